"""One package a game. A game imports the core and nothing else of ours."""
