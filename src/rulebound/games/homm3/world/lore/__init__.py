"""Astrologers Proclaim cards and Event cards."""
