"""The store of what people keep of a match they study: their own notes, and their branches."""

from dataclasses import asdict

from sqlalchemy import delete, func, insert, select
from sqlalchemy.exc import IntegrityError

from rulebound.server.store.base import Base, writes
from rulebound.server.store.rows import RemarkRow
from rulebound.server.store.schema import REMARKS, TABLES


class StudyStore(Base):
    def remarks(self, player_id: str, table_id: str) -> list[RemarkRow]:
        """What the player wrote to a match, in the order of its moves."""
        mine = REMARKS.c.player_id == player_id, REMARKS.c.table_id == table_id
        wanted = select(REMARKS).where(*mine).order_by(REMARKS.c.at)
        with self._reading() as connection:
            return [RemarkRow(**row) for row in connection.execute(wanted).mappings()]

    @writes
    def remark(self, remark: RemarkRow, most: int) -> bool:
        """Keep a note in the place of the earlier one at that move; an empty one takes it away.

        False: the player has written as many as one may to one match.
        """
        match = REMARKS.c.player_id == remark.player_id, REMARKS.c.table_id == remark.table_id
        try:
            with self._writing() as connection:
                connection.execute(delete(REMARKS).where(*match, REMARKS.c.at == remark.at))
                if not remark.text:
                    return True
                count = select(func.count()).select_from(REMARKS).where(*match)
                if connection.execute(count).scalar_one() >= most:
                    return False
                connection.execute(insert(REMARKS).values(**asdict(remark)))
        except IntegrityError:  # another page wrote at the same moment, or the table is gone
            return True
        return True

    def branches(self, player_id: str, table_id: str, most: int) -> list[str]:
        """The tables at which the player went on from somewhere in a match, the newest first."""
        own = TABLES.c.parent == table_id, TABLES.c.owner == player_id
        kept = TABLES.c.known_seed.is_(True), TABLES.c.status.in_(("running", "finished"))
        wanted = select(TABLES.c.id).where(*own, *kept).order_by(TABLES.c.created.desc())
        with self._reading() as connection:
            return list(connection.execute(wanted.limit(most)).scalars())
