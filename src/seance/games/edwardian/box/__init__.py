"""What is in the box of the Edwardian Tale, and what each card does."""
