import { fromCallback } from 'xstate';
import { passwordOf } from '../browser/file-passwords.js';
import { messageOf } from '../notice.js';
import type { PasswordEvent, PdfEvent } from './pdf-document.js';
import { t } from '../text/t.js';

/** Opens a file for viewing and keeps it open until it is stopped. */
export const openPdf = fromCallback<PasswordEvent, { readonly file: File }>(({ input, sendBack, receive }) => {
  const tell = (event: PdfEvent): void => sendBack(event);
  let isClosed = false;
  let close = async (): Promise<void> => undefined;
  let give = (_: string): void => undefined;
  receive(() => give(passwordOf(input.file)));
  const open = async (): Promise<void> => {
    const [{ openWithPdfjs }, data] = await Promise.all([import('./pdfjs.js'), input.file.arrayBuffer()]);
    if (isClosed) return;
    const opening = openWithPdfjs(data, (giveNow, wrong) => {
      give = giveNow;
      tell({ type: 'pdf.locked', wrong });
    });
    close = opening.close;
    tell({ type: 'pdf.opened', pdf: await opening.pdf });
  };
  open().catch((error: unknown) => {
    if (!isClosed) tell({ type: 'pdf.refused', message: messageOf(error, t('It cannot be opened as a PDF.')) });
  });
  return () => {
    isClosed = true;
    void close();
  };
});
