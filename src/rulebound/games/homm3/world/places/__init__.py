"""Locations and what visits there do."""
