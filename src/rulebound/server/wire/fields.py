"""What a field may hold: every text and number that comes in is bounded."""

from typing import Annotated, Final, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints
from pydantic_core import PydanticKnownError

from rulebound.server.names import check_name

MAX_FRAME: Final = 4_096
"""The longest frame a client may send, in bytes."""
MAX_BODY: Final = 16_384
"""The longest HTTP body, but for an imported record."""
MAX_RECORD: Final = 2_000_000

Language = Literal["en", "el", "hu", "ka", "he"]
Theme = Literal["auto", "lamplight", "daylight"]
Status = Literal["open", "running", "finished", "closed"]
Listing = Literal["open", "running", "mine", "finished"]


def _trim(text: str) -> str:
    if trimmed := text.strip():
        return trimmed
    raise PydanticKnownError("string_too_short", {"min_length": 1})


TRIMMED: Final = AfterValidator(str.strip)
"""Without the blanks around it. Bounds and patterns hold for the text as it was sent: that is what
the description says, and what anybody who reads it can check. (Pydantic's own
``strip_whitespace`` takes more than is described.)"""
TRIMMED_TEXT: Final = AfterValidator(_trim)
"""The same, of a text that must not be blank."""

PlayerName = Annotated[
    str,
    StringConstraints(min_length=1, max_length=24),
    TRIMMED_TEXT,
    AfterValidator(check_name),
]
Title = Annotated[
    str,
    StringConstraints(min_length=1, max_length=48),
    TRIMMED_TEXT,
    AfterValidator(check_name),
]
Login = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.@+-]{3,64}$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=128)]
Invitation = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9 -]{8,40}$")]
TableId = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{8,32}$")]
Secret = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,64}$")]
BotName = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_.-]{1,32}$")]
GameName = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,32}$")]
Word = Annotated[str, StringConstraints(pattern=r"^[a-z0-9_]{1,32}$")]
OwnSettings = Annotated[dict[Word, Word], Field(max_length=16)]
"""The settings of one game, by name; the server does not know what they mean."""
Notation = Annotated[str, StringConstraints(min_length=1, max_length=200)]
PromptId = Annotated[str, StringConstraints(pattern=r"^[a-z0-9-]{1,80}$")]
MOST_PREPARED: Final = 24
"""So many choices may be prepared with one that is made."""
Ref = Annotated[str, StringConstraints(min_length=1, max_length=80)]
ChatText = Annotated[
    str,
    StringConstraints(min_length=1, max_length=400, pattern=r"^[^\x00]*$"),
    TRIMMED_TEXT,
]
RemarkText = Annotated[
    str,
    StringConstraints(max_length=1000, pattern=r"^[^\x00-\x08\x0b-\x1f\x7f]*$"),
    TRIMMED,
]
"""A note of several lines; an empty one takes the note away."""
Seed = Annotated[int, Field(ge=0, lt=2**63)]
"""What a person may choose; the server itself draws keys of 128 bits."""
Seat = Annotated[int, Field(ge=0, le=7)]
Place = Annotated[str, StringConstraints(pattern=r"^[0-9T:.-]{26}~[A-Za-z0-9_-]{8,32}$")]
"""A place in a list of tables."""
Seq = Annotated[int, Field(ge=0, le=1_000_000)]
Call = Annotated[int, Field(ge=0, lt=2**31)]
"""A number by which a client recognises the answer to its frame."""


class Incoming(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class Outgoing(BaseModel):
    model_config = ConfigDict(extra="forbid")
