"""Bots as players: they think in processes of their own."""
