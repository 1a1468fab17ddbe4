"""Everything that goes over the wire: the one description of it, for Python and TypeScript alike.

HTTP bodies (`http`) and socket frames (`frames`) are these models; the client's types are generated
from them. Models of what comes in refuse unknown fields and bound every length (`fields`).
"""
