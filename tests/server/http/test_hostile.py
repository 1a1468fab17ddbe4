"""Hostile people: whatever they send, nothing changes, nothing leaks, and nothing breaks."""

import json
from collections.abc import Callable, Iterator

import pytest
from itsdangerous import TimestampSigner

from rulebound.server.config import Config
from rulebound.server.http.accounts import COOKIE_SECONDS
from tests.server.http.test_accounts import refusal
from tests.server.siege import PASSWORD, Castle, Siege, attacked, castle, leaves
from tests.server.visitors import Page, make_account, open_page, set_table, sit, table_of_two


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Castle]:
    folder = tmp_path_factory.mktemp("house")
    config = Config(folder, f"sqlite:///{folder / 'db'}", port=0, bot_pause=0, rate=0)
    with castle(config) as it:
        yield it
        it.settle()


@pytest.fixture(scope="module", params=["tashkalar", "urbno"])
def standing(request: pytest.FixtureRequest, house: Castle) -> Siege:
    return Siege(house, request.param)


@pytest.fixture
def besieged(standing: Siege) -> Iterator[Siege]:
    with attacked(standing):
        yield standing


def test_the_watchman_of_these_tests_is_awake(besieged: Siege) -> None:
    """One card of Ann's hand, told to Bob, would be noticed; so would one more line of chat."""
    besieged.check_unchanged()
    besieged.check_unleaked()
    (card, *_) = sorted(besieged.secrets(1) & leaves(besieged.play.match.view(0)["hand"]))
    besieged.castle.heard.append((1, json.dumps({"view": {"hand": [card]}})))
    with pytest.raises(AssertionError):
        besieged.check_unleaked()
    besieged.castle.heard.clear()
    besieged.before[-1] = []
    with pytest.raises(AssertionError):
        besieged.check_unchanged()
    besieged.before = besieged.contents()


# ---- foreign seats ----


def attack(page: Page, besieged: Siege) -> set[str]:
    """Try everything that only Ann may do now; the codes of the refusals."""
    at = besieged.seq
    codes = set()
    for notation in besieged.options:
        codes.add(page.refusal("choose", at=at, notation=notation))
        codes.add(page.refusal("foresee", at=at, notation=notation))
    codes.add(page.refusal("undo", at=at))
    for aside in besieged.play.match.asides(0):
        codes.add(page.refusal("aside", at=at, notation=f"0! {aside.notation}"))
    return codes


def test_nobody_acts_for_another_seat(besieged: Siege) -> None:
    bob = besieged.page(besieged.bob, seat=1)
    codes = {"not-your-turn", "cannot-undo"}
    if besieged.play.match.asides(0):
        codes.add("illegal")
    assert attack(bob, besieged) == codes
    cat, dan = besieged.castle.client("Cat"), besieged.castle.client("Dan")
    other = set_table(cat, "urbno", chairs=["me", "open"])
    key = sit(dan, other, 1)["secret"]
    for page in (
        besieged.page(),
        besieged.page(cat),
        besieged.page(dan, key=key),
        besieged.page(key=key),
    ):
        assert attack(page, besieged) == {"not-seated"}
        assert page.refusal("why", ref="card:knight") == "not-seated"
        assert page.refusal("rematch", yes=True) == "not-seated"
        assert page.refusal("nudge") == "not-seated"
        assert page.refusal("mend", seat=0, bot="gentle") == "not-seated"


def test_nobody_plays_for_a_bot(house: Castle) -> None:
    ann = house.client("Ann", 0)
    table_id = set_table(ann, chairs=["me", "gentle"])
    secret = house.server.store.table(table_id).chairs[1].secret  # type: ignore[union-attr]
    page = house.page(table_id, key=secret)
    assert page.refusal("aside", at=0, notation="resign") == "not-seated"
    assert page.refusal("mend", seat=1, bot="sharp") == "not-seated"


def test_only_the_owner_changes_chairs_and_only_before_the_match(besieged: Siege) -> None:
    cat = besieged.castle.client("Cat")
    for who, code in ((besieged.ann, 409), (besieged.bob, 403), (cat, 403)):
        for body in (
            {"seat": 1, "chair": {"kind": "bot", "bot": "gentle"}},
            {"seat": 1, "chair": {"kind": "open"}},
        ):
            answer = who.post(f"{besieged.url}/chair", json=body)
            assert answer.status_code == code
        assert who.post(f"{besieged.url}/close").status_code == code
    for who in (besieged.ann, besieged.bob, cat):
        assert who.post(f"{besieged.url}/leave").status_code == 409
        assert who.post(f"{besieged.url}/sit", json={"seat": 0}).status_code == 409


# ---- what is hidden ----


def test_the_past_of_a_running_match_shows_only_what_was_seen(besieged: Siege) -> None:
    cat = besieged.castle.client("Cat")
    nobody = besieged.castle.client()
    for who, seat in ((besieged.bob, 0), (cat, 0), (cat, 1), (nobody, 0), (nobody, 1)):
        for at in (0, 1, besieged.seq):
            answer = who.get(f"{besieged.url}/replay/{at}", params={"seat": seat})
            assert refusal(answer) == (403, "not-allowed")
    total = len(besieged.play.match.record()["choices"])
    for who in (besieged.bob, cat, nobody):
        for at in range(total + 1):
            assert who.get(f"{besieged.url}/replay/{at}").status_code == 200
        assert refusal(who.get(f"{besieged.url}/record")) == (409, "not-finished")
    form = {"at": 1, "chairs": [{"kind": "me"}, {"kind": "open"}]}
    assert refusal(cat.post(f"{besieged.url}/play-on", json=form)) == (409, "not-finished")


def test_asking_why_tells_nothing_of_other_hands(besieged: Siege) -> None:
    """For cards of Ann's hand and of her deck alike, Bob is told the same."""
    bob = besieged.page(besieged.bob, seat=1)
    match = besieged.play.match
    prefix = "card:"
    mine = match.view(0)["hand"]
    imagined = [match.imagine(1, seed) for seed in range(5)]
    for card in [c for cards in mine.values() if isinstance(cards, list) for c in cards]:
        told = bob.ask("why", ref=f"{prefix}{card}")["reason"]
        for other in imagined:
            reason = other.why_not(1, f"{prefix}{card}")
            assert told == (None if reason is None else {"id": reason.id, "args": {**reason.args}})
        del bob.texts[-1]  # it repeats the name of the card that was asked for


def test_watchers_see_nothing_where_watching_is_not_allowed(house: Castle) -> None:
    ann, bob, cat = (house.client(name) for name in ("Ann", "Bob", "Cat"))
    table_id = set_table(ann, watching=False)
    sit(bob, table_id, 1)
    for who in (cat, house.client()):
        page = open_page(house.server.url, table_id, who)
        assert page.closed() == 4403
        assert [frame["t"] for frame in page.frames] == ["refused"]
        for at in (0, 1):
            answer = who.get(f"/api/tables/{table_id}/replay/{at}")
            assert refusal(answer)[0] in (403, 404)


# ---- stale sequence numbers ----


def test_what_was_meant_for_another_moment_is_refused(besieged: Siege) -> None:
    ann = besieged.page(besieged.ann, seat=0)
    seq = besieged.seq
    for at in (0, 1, seq - 1, seq + 1, seq + 2, 999_999):
        for kind in ("choose", "aside", "foresee"):
            assert ann.refusal(kind, at=at, notation=besieged.options[0]) == "stale"
        assert ann.refusal("undo", at=at) == "stale"


def test_of_many_clicks_at_once_one_counts(house: Castle) -> None:
    table_id, ann, bob = table_of_two(house.server)
    pages = [house.page(table_id, ann, seat=0) for _ in range(8)]
    foreign = house.page(table_id, bob, seat=1)
    notation = pages[0].options[0]
    calls = [page.post("choose", at=0, notation=notation) for page in (*pages, foreign)]
    told = [page.answer(call) for page, call in zip((*pages, foreign), calls, strict=True)]
    codes = [answer.get("trouble", {"code": "done"})["code"] for answer in told]
    assert sorted(codes[:-1]) == ["done"] + ["stale"] * 7
    assert codes[-1] in ("not-your-turn", "stale")
    assert [act.notation for act in house.server.store.acts(table_id)] == [notation]


# ---- forged cookies and keys ----


class Elsewhen(TimestampSigner):
    """Signs at another time."""

    shift = 0

    def get_timestamp(self) -> int:
        return super().get_timestamp() + self.shift


def signed(besieged: Siege, text: str, shift: int = 0, salt: str = "player") -> str:
    """A cookie signed with the server's own key."""
    signer = Elsewhen(besieged.server.store.secret("cookie", lambda: "none"), salt)
    signer.shift = shift
    return signer.sign(text).decode()


def ann_of(besieged: Siege) -> str:
    return str(besieged.table.chairs[0].player_id)


def cookie_of(besieged: Siege) -> str:
    return besieged.ann.cookies["rulebound"]


def token_of(besieged: Siege) -> str:
    return cookie_of(besieged).partition(".")[0]


def test_the_forger_of_these_tests_knows_how(besieged: Siege) -> None:
    """With the right key, salt and time, the cookie would be good."""
    client = besieged.castle.client(seat=0)
    client.cookies.set("rulebound", signed(besieged, token_of(besieged)))
    assert client.get("/api/me").json()["id"] == ann_of(besieged)


FORGERIES: dict[str, Callable[[Siege], str]] = {
    "expired": lambda b: signed(b, token_of(b), -COOKIE_SECONDS - 5),
    "from the future": lambda b: signed(b, token_of(b), 10**6),
    "signed for something else": lambda b: signed(b, token_of(b), salt="seat"),
    "signed by somebody else": lambda b: TimestampSigner("x", "player").sign(token_of(b)).decode(),
    "of a player without the token": lambda b: signed(b, ann_of(b)),
    "of nobody": lambda b: signed(b, "0" * 32),
    "of everybody": lambda b: signed(b, "%"),
    "of an injector": lambda b: signed(b, "' OR '1'='1"),
    "unsigned": token_of,
    "without its signature": lambda b: cookie_of(b).rpartition(".")[0],
    "with half its signature": lambda b: cookie_of(b)[:-10],
    "with an empty signature": lambda b: cookie_of(b).rpartition(".")[0] + ".",
    "in other letters": lambda b: cookie_of(b).swapcase(),
    "with more after it": lambda b: cookie_of(b) + "AAAA",
    "with more before it": lambda b: "A" + cookie_of(b),
    "in quotes and stars": lambda b: f'"*{cookie_of(b)}*"',
    "empty": lambda b: "",
    "very long": lambda b: "A.B." + "C" * 6000,
}


@pytest.mark.parametrize("how", FORGERIES)
def test_a_forged_cookie_is_nobodys(besieged: Siege, how: str) -> None:
    client = besieged.castle.client()
    client.cookies.set("rulebound", FORGERIES[how](besieged))
    assert client.get("/api/me").json() is None
    assert client.get(besieged.url).json()["you"] is None
    assert refusal(client.patch("/api/me", json={"name": "Eve"})) == (401, "no-player")
    for path in ("leave", "close"):
        assert refusal(client.post(f"{besieged.url}/{path}")) == (401, "no-player")
    page = besieged.page(client)
    assert page.refusal("choose", at=besieged.seq, notation=besieged.options[0]) == "not-seated"


def test_every_changed_letter_spoils_a_cookie(besieged: Siege) -> None:
    cookie = cookie_of(besieged)
    client = besieged.castle.client()
    for place, letter in enumerate(cookie[:-1]):  # the last letter holds two bits of nothing
        forged = f"{cookie[:place]}{'A' if letter != 'A' else 'B'}{cookie[place + 1 :]}"
        client.cookies.set("rulebound", forged)
        assert client.get("/api/me").json() is None, place


def test_the_cookie_of_a_guest_who_is_no_more_is_nobodys(house: Castle) -> None:
    form = make_account(house.client("Ann"), PASSWORD)
    guest = house.client("Guest")
    cookie = guest.cookies["rulebound"]
    assert guest.post("/api/login", json=form).json()["name"] == "Ann"
    again = house.client()
    again.cookies.set("rulebound", cookie)
    assert again.get("/api/me").json() is None


def test_a_key_must_fit_wholly(besieged: Siege) -> None:
    key = besieged.table.chairs[0].secret
    for wrong in (key[:-1], key + "A", key.swapcase(), key[::-1], "A" * 32):
        page = besieged.page(key=wrong)
        assert page.refusal("choose", at=besieged.seq, notation=besieged.options[0]) == "not-seated"
    for unsound in (key + " ", "", "%" * 32, key[:15], "é" * 20, key + "\n"):
        page = open_page(besieged.server.url, besieged.table_id, key=unsound)
        assert (page.closed(), page.frames) == (4400, [])


# ---- pages of other sites ----


ORIGINS = ("https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1", "file://")


@pytest.mark.parametrize("origin", ORIGINS)
def test_a_page_of_another_site_does_nothing_with_anns_cookie(besieged: Siege, origin: str) -> None:
    for method, path, body in (
        ("PATCH", "/api/me", {"name": "Eve"}),
        ("POST", "/api/me", {"name": "Eve"}),
        ("POST", "/api/logout", {}),
        ("POST", "/api/tables", {"game": "urbno", "chairs": [{"kind": "me"}, {"kind": "open"}]}),
        ("POST", f"{besieged.url}/leave", {}),
        ("POST", f"{besieged.url}/close", {}),
    ):
        answer = besieged.ann.request(method, path, json=body, headers={"origin": origin})
        assert refusal(answer) == (403, "foreign-origin")
        assert "set-cookie" not in answer.headers
        assert "access-control-allow-origin" not in answer.headers
    page = Page(besieged.server.url, besieged.table_id, besieged.ann, origin=origin)
    assert (page.closed(), page.frames) == (4403, [])
