"""An installation of Docket, over HTTP."""

from __future__ import annotations

import json
import re
import time
import urllib.error
import urllib.parse
import urllib.request
import uuid
from email.message import Message
from typing import Any, Mapping, Optional, Sequence, Tuple, Union

from .calls import Calls, ConvertBody
from .files import DocketFile, InputFile, name_and_bytes

WAIT_SECONDS = 60
ASK_EVERY_SECONDS = 1.0
TRIES_MAX = 5
TOO_MANY_STATUS = 429
ACCEPTED_STATUS = 202

Reply = Tuple[int, Message, bytes]


class DocketError(Exception):
    """Why a call came to nothing, as the server said it; `code` names the refusal, such as `pdf.encrypted`."""

    def __init__(self, message: str, code: str, status: int, facts: Optional[Mapping[str, Any]] = None) -> None:
        super().__init__(message)
        self.code = code
        self.status = status
        self.facts = facts or {}


def _text(value: Any) -> str:
    return value if isinstance(value, str) else json.dumps(value)


def _texts(values: Optional[Mapping[str, Any]]) -> dict[str, str]:
    return {name: _text(value) for name, value in (values or {}).items() if value is not None}


def _quoted(name: str) -> str:
    """A name in a header of a form, as browsers write it."""
    return name.replace('"', "%22").replace("\r", "%0D").replace("\n", "%0A")


def _files(value: Union[InputFile, Sequence[InputFile]]) -> Sequence[InputFile]:
    is_one = not isinstance(value, (list, tuple)) or (len(value) == 2 and isinstance(value[1], bytes))
    return [value] if is_one else value  # type: ignore[list-item, return-value]


def _form(body: Mapping[str, Any]) -> Tuple[str, bytes]:
    boundary = uuid.uuid4().hex
    parts: list[bytes] = []
    for field, value in body.items():
        if value is None:
            continue
        head = f'--{boundary}\r\nContent-Disposition: form-data; name="{_quoted(field)}"'
        if field != "files":
            parts.append(f"{head}\r\n\r\n{_text(value)}\r\n".encode())
            continue
        for file in _files(value):
            name, content = name_and_bytes(file)
            named = f'{head}; filename="{_quoted(name)}"\r\nContent-Type: application/octet-stream\r\n\r\n'
            parts.append(named.encode() + content + b"\r\n")
    parts.append(f"--{boundary}--\r\n".encode())
    return f"multipart/form-data; boundary={boundary}", b"".join(parts)


def _error(status: int, content: bytes) -> DocketError:
    try:
        told = json.loads(content)
        return DocketError(told["error"], told["code"], status, told.get("facts"))
    except (ValueError, KeyError, TypeError):
        return DocketError(f"the server answered with {status}", "server.unknown", status)


def _file(headers: Message, content: bytes) -> DocketFile:
    disposition = headers.get("content-disposition", "")
    encoded = re.search(r"filename\*=UTF-8''([^;]+)", disposition, re.IGNORECASE)
    plain = re.search(r'filename=(?:"((?:[^"\\]|\\.)*)"|([^;]+))', disposition, re.IGNORECASE)
    name = "result"
    if encoded:
        name = urllib.parse.unquote(encoded.group(1))
    elif plain:
        name = plain.group(2) or re.sub(r"\\(.)", r"\1", plain.group(1))
    notes = headers.get("docket-notes")
    told = json.loads(urllib.parse.unquote(notes)) if notes else []
    return DocketFile(name, headers.get("content-type", ""), content, told)


def _is_json(headers: Message) -> bool:
    """A file that is JSON says that it is one by its name."""
    return headers.get("content-type", "").startswith("application/json") and "content-disposition" not in headers


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any) -> None:
        return None


class Docket:
    """An installation, such as `https://docket.example.org`. Without the API key of a member the program is a guest,
    whose conversions only this object finds."""

    def __init__(self, address: str, key: Optional[str] = None) -> None:
        self._address = address.rstrip("/")
        self._opener = urllib.request.build_opener(_NoRedirect)
        self._own = {"Authorization": f"Bearer {key}"} if key else {}
        self.calls = Calls(self._call)

    def convert(self, body: ConvertBody) -> DocketFile:
        """Runs a tool on files and gives its result; asked for once, however often the connection breaks."""
        kind, content = _form(body)
        headers = {"Content-Type": kind, "Idempotency-Key": str(uuid.uuid4())}
        status, told, result = self._send("POST", f"/api/convert?wait={WAIT_SECONDS}", headers, content)
        if status == ACCEPTED_STATUS:
            told, result = self._finished(told["location"])
        return _file(told, result)

    def _finished(self, path: str) -> Tuple[Message, bytes]:
        while True:
            _, _, content = self._send("GET", path, {})
            told = json.loads(content)
            if told["file"] is not None:
                return self._send("GET", told["file"], {})[1:]
            if told["status"] != "processing":
                message = told.get("error") or f"it was {told['status']}"
                raise DocketError(message, told.get("code") or "conversion.failed", 200)
            time.sleep(ASK_EVERY_SECONDS)

    def _call(
        self,
        method: str,
        path: str,
        *,
        query: Optional[Mapping[str, Any]] = None,
        headers: Optional[Mapping[str, Any]] = None,
        body: Optional[Mapping[str, Any]] = None,
        body_kind: str = "",
        path_values: Optional[Mapping[str, Any]] = None,
    ) -> Any:
        filled = re.sub(r"\{(\w+)\}", lambda at: urllib.parse.quote(_text((path_values or {})[at[1]]), safe=""), path)
        asked = urllib.parse.urlencode(_texts(query))
        sent = _texts(headers)
        content: Optional[bytes] = None
        if body_kind == "form":
            sent["Content-Type"], content = _form(body or {})
        elif body_kind == "json":
            sent["Content-Type"], content = "application/json", json.dumps(body).encode()
        status, told, result = self._send(method, f"{filled}?{asked}" if asked else filled, sent, content)
        if _is_json(told):
            return json.loads(result)
        return None if status >= 300 or status == 204 else _file(told, result)

    def _send(self, method: str, path: str, headers: Mapping[str, str], content: Optional[bytes] = None) -> Reply:
        """Asks, and once more after a while where the server has no room."""
        if not self._own:
            self._own = {"Cookie": self._guest_cookie()}
        for tries in range(1, TRIES_MAX + 1):
            status, told, result = self._once(method, path, {**headers, **self._own}, content)
            if status < 400:
                return status, told, result
            if status != TOO_MANY_STATUS or tries == TRIES_MAX:
                raise _error(status, result)
            time.sleep(float(told.get("retry-after", 1)))
        raise AssertionError("unreachable")

    def _once(self, method: str, path: str, headers: Mapping[str, str], content: Optional[bytes] = None) -> Reply:
        request = urllib.request.Request(self._address + path, data=content, headers=dict(headers), method=method)
        try:
            with self._opener.open(request) as reply:
                return reply.status, reply.headers, reply.read()
        except urllib.error.HTTPError as error:
            with error:
                return error.code, error.headers, error.read()

    def _guest_cookie(self) -> str:
        _, told, _ = self._once("GET", "/api/auth/me", {})
        return "; ".join(cookie.split(";")[0] for cookie in told.get_all("set-cookie", []))
