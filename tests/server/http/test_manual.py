"""The manual at /docs: built pages, their own scripts and no others."""

import asyncio
from base64 import b64encode
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from rulebound.server.http.manual import ADDRESS, routes
from rulebound.server.http.security import POLICY

OWN = "document.title = 'read'"


Get = Callable[[str], httpx.Response]


def reader(folder: Path) -> Get:
    app = httpx.ASGITransport(Starlette(routes=routes(folder)))

    async def ask(path: str) -> httpx.Response:
        async with httpx.AsyncClient(transport=app, base_url="http://manual") as client:
            return await client.get(path)

    return lambda path: asyncio.run(ask(path))


@pytest.fixture
def manual(tmp_path: Path) -> Get:
    built = tmp_path / "manual"
    (built / "rules").mkdir(parents=True)
    (built / "index.html").write_text(f"<h1>Manual</h1><script>{OWN}</script>")
    (built / "rules/index.html").write_text("<h1>Rules</h1>")
    (tmp_path / "secret.txt").write_text("secret")
    return reader(built)


def test_pages_are_found_below_their_address(manual: Get) -> None:
    assert manual(ADDRESS).headers["location"] == f"{ADDRESS}/"
    assert "Manual" in manual(f"{ADDRESS}/").text
    assert "Rules" in manual(f"{ADDRESS}/rules/").text
    assert manual(f"{ADDRESS}/nowhere/").status_code == 404


def test_nothing_beside_the_manual_is_read(manual: Get) -> None:
    for path in ("../secret.txt", "%2e%2e/secret.txt", "..%2fsecret.txt"):
        answer = manual(f"{ADDRESS}/{path}")
        assert (answer.status_code, "secret" in answer.text) == (404, False)


def test_only_scripts_of_its_own_are_allowed(manual: Get) -> None:
    policy = manual(f"{ADDRESS}/").headers["content-security-policy"]
    digest = b64encode(sha256(OWN.encode()).digest()).decode()
    assert f"script-src 'self' 'sha256-{digest}';" in policy
    assert "default-src 'none'" in policy
    assert set(policy.split("; ")) - set(POLICY.split("; ")) == {
        f"script-src 'self' 'sha256-{digest}'",
        "style-src 'self' 'unsafe-inline'",
    }


def test_without_a_manual_it_says_how_to_build_it(tmp_path: Path) -> None:
    answer = reader(tmp_path / "none")(f"{ADDRESS}/")
    assert (answer.status_code, "make docs" in answer.text) == (404, True)
