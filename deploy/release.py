"""Builds the packages of a release, tries them out and says what is in them: ``make release``.

Each of them, the wheel and the source, is installed where nothing else is and where there is no
Node: all entry points must load, a match must be played, and the table server must serve its
client. Then the wheel must run as ``uvx`` and ``pipx run`` would run it.
"""

import json
import os
import shutil
import socket
import subprocess
import sys
import tarfile
import tempfile
import venv
import zipfile
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from time import monotonic, sleep
from urllib.request import urlopen

ROOT = Path(__file__).parents[1]
OUT = ROOT / "dist" / "release"
BUILT = ("rulebound/server/client/index.html", "rulebound/server/manual/index.html")
"""The client and the manual, which are no part of the repository."""
PATIENCE = 60.0
"""Seconds until a server has to answer."""
LOADS_ALL = """
import json
from importlib.metadata import distribution
points = list(distribution("rulebound").entry_points)
for point in points:
    point.load()
print(json.dumps([f"{p.group}: {p.name}" for p in points]))
"""


def main() -> None:
    shutil.rmtree(OUT, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", OUT, ROOT)
    wheel, source = only("*.whl"), only("*.tar.gz")
    run(sys.executable, "-m", "twine", "check", "--strict", wheel, source)
    show(wheel, wheel_files(wheel))
    show(source, source_files(source))
    for package in (wheel, source):
        with clean_environment(package) as environment:
            try_out(package, environment)
    bins = Path(sys.executable).parent
    run(bins / "uvx", "--from", wheel, "rulebound", "games")
    listed = json.loads(run(bins / "pipx", "run", "--spec", wheel, "rulebound", "games", "--json"))
    print("uvx and pipx run it, too: they list", ", ".join(game["game"] for game in listed))


def only(pattern: str) -> Path:
    (found,) = OUT.glob(pattern)
    return found


def run(*command: object, environment: Mapping[str, str] | None = None) -> str:
    """What a command prints; if it fails, so does the release."""
    words = [str(word) for word in command]
    elsewhere = tempfile.gettempdir()  # not where the source lies
    done = subprocess.run(
        words, check=False, env=environment, capture_output=True, text=True, cwd=elsewhere
    )
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


# ---- what is in them ----


def wheel_files(path: Path) -> dict[str, int]:
    with zipfile.ZipFile(path) as wheel:
        return {info.filename: info.file_size for info in wheel.infolist()}


def source_files(path: Path) -> dict[str, int]:
    with tarfile.open(path) as source:
        files = [entry for entry in source.getmembers() if entry.isfile()]
    return {entry.name.partition("/")[2]: entry.size for entry in files}


def show(path: Path, files: dict[str, int]) -> None:
    """What is in a package, by folder; without client and manual it is none."""
    for built in BUILT:
        if not any(name.endswith(built) for name in files):
            sys.exit(f"{path.name} lacks {built}")
    print(f"{path.name}: {path.stat().st_size / 1e6:.1f} MB, {len(files)} files")
    sizes, counts = Counter[str](), Counter[str]()
    for name, size in files.items():
        folder = folder_of(name)
        sizes[folder] += size
        counts[folder] += 1
    for folder, size in sizes.most_common():
        print(f"  {size / 1e6:8.2f} MB  {counts[folder]:5}  {folder}")


def folder_of(name: str) -> str:
    """``rulebound/server``: as much of a path as tells parts apart."""
    parts = name.split("/")
    depth = 3 if parts[0] == "src" else 2
    return "/".join(parts[:depth]) if len(parts) > depth else "/".join(parts[:-1]) or "."


# ---- trying them out ----


@contextmanager
def clean_environment(package: Path) -> Iterator[Path]:
    """The folder of programs of an environment in which nothing but the package is installed."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        bins = Path(folder) / "bin"
        run(bins / "python", "-m", "pip", "install", "--quiet", package)
        yield bins


def try_out(package: Path, bins: Path) -> None:
    bare = {**os.environ, "PATH": str(bins)}  # neither Node nor anything else of this machine
    bare.pop("PYTHONPATH", None)
    points: list[str] = json.loads(run(bins / "python", "-c", LOADS_ALL, environment=bare))
    run(bins / "rulebound", "--help", environment=bare)
    played = ("simulate", "tashkalar", "--form", "duel", "--bots", "random", "-n", "1")
    run(bins / "rulebound", *played, environment=bare)
    run(bins / "python", "-m", "pip", "check", environment=bare)
    serves(bins, bare)
    print(f"{package.name} works on its own; its entry points: {', '.join(points)}")


def serves(bins: Path, environment: Mapping[str, str]) -> None:
    with socket.socket() as free, tempfile.TemporaryDirectory() as data:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
        free.close()
        command = [
            str(bins / "rulebound"),
            "serve",
            "--no-open",
            f"--port={port}",
            f"--data={data}",
        ]
        quiet = subprocess.DEVNULL
        server = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
        try:
            page = answer(f"http://127.0.0.1:{port}/", server)
            if "<script" not in page:
                sys.exit("the server does not serve its client")
            for part in ("healthz", "docs/"):
                answer(f"http://127.0.0.1:{port}/{part}", server)
        finally:
            server.terminate()
            server.wait()


def answer(url: str, server: "subprocess.Popen[bytes]") -> str:
    end = monotonic() + PATIENCE
    while True:
        try:
            with urlopen(url, timeout=5) as page:
                return str(page.read(), "utf-8")
        except OSError as error:
            if server.poll() is not None or monotonic() > end:
                sys.exit(f"the server does not answer: {error}")
            sleep(0.2)


if __name__ == "__main__":
    main()
