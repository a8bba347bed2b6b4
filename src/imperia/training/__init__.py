"""Minds that learn by playing themselves: `imperia train`. It needs PyTorch (the extra `train`)."""
