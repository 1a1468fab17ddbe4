"""The ids of messages that the code of a game spells out, so that nobody has to list them.

An id stands there as a whole (``Text("homm3-ask-acid")``), or its last part is handed to something
that puts it together. What does so is found, too: functions with an f-string such as
``f"homm3-ask-{what}"``, all that makes options (``homm3-option-<kind>``), classes and functions
whose docstring says what is made of an argument (``homm3-use-<name>``), and whatever passes such an
argument on.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple


class Said(NamedTuple):
    """An argument that is the last part of an id."""

    begins: str
    at: int
    name: str


Given = Mapping[str, tuple[str, int]]
"""By argument of the functions around: whose it is, and its place."""


class Spelled:
    """What the modules of a game say."""

    def __init__(self, game: str, sources: Sequence[str]) -> None:
        self.game = game
        self.ids: set[str] = set()
        """These have to exist."""
        self._perhaps: set[str] = set()
        self._made: set[str] = set()
        """Beginnings of ids whose ends are worked out; an end is some constant of the code."""
        self._ends: set[str] = set()
        self._defined: Counter[str] = Counter()
        self._constants: dict[str, list[str]] = {}
        option = Said(f"{game}-option-", 0, "kind")
        self._said: dict[str, set[Said]] = {"Option": {option}, "plain": {option}}
        self._module = 0
        trees = [ast.parse(text) for text in sources]
        for self._module, tree in enumerate(trees):
            self._look_at(tree)
        known = -1
        while known < (known := sum(map(len, self._said.values()))):
            for self._module, tree in enumerate(trees):
                self._read(tree, {})

    def may_use(self, id_: str) -> bool:
        return id_ in self.ids | self._perhaps or any(
            id_.startswith(begins) and id_.removeprefix(begins) in self._ends
            for begins in self._made
        )

    def _own(self, name: str) -> str:
        """A constant is known in its own module only."""
        return f"{self._module} {name}" if name.isupper() else name

    def _look_at(self, tree: ast.Module) -> None:
        """Constants, whole ids, and what docstrings say."""
        whole = re.compile(rf"{self.game}-[\w-]+")
        for node in ast.walk(tree):
            match node:
                case ast.Constant(value=str() | int() as constant):
                    text = str(constant)
                    self._ends.add(text)
                    if whole.fullmatch(text) and not text.endswith("-"):
                        self.ids.add(text)
                case ast.FunctionDef() | ast.ClassDef():
                    self._defined[self._own(node.name)] += 1
                    self._look_at_docs(node)
        for node in tree.body:
            match node:
                case (
                    ast.Assign(targets=[ast.Name(id=name)], value=value)
                    | ast.AnnAssign(target=ast.Name(id=name), value=value)
                ):
                    found = value.values if isinstance(value, ast.Dict) else [value]
                    self._constants[self._own(name)] = [
                        each.value
                        for each in found
                        if isinstance(each, ast.Constant) and isinstance(each.value, str)
                    ]

    def _look_at_docs(self, node: ast.FunctionDef | ast.ClassDef) -> None:
        texts = (
            part.value.value
            for part in node.body
            if isinstance(part, ast.Expr) and isinstance(part.value, ast.Constant)
        )
        wanted = re.compile(rf"``({self.game}-[\w-]*-)<(\w+)>``")
        names = _arguments(node)
        for begins, name in (found for text in texts for found in wanted.findall(str(text))):
            if name in names:
                self._add(node.name, Said(begins, names[name], name))

    def _add(self, maker: str, said: Said) -> None:
        self._said.setdefault(self._own(maker), set()).add(said)

    def _read(
        self,
        node: ast.AST,
        given: Given,
        class_: ast.ClassDef | None = None,
    ) -> None:
        match node:
            case ast.ClassDef():
                class_ = node
                if not any(
                    isinstance(n, ast.FunctionDef) and n.name == "__init__" for n in node.body
                ):
                    for said in self._said_by(_base(node)):
                        self._add(node.name, said)
            case ast.FunctionDef():
                name = class_.name if class_ and node.name == "__init__" else node.name
                given = {**given, **{n: (name, at) for n, at in _arguments(node).items()}}
                for said in self._said_by(name):
                    self._take(said.begins, _defaults(node).get(said.name), {})
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
                if class_ and ast.unparse(node.func) == "super().__init__":
                    name = _base(class_)
                for said in self._said_by(name):
                    self._take(said.begins, _handed(node, said), given, self._sure(name))
            case ast.JoinedStr(values=[ast.Constant(value=str() as begins), rest]) if (
                begins.startswith(f"{self.game}-") and isinstance(rest, ast.FormattedValue)
            ):
                self._take(begins, rest.value, given)
        for child in ast.iter_child_nodes(node):
            self._read(child, given, class_)

    def _said_by(self, name: str) -> tuple[Said, ...]:
        return tuple(self._said.get(self._own(name), ()))

    def _sure(self, name: str) -> bool:
        """Whether only one function is called so."""
        return self._defined[self._own(name)] < 2

    def _take(
        self,
        begins: str,
        end: ast.expr | None,
        given: Given,
        sure: bool = True,
    ) -> None:
        found = self.ids if sure else self._perhaps
        match end:
            case None:
                pass
            case ast.Constant(value=str() as text):
                found.add(begins + text)
            case ast.IfExp():
                self._take(begins, end.body, given, sure)
                self._take(begins, end.orelse, given, sure)
            case ast.Name(id=name) if name in given:
                whose, at = given[name]
                if sure:
                    self._add(whose, Said(begins, at, name))
            case ast.Name(id=name) | ast.Subscript(value=ast.Name(id=name)) if (
                self._own(name) in self._constants
            ):
                found |= {begins + text for text in self._constants[self._own(name)]}
            case ast.JoinedStr(values=[ast.Constant(value=str() as text), *_]):
                self._made.add(begins + text)
            case _ if not begins.endswith("-option-"):
                self._made.add(begins)


def _arguments(node: ast.FunctionDef | ast.ClassDef) -> dict[str, int]:
    """The places of arguments, or of the fields of a class; -1: by name alone."""
    if isinstance(node, ast.ClassDef):
        fields = (part.target for part in node.body if isinstance(part, ast.AnnAssign))
        return {
            field.id: at for at, field in enumerate(f for f in fields if isinstance(f, ast.Name))
        }
    names = [arg.arg for arg in (*node.args.posonlyargs, *node.args.args)]
    own = names[:1] in (["self"], ["cls"])
    return {name: at for at, name in enumerate(names[own:])} | dict.fromkeys(
        (arg.arg for arg in node.args.kwonlyargs), -1
    )


def _base(node: ast.ClassDef) -> str:
    return ast.unparse(node.bases[0]) if node.bases else ""


def _defaults(node: ast.FunctionDef) -> dict[str, ast.expr]:
    args = node.args
    placed = [*args.posonlyargs, *args.args][-len(args.defaults) or len(args.args) :]
    named = zip(args.kwonlyargs, args.kw_defaults, strict=True)
    found = (*zip(placed, args.defaults, strict=True), *named)
    return {arg.arg: value for arg, value in found if value is not None}


def _handed(call: ast.Call, said: Said) -> ast.expr | None:
    before = call.args[: said.at + 1]
    if (
        said.at >= 0
        and len(before) > said.at
        and not any(isinstance(a, ast.Starred) for a in before)
    ):
        return before[said.at]
    return next((word.value for word in call.keywords if word.arg == said.name), None)


def spelled(game: str, package: str) -> Spelled:
    return Spelled(game, list(_sources(package)))


def _sources(package: str) -> Iterator[str]:
    spec = find_spec(package)
    assert spec is not None
    assert spec.origin is not None
    for path in sorted(Path(spec.origin).parent.rglob("*.py")):
        yield path.read_text(encoding="utf-8")
