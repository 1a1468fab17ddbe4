"""The wire between browsers and a server, which can be cut."""

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

CHUNK = 65536


class Cable:
    """Passes connections on to a server. Cut, it ends them all and lets no new one through."""

    def __init__(self, port: int) -> None:
        self._target = ("127.0.0.1", port)
        self._listener = socket.create_server(("127.0.0.1", 0))
        self._ends: set[socket.socket] = set()
        self._whole = True
        self._deaf = False
        self.url = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """No connection survives, and no new one comes about."""
        self._whole = False
        for end in list(self._ends):
            _end(end)

    def silence(self) -> None:
        """What browsers say still arrives, but no answer comes back."""
        self._deaf = True

    def mend(self) -> None:
        self._deaf = False
        self._whole = True

    def close(self) -> None:
        self.cut()
        _end(self._listener)

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                near, _ = self._listener.accept()
                threading.Thread(target=self._join, args=(near,), daemon=True).start()

    def _join(self, near: socket.socket) -> None:
        with near, suppress(OSError):
            if not self._whole:
                return
            with socket.create_connection(self._target) as far:
                self._ends |= {near, far}
                back = threading.Thread(target=self._pass, args=(far, near, True), daemon=True)
                back.start()
                self._pass(near, far, False)
                back.join()
                self._ends -= {near, far}

    def _pass(self, source: socket.socket, target: socket.socket, back: bool) -> None:
        with suppress(OSError):
            while data := source.recv(CHUNK):
                if not (back and self._deaf):
                    target.sendall(data)
        _end(source)
        _end(target)


def _end(end: socket.socket) -> None:
    with suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)


@contextmanager
def cable(port: int) -> Iterator[Cable]:
    it = Cable(port)
    try:
        yield it
    finally:
        it.close()
