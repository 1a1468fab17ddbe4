"""What ``make docs`` does to the pages: the same texts are read in the repository."""

import re
from typing import Any, Final

from mkdocs.structure.files import Files

OUTSIDE: Final = re.compile(r"\[([^\]]+)\]\(\.\./(?!\.\.)[^)]*\)")
"""A link to a file beside this folder, which a site does not hold."""
MARK: Final = re.compile(r"(?<!\\)\[(?=[^\]]+\](?!\())")
"""The rule books name their sources in brackets, which are no links."""
PICTURE: Final = re.compile(r"screens/[\w-]+\.jpg")
API: Final = "api/"


def on_files(files: Files, **_: Any) -> Files:
    """Of the many pictures a page needs few."""
    pages = [each for each in files if each.src_uri.endswith(".md")]
    needed = {name for page in pages for name in PICTURE.findall(page.content_string)}
    for file in list(files):
        if file.src_uri.startswith("screens/") and file.src_uri not in needed:
            files.remove(file)
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    name = page.file.src_uri
    if name.startswith("rules/"):
        return MARK.sub(r"\\[", markdown)
    return markdown if name.startswith(API) else OUTSIDE.sub(r"\1", markdown)
