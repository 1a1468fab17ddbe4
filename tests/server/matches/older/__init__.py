"""Matches of earlier versions of the rules, as a server of that time left them in its database.

``python -m tests.server.matches.older VERSION`` leaves more of them, by the rules of today.
"""
