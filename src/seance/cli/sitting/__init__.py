"""A match at one terminal: who holds the device, what is shown, what was typed."""
