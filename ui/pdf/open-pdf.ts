import { fromCallback } from 'xstate';
import { passwordOf } from '../browser/file-passwords.js';
import { messageOf } from '../notice.js';
import type { PasswordEvent, PdfEvent, ReplacedEvent } from './pdf-document.js';
import { t } from '../text/t.js';
import { loadPart } from '../browser/load-part.js';

interface OpenFile {
  readonly givePassword: () => void;
  readonly close: () => Promise<void>;
}

/** Opens one file, and tells what becomes of that until it is closed. @param opened  once it can be shown */
const openFile = (file: File, tell: (event: PdfEvent) => void, opened: () => void): OpenFile => {
  let isClosed = false;
  let close = async (): Promise<void> => undefined;
  let give = (_: string): void => undefined;
  const open = async (): Promise<void> => {
    const [{ openWithPdfjs }, data] = await Promise.all([loadPart(() => import('./pdfjs.js')), file.arrayBuffer()]);
    if (isClosed) return;
    const opening = openWithPdfjs(data, (giveNow, wrong) => {
      give = giveNow;
      const known = passwordOf(file);
      if (known !== '' && !wrong) give(known);
      else tell({ type: 'pdf.locked', wrong });
    });
    close = opening.close;
    tell({ type: 'pdf.opened', pdf: await opening.pdf });
    opened();
  };
  open().catch((error: unknown) => {
    if (!isClosed) tell({ type: 'pdf.refused', message: messageOf(error, t('It cannot be opened as a PDF.')) });
  });
  return {
    givePassword: () => give(passwordOf(file)),
    close: async () => {
      isClosed = true;
      await close();
    },
  };
};

/** Opens a file for viewing and keeps it open until it is stopped, or until another file has taken its place. */
export const openPdf = fromCallback<PasswordEvent | ReplacedEvent, { readonly file: File }>(
  ({ input, sendBack, receive }) => {
    let shown: OpenFile | undefined;
    let opening: OpenFile | undefined;
    const begin = (file: File): void => {
      void opening?.close();
      const begun: OpenFile = openFile(file, sendBack, () => {
        void shown?.close();
        [shown, opening] = [begun, undefined];
      });
      opening = begun;
    };
    receive((event) => {
      if (event.type === 'file.replaced') begin(event.file);
      else opening?.givePassword();
    });
    begin(input.file);
    return () => {
      void opening?.close();
      void shown?.close();
    };
  },
);
