"""The first printing: what is in the box, card by card."""
