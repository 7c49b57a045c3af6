"""Keeps one LibreOffice open and lets it turn documents into PDF, one after the other.

Arguments: the program and its own arguments, but for the address to listen at.
Each line on standard input is a request, each line on standard output an answer, both JSON:
    {"ready": true}                                   once the program listens
    {"source": path, "target": path,
     "fit": boolean, "comments": boolean,
     "notes": "none", "after" or "only", "tagged": boolean,
     "changes": "shown", "accepted" or "rejected"}    -> {"ok": true, "deleted": boolean, "notes": number}, which tells
                                                         whether it prints words that are marked as deleted, and how
                                                         many slides have notes (of presentations only),
                                                         or {"ok": false, "reason": text}, with the bytes that the
                                                         program holds as "resident"
Ends, and ends the program, when standard input ends, even in the middle of a document.
"""

import contextlib
import hashlib
import json
import os
import queue
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
import uuid

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException
from com.sun.star.util import URL

START_SECONDS = 60
NEVER_EXECUTE_MACROS = 0
NO_LINK_UPDATE = 0

EXPORTS = [
    ("com.sun.star.text.WebDocument", "writer_web_pdf_Export"),
    ("com.sun.star.text.GenericTextDocument", "writer_pdf_Export"),
    ("com.sun.star.sheet.SpreadsheetDocument", "calc_pdf_Export"),
    ("com.sun.star.presentation.PresentationDocument", "impress_pdf_Export"),
    ("com.sun.star.drawing.DrawingDocument", "draw_pdf_Export"),
]
# What LibreOffice takes anything for that it knows no better name for.
NO_DOCUMENT = ("Text", "HTML")


def answer(message):
    sys.stdout.write(json.dumps(message) + "\n")
    sys.stdout.flush()


def properties(**values):
    return tuple(PropertyValue(Name=name, Value=value) for name, value in values.items())


def connect(program, pipe):
    local = uno.getComponentContext()
    resolver = local.ServiceManager.createInstanceWithContext("com.sun.star.bridge.UnoUrlResolver", local)
    address = "uno:pipe,name=%s;urp;StarOffice.ComponentContext" % pipe
    end = time.monotonic() + START_SECONDS
    while program.poll() is None and time.monotonic() < end:
        try:
            context = resolver.resolve(address)
        except NoConnectException:
            time.sleep(0.02)
            continue
        return context.ServiceManager.createInstanceWithContext("com.sun.star.frame.Desktop", context)
    raise SystemExit("LibreOffice does not listen")


def forget_doors(pipe):
    """The connection stands: nobody else shall come in, and nothing be left behind in a folder for all."""
    prefix = "-env:UserInstallation="
    profiles = [argument[len(prefix) :] for argument in sys.argv if argument.startswith(prefix)]
    # As LibreOffice names the door by which a second start finds the first one.
    single = ["SingleOfficeIPC_" + "".join("%x" % byte for byte in digest(profile)) for profile in profiles]
    for name in [pipe] + single:
        for folder in ("/tmp", "/var/tmp"):
            try:
                os.unlink("%s/OSL_PIPE_%d_%s" % (folder, os.getuid(), name))
            except OSError:
                pass


def digest(text):
    return hashlib.md5(text.encode("utf-16-le"), usedforsecurity=False).digest()


def resident(program):
    try:
        with open("/proc/%d/statm" % program.pid) as statm:
            return int(statm.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0


# Of com.sun.star.sheet.CellFlags: numbers, dates and formulas.
NUMBERS = 1 | 2 | 16
# Hundredths of a millimetre: no number is wider, though the words of its column may be.
COLUMN_WIDTH_MAX = 8000
COLUMNS_MAX = 2000


def fit_sheets(document):
    """Each sheet is printed one page wide, and its columns have room for their numbers, which would be ### else."""
    styles = document.StyleFamilies.getByName("PageStyles")
    for index in range(document.Sheets.Count):
        sheet = document.Sheets.getByIndex(index)
        style = styles.getByName(sheet.PageStyle)
        style.ScaleToPagesX = 1
        style.ScaleToPagesY = 0
        if not sheet.isProtected():
            widen_columns(sheet)


def widen_columns(sheet):
    ranges = sheet.queryContentCells(NUMBERS).RangeAddresses
    numbered = sorted({column for found in ranges for column in range(found.StartColumn, found.EndColumn + 1)})
    for number in numbered[:COLUMNS_MAX]:
        column = sheet.Columns.getByIndex(number)
        width = column.Width
        if not column.IsVisible:
            continue
        column.OptimalWidth = True
        column.Width = max(width, min(column.Width, COLUMN_WIDTH_MAX))


# What becomes of all tracked changes of a text.
REVISIONS = {"accepted": "AcceptAllTrackedChanges", "rejected": "RejectAllTrackedChanges"}
TEXT_DOCUMENT = "com.sun.star.text.GenericTextDocument"


def revise(document, changes):
    command = URL()
    command.Protocol, command.Path = ".uno:", REVISIONS[changes]
    command.Complete = command.Main = command.Protocol + command.Path
    frame = document.CurrentController.Frame
    dispatch = frame.queryDispatch(command, "_self", 0)
    if dispatch is not None:
        dispatch.dispatch(command, ())
    document.refresh()  # else it may print the layout from before


def holds_deleted(document):
    if not document.supportsService(TEXT_DOCUMENT):
        return False
    changes = document.Redlines.createEnumeration()
    while changes.hasMoreElements():
        if "Delete" in changes.nextElement().RedlineType:
            return True
    return False


# PDF/A-2, as LibreOffice counts versions: with all fonts in the file.
PDF_A_2 = 2
PRESENTATION = "com.sun.star.presentation.PresentationDocument"
# What a notes page says of itself: its number, the date, its head and foot.
FURNITURE = ("SlideNumberShape", "DateTimeShape", "HeaderShape", "FooterShape")


def slides_with_notes(document):
    """None for what is no presentation."""
    if not document.supportsService(PRESENTATION):
        return None
    slides = (document.DrawPages.getByIndex(index) for index in range(document.DrawPages.Count))
    return sum(has_notes(slide.NotesPage) for slide in slides)


def has_notes(page):
    shapes = (page.getByIndex(index) for index in range(page.Count))
    return any(says_something(shape) for shape in shapes)


def says_something(shape):
    if shape.ShapeType.endswith(FURNITURE) or not hasattr(shape, "String"):
        return False
    return not getattr(shape, "IsEmptyPresentationObject", False) and shape.String.strip() != ""


def noted(document, request):
    count = slides_with_notes(document) if request["notes"] != "none" else None
    return {} if count is None else {"notes": count}


def wishes(request):
    notes = request["notes"]
    standard = {"PDFUACompliance": True, "SelectPdfVersion": PDF_A_2} if request["tagged"] else {}
    return properties(
        ExportNotes=request["comments"],
        ExportNotesPages=notes != "none",
        ExportOnlyNotesPages=notes == "only",
        **standard,
    )


@contextlib.contextmanager
def changeable(source):
    """A copy of the document under its own name: LibreOffice changes nothing that lies in a file it may not write."""
    folder = tempfile.mkdtemp(dir=os.path.dirname(source))
    try:
        yield shutil.copyfile(source, os.path.join(folder, os.path.basename(source)))
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def convert(desktop, request):
    if not request["fit"] and request["changes"] not in REVISIONS:
        return print_document(desktop, request["source"], request)
    with changeable(request["source"]) as copy:
        return print_document(desktop, copy, request)


def print_document(desktop, source, request):
    fit = request["fit"]
    changes = request["changes"]
    fixed = not fit and changes not in REVISIONS
    load = properties(
        Hidden=True, ReadOnly=fixed, MacroExecutionMode=NEVER_EXECUTE_MACROS, UpdateDocMode=NO_LINK_UPDATE
    )
    document = desktop.loadComponentFromURL(uno.systemPathToFileUrl(source), "_blank", 0, load)
    if document is None:
        return {"ok": False, "reason": "it was not opened"}
    try:
        read_as = [value.Value for value in document.getArgs() if value.Name == "FilterName"]
        if any(name.startswith(NO_DOCUMENT) for name in read_as):
            return {"ok": False, "reason": "it was opened as plain text"}
        if fit and document.supportsService("com.sun.star.sheet.SpreadsheetDocument"):
            fit_sheets(document)
        if changes in REVISIONS and document.supportsService(TEXT_DOCUMENT):
            revise(document, changes)
        for service, export in EXPORTS:
            if document.supportsService(service):
                options = uno.Any("[]com.sun.star.beans.PropertyValue", wishes(request))
                settings = properties(FilterName=export, FilterData=options)
                document.storeToURL(uno.systemPathToFileUrl(request["target"]), settings)
                return {"ok": True, "deleted": holds_deleted(document), **noted(document, request)}
        return {"ok": False, "reason": "it is no document that can be printed"}
    finally:
        document.close(True)


def take_requests(program):
    """Reads in a thread of its own, so that the end of the input is noticed while LibreOffice is at a document."""
    requests = queue.Queue()

    def read():
        for line in sys.stdin:
            requests.put(json.loads(line))
        program.send_signal(signal.SIGKILL)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    return requests


def serve(desktop, program, requests):
    while program.poll() is None:
        request = requests.get()
        try:
            end = convert(desktop, request)
        except Exception as problem:  # of any kind that LibreOffice may throw
            end = {"ok": False, "reason": type(problem).__name__}
        answer({**end, "resident": resident(program)})


def main():
    os.umask(0o077)
    pipe = "docket-" + uuid.uuid4().hex
    accept = "--accept=pipe,name=%s;urp;" % pipe
    program = subprocess.Popen(sys.argv[1:] + [accept], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)
    requests = take_requests(program)
    try:
        desktop = connect(program, pipe)
        forget_doors(pipe)
        answer({"ready": True})
        serve(desktop, program, requests)
    finally:
        program.send_signal(signal.SIGKILL)


main()
