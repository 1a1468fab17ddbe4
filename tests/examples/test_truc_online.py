"""A person and a bot play the example to its end at a web table."""

from pathlib import Path

import rulebound
from rulebound.server.config import Config
from tests.server.conftest import running
from tests.server.visitors import at_table, set_table


def test_a_person_and_a_bot_play_to_the_end(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'rulebound.db'}"
    config = Config(
        data_dir=tmp_path, database_url=database, port=0, workers=1, bot_pause=0, rate=0
    )
    with running(config) as server:
        ann = server.client("Ann")
        assert "truc" in [game["id"] for game in ann.get("/api/games").json()]
        table_id = set_table(ann, "truc", chairs=["me", "gentle"], options={"target": 6})
        with at_table(server, table_id, ann) as (page,):
            assert page.state["view"]["hand"]
            while page.state["decision"] is not None:
                if page.state["decision"]["seat"] == page.seat:
                    page.choose()
                else:
                    page.until("state")
            assert max(page.state["result"]["scores"]) >= 6
        record = ann.get(f"/api/tables/{table_id}/record").json()
    assert rulebound.replay(record).result is not None
