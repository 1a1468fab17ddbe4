"""Tables for people at a terminal: one loop for all games, one painter a game."""
