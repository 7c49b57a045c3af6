"""Judges every signature of these PDFs with pyHanko, and prints a line of JSON for each file."""
import json
import sys

from pyhanko.pdf_utils.reader import PdfFileReader
from pyhanko.sign.validation import validate_pdf_signature
from pyhanko_certvalidator import ValidationContext


def judge(signature):
    status = validate_pdf_signature(signature, ValidationContext(allow_fetching=False, trust_roots=[]))
    return {
        "field": signature.field_name,
        "holds": status.intact and status.valid,
        "level": status.modification_level.name if status.modification_level else None,
        "allowed": status.docmdp_ok is not False,
    }


for path in sys.argv[1:]:
    with open(path, "rb") as file:
        try:
            found = [judge(one) for one in PdfFileReader(file, strict=False).embedded_regular_signatures]
            print(json.dumps({"signatures": found}))
        except Exception as error:  # a file that pyHanko cannot read is told, not hidden
            print(json.dumps({"problem": f"{type(error).__name__}: {error}"}))
