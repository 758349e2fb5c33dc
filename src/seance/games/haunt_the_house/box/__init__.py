"""What is in the box of Haunt the House, and what each of it does."""
