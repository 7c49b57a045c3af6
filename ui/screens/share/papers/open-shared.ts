import { fromCallback, type EventObject } from 'xstate';
import { SAME_VIEW_HEADER } from '../../../../contracts/api/shared-document.js';
import { call } from '../../../calls/server-reply.js';
import { withPass } from '../../../calls/share.calls.js';
import type { PdfDocument } from '../../../pdf/pdf-document.js';
import { loadPart } from '../../../browser/load-part.js';

export interface SharedBytes {
  readonly hash: string;
  /** Proof that the link's password was given; empty if it has none. */
  readonly pass: string;
  readonly name: string;
  readonly mime: string;
}

/** The outcome of opening a shared file to show it. */
export type SharedOpened =
  | { readonly type: 'pdf.opened'; readonly pdf: PdfDocument }
  | { readonly type: 'pdf.locked' }
  | { readonly type: 'picture.loaded'; readonly picture: File }
  | { readonly type: 'file.refused' };

/** The file is asked for to be shown, which is no download. */
const headers = { [SAME_VIEW_HEADER]: '1' };

const addressOf = ({ hash, pass }: SharedBytes): string => withPass(`/api/download/${encodeURIComponent(hash)}`, pass);

/** Opens a shared PDF, of which only the pages that are seen are loaded, or loads a shared picture. */
export const openShared = fromCallback<EventObject, SharedBytes>(({ input, sendBack }) => {
  const tell = (event: SharedOpened): void => sendBack(event);
  let isClosed = false;
  let close = async (): Promise<void> => undefined;
  const openPdf = async (): Promise<void> => {
    const { openWithPdfjs } = await loadPart(() => import('../../../pdf/pdfjs.js'));
    if (isClosed) return;
    const source = { url: new URL(addressOf(input), document.baseURI).href, httpHeaders: headers };
    const opening = openWithPdfjs(source, () => tell({ type: 'pdf.locked' }));
    close = opening.close;
    tell({ type: 'pdf.opened', pdf: await opening.pdf });
  };
  const loadPicture = async (): Promise<void> => {
    const reply = await call(addressOf(input), { headers });
    const picture = new File([await reply.blob()], input.name, { type: input.mime });
    if (!isClosed) tell({ type: 'picture.loaded', picture });
  };
  const open = input.mime === 'application/pdf' ? openPdf : loadPicture;
  open().catch(() => {
    if (!isClosed) tell({ type: 'file.refused' });
  });
  return () => {
    isClosed = true;
    void close();
  };
});
