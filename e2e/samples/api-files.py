"""Files that schemathesis uploads: its own random bytes are never a document, and never a picture."""

import json

import schemathesis
from hypothesis import strategies

TEXT = b"The bridge over the harbour was opened in the spring of 1931. Ada Lovelace wrote about it.\n" * 20
PIXEL = (
    "data:image/png;base64,"
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="
)
CONTENT = (
    b"BT /F 9 Tf 20 150 Td 14 TL (The bridge over the harbour was opened in the spring of 1931.) Tj T*\n"
    b"(Ada Lovelace, ada@example.org, wrote about it for several newspapers.) Tj ET"
)
OBJECTS = [
    b"<< /Type /Catalog /Pages 2 0 R >>",
    b"<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
    b"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>",
    b"<< /Length %d >>\nstream\n%s\nendstream" % (len(CONTENT), CONTENT),
    b"<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
]


def pdf():
    out, rows = b"%PDF-1.7\n", b"0000000000 65535 f \n"
    for number, body in enumerate(OBJECTS, 1):
        rows += b"%010d 00000 n \n" % len(out)
        out += b"%d 0 obj\n%s\nendobj\n" % (number, body)
    trailer = b"trailer << /Size %d /Root 1 0 R >>\nstartxref\n%d\n%%%%EOF\n" % (len(OBJECTS) + 1, len(out))
    return out + b"xref\n0 %d\n" % (len(OBJECTS) + 1) + rows + trailer


schemathesis.openapi.format("binary", strategies.sampled_from([pdf(), TEXT]))
schemathesis.openapi.format("png-data-url", strategies.just(PIXEL))
REQUEST = {
    "recipients": [{"name": "Tomas Reyl"}],
    "fields": [{"recipient": 1, "kind": "signature", "page": 1, "box": {"x": 20, "y": 20, "width": 170, "height": 48}}],
}
schemathesis.openapi.format("signature-request", strategies.just(json.dumps(REQUEST)))
schemathesis.openapi.format("webhook-address", strategies.just("https://books.example.com/hooks"))


@schemathesis.hook
def before_call(context, case, kwargs):
    """Keys and cookies that were made up are left out: the session that is sent along counts."""
    case.headers.pop("Authorization", None)
    case.cookies.clear()
    # No description of one form can say which of its fields one of its operations needs.
    if isinstance(case.body, dict) and case.body.get("operation") == "ask":
        case.body.setdefault("question", "Who wrote about the bridge?")
