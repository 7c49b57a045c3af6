import { fromCallback } from 'xstate';
import { askForLines } from '../../calls/editable-text.calls.js';
import { messageOf } from '../../notice.js';
import type { LinesEvent, PageLines } from './lines-context.js';

interface LinesOrder {
  readonly type: 'lines.wanted';
  /** From 1. */
  readonly page: number;
}

const linesOn = async (file: File, page: number, signal: AbortSignal): Promise<PageLines> => {
  try {
    return await askForLines({ file, page }, signal);
  } catch (error) {
    return { problem: messageOf(error, 'The text of the page could not be read') };
  }
};

/** Asks the server for the lines of each page that is wanted, one page after the other. */
export const readLinesOf = fromCallback<LinesOrder, { readonly file: File }>(({ input, receive, sendBack }) => {
  const over = new AbortController();
  let last: Promise<void> = Promise.resolve();
  const read = async (page: number): Promise<void> => {
    const lines = await linesOn(input.file, page, over.signal);
    if (!over.signal.aborted) sendBack({ type: 'lines.read', page, read: lines } satisfies LinesEvent);
  };
  receive(({ page }) => {
    last = last.then(() => read(page));
  });
  return () => over.abort();
});
