import { fromCallback } from 'xstate';
import { pagePreviewReply } from '../../../../contracts/api/previewed-page.js';
import { serverMessageOf } from '../../../calls/call-errors.js';
import { postDocuments } from '../../../calls/post-documents.js';
import type { Reader } from '../../../pdf/pages/pdfjs-pages.js';
import type { PagePreview, WantedPreview } from './preview-context.js';
import { loadPart } from '../../../browser/load-part.js';

interface Order {
  readonly type: 'preview.wanted';
  readonly wanted: WantedPreview;
}

const startReader = async (): Promise<Reader> =>
  (await loadPart(() => import('../../../pdf/pages/pdfjs-pages.js'))).startReader();

const ask = async ({ files, page, tool, toolOptions }: WantedPreview, signal: AbortSignal) => {
  const reply = await postDocuments('/api/pdf/preview', { files, fields: { page, tool, toolOptions }, signal });
  return pagePreviewReply.parse(await reply.json());
};

const fileOf = (base64: string): File => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], 'page.pdf', { type: 'application/pdf' });
};

/** Has a page made by `POST /api/pdf/preview` and opens it; an order ends the one before. */
export const makePreview = fromCallback<Order>(({ receive, sendBack }) => {
  let reader: Promise<Reader> | undefined;
  let asking = new AbortController();
  const make = async (wanted: WantedPreview, signal: AbortSignal): Promise<PagePreview> => {
    const { pdf, sizeBefore, sizeAfter } = await ask(wanted, signal);
    reader ??= startReader();
    const { page, tool, pdf: before } = wanted;
    const after = await (await reader).open(fileOf(pdf), (give) => give(''));
    const sizes = [await before.size(page), await after.size(1)] as const;
    return { page, tool, before, after, sizes, bytes: [sizeBefore, sizeAfter] };
  };
  receive(({ wanted }) => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    make(wanted, signal).then(
      (preview) => {
        if (!signal.aborted) sendBack({ type: 'preview.made', preview });
      },
      (error: unknown) => {
        const message = serverMessageOf(error) || 'This page could not be previewed.';
        if (!signal.aborted) sendBack({ type: 'preview.refused', message });
      },
    );
  });
  return () => {
    asking.abort();
    void reader?.then(({ close }) => close());
  };
});
