"""A Most Haunted House."""
