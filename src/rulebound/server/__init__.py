"""Tables for people: HTTP and WebSocket, storage, seats, bots as players."""
