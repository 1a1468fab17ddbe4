"""Town Boards, a file a faction."""
