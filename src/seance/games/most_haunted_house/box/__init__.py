"""The cards themselves."""
