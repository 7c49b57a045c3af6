import { fromCallback } from 'xstate';
import { passwordOf } from '../../browser/file-passwords.js';
import { messageOf } from '../../notice.js';
import type { OpenEvent } from './pdf-pages.js';
import { loadPart } from '../../browser/load-part.js';

interface Files {
  readonly files: readonly { readonly id: number; readonly file: File }[];
}

/** Opens files one after the other and keeps them open until it is stopped; `password.given` tries a locked one again. */
export const openPdfs = fromCallback<{ readonly type: 'password.given' }, Files>(({ input, sendBack, receive }) => {
  const tell = (event: OpenEvent): void => sendBack(event);
  let isClosed = false;
  const hasClosed = (): boolean => isClosed;
  let close = (): void => undefined;
  let retry = (): void => undefined;
  receive(() => retry());
  const open = async (): Promise<void> => {
    const { startReader } = await loadPart(() => import('./pdfjs-pages.js'));
    if (hasClosed()) return;
    const reader = startReader();
    close = reader.close;
    for (const { id, file } of input.files) {
      if (hasClosed()) return;
      const askPassword = (give: (password: string) => void, wrong: boolean): void => {
        const known = wrong ? '' : passwordOf(file);
        retry = () => give(passwordOf(file));
        if (known === '') tell({ type: 'pdf.locked', id, wrong });
        else give(known);
      };
      try {
        tell({ type: 'pdf.opened', id, pdf: await reader.open(file, askPassword) });
      } catch (error) {
        if (!hasClosed()) tell({ type: 'pdf.refused', id, message: messageOf(error, 'It cannot be opened as a PDF.') });
        return;
      }
    }
  };
  void open();
  return () => {
    isClosed = true;
    close();
  };
});
