"""What games truly share: rules about parts that are the same in each, over fields of the same names."""
