"""What may come of telling somebody something."""


class Failed(Exception):
    """It did not arrive, and may at another time."""

    def __init__(self, reason: str, status: int = 0) -> None:
        super().__init__(reason)
        self.status = status


class Declined(Failed):
    """It did not arrive, and never will."""


class Gone(Declined):
    """There is nobody any more."""
