"""The steps from each layout of the database to the next, numbered in order."""
