"""Files that are sent and that come back."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Tuple, Union

# A path, or a name with its bytes.
InputFile = Union[Path, Tuple[str, bytes]]


@dataclass(frozen=True)
class DocketFile:
    """A file that came back, under the name that Docket gives it."""

    name: str
    type: str
    bytes: bytes
    # What the result says about itself, such as that text in it was recognised in a picture; English sentences.
    notes: list[str] = field(default_factory=list)


def name_and_bytes(file: InputFile) -> Tuple[str, bytes]:
    if isinstance(file, Path):
        return file.name, file.read_bytes()
    return file
