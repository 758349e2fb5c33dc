"""How the Way Out is told: what the house and the lost say, and the scenes of their story."""
