"""How cards are worded, from what they do."""
