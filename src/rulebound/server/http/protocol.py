"""What a connection may send, and how long it may take, before there is a request to look at."""

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

MAX_HEAD: Final = 32_768
"""The longest address and headers of a request, in bytes."""
HEAD_SECONDS: Final = 30.0


class BoundedHttp(HttpToolsProtocol):
    """HTTP as uvicorn speaks it, for clients that come to the point."""

    _head = 0
    """How many bytes have come since the last request or piece of a body was complete."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.loop.call_later(HEAD_SECONDS, self._look, None)

    def data_received(self, data: bytes) -> None:
        self._head += len(data)
        super().data_received(data)
        if self._head > MAX_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")

    def on_headers_complete(self) -> None:
        self._head = 0
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def _look(self, before: Any) -> None:
        """Close a connection on which no request has come since the last look."""
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return  # it is gone, or has become a WebSocket
        waiting = self.cycle is None or self.cycle.response_complete
        if waiting and self.cycle is before:
            self.transport.close()
        else:
            self.loop.call_later(HEAD_SECONDS, self._look, self.cycle)
