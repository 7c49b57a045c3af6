"""Keeps one LibreOffice open and lets it turn documents into PDF, one after the other.

Arguments: the program and its own arguments, but for the address to listen at.
Each line on standard input is a request, each line on standard output an answer, both JSON:
    {"ready": true}                                   once the program listens
    {"source": path, "target": path}                  -> {"ok": true} or {"ok": false, "reason": text}, with the
                                                         bytes that the program holds as "resident"
Ends, and ends the program, when standard input ends, even in the middle of a document.
"""

import hashlib
import json
import os
import queue
import signal
import subprocess
import sys
import threading
import time
import uuid

import uno
from com.sun.star.beans import PropertyValue
from com.sun.star.connection import NoConnectException

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


def convert(desktop, source, target):
    load = properties(
        Hidden=True, ReadOnly=True, MacroExecutionMode=NEVER_EXECUTE_MACROS, UpdateDocMode=NO_LINK_UPDATE
    )
    document = desktop.loadComponentFromURL(uno.systemPathToFileUrl(source), "_blank", 0, load)
    if document is None:
        return {"ok": False, "reason": "it was not opened"}
    try:
        read_as = [value.Value for value in document.getArgs() if value.Name == "FilterName"]
        if any(name.startswith(NO_DOCUMENT) for name in read_as):
            return {"ok": False, "reason": "it was opened as plain text"}
        for service, export in EXPORTS:
            if document.supportsService(service):
                document.storeToURL(uno.systemPathToFileUrl(target), properties(FilterName=export))
                return {"ok": True}
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
            end = convert(desktop, request["source"], request["target"])
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
