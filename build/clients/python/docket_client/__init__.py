"""Calls an installation of Docket."""

from .calls import Calls
from .client import Docket, DocketError
from .files import DocketFile, InputFile

__all__ = ["Calls", "Docket", "DocketError", "DocketFile", "InputFile"]
