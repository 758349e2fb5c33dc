"""Speed of the engine next to its peers, measured the same way in the same run."""
