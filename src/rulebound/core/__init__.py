"""The contract that games, bots, servers and clients share. It knows no game."""
