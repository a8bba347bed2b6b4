"""Eight-Minute Empire, in the English and the Polish edition."""
