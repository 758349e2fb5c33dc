"""A box nobody has ever opened: ingredients, a grammar for their names, and how they are put together."""
