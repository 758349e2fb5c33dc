"""What comes out on paper, or looks as if it did."""
