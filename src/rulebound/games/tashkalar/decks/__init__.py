"""The cards, a module a deck."""
