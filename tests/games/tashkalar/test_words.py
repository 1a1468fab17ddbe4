"""Every card says what it does, every line of the log who does it, in every language."""

import random
from typing import Any

import pytest

import rulebound
from rulebound.games.tashkalar.library import CARDS, FLARE_CARDS
from rulebound.locale import LANGUAGES, Translator


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_has_a_text(language: str) -> None:
    t = Translator(language)
    for number, card in enumerate(CARDS):
        parts = ("upper", "lower") if number in FLARE_CARDS else ("brief", "text")
        for part in parts:
            assert len(t(f"tashkalar-card-{card.id}.{part}")) > 8


def test_a_translation_is_not_the_english_text() -> None:
    """At most a few names are alike in another language; sentences never are."""
    english = Translator("en")
    for language in LANGUAGES[1:]:
        t = Translator(language)
        for card in CARDS:
            part = "upper" if card.id.startswith("flare") else "text"
            key = f"tashkalar-card-{card.id}.{part}"
            assert t(key) != english(key)


PIECE = {"seat": 1, "square": "e5", "colour": "red", "rank": "heroic"}
ACTS: dict[str, dict[str, Any]] = {
    "placed": PIECE,
    "destroyed": {"seat": 1, "squares": ["e5", "d4"], "colour": "red"},
    "converted": PIECE,
    "upgraded": PIECE,
    "downgraded": PIECE,
    "moved": {"seat": 1, "start": "e5", "end": "e6", "colour": "red"},
    "lifted": PIECE,
    "gained-actions": {"seat": 1, "count": 1},
    "extra-cards": {"seat": 1, "cards": 1, "legends": 0},
    "extra-turn": {"seat": 1},
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ACTS)
def test_the_log_says_who_does_it(language: str, kind: str) -> None:
    event = {"kind": kind, "at": 1, **ACTS[kind]}
    told = Translator(language).event("tashkalar", event, ("Ana", "Bence"))
    assert "Bence" in told
    assert "Ana" not in told


def test_whoever_acts_is_named_also_where_the_piece_is_somebody_elses() -> None:
    """TK-5.1.11: whoever's piece moves, the controller moves it."""
    foreign = set()
    for seed in range(8):
        schools = ["northern", "southern"]
        match = rulebound.game("tashkalar").start(
            seats=2, seed=seed, options={"form": "duel", "schools": schools}
        )
        rng = random.Random(seed)
        while match.decision is not None:
            match.choose(rng.choice(match.decision.options))
        colours = [seat["colour"] for seat in match.view()["seats"]]
        turn = -1
        for event in match.log():
            if event["kind"] == "turn":
                turn = event["seat"]
            elif event["kind"] in ACTS:
                assert event["seat"] == turn
                if event.get("colour") not in (None, colours[turn]):
                    foreign.add(event["kind"])
    assert {"moved", "destroyed"} <= foreign
