"""Telling people who are away: by mail, through their browsers, to a webhook."""
