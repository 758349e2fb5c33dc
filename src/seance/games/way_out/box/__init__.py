"""What is in the box of the Way Out: the charts that say which room lies behind a card."""
