import { fromCallback } from 'xstate';
import { asksPassword, passwordOf } from '../../browser/file-passwords.js';
import { askToCancel, sendUpload } from '../../calls/conversions.calls.js';
import { randomName } from '../../calls/random-name.js';
import { listVersions } from '../../calls/versions.calls.js';
import { messageOf } from './ask-ends.js';
import type { BatchEvent, SendingKey, SendingNews } from './batch-context.js';
import type { BatchRow } from './batch-row.js';

type Order =
  | { readonly type: 'send'; readonly row: BatchRow }
  | { readonly type: 'stop'; readonly rows: readonly BatchRow[] }
  /** Retries those of these files that can now be opened. */
  | { readonly type: 'unlock'; readonly rows: readonly BatchRow[] };

/** A conversion that was sent before may have ended meanwhile. */
const tellEnd = async (id: string, signal: AbortSignal, tell: (event: BatchEvent) => void): Promise<void> => {
  const [listed] = await listVersions([id], signal);
  if (!listed || listed.status === 'processing') return;
  tell({ type: 'progress.reported', message: messageOf(id, listed) });
};

/** Sends the files of a batch, and takes them back. Stopping it aborts what is being sent. */
export const sendFiles = fromCallback<Order>(({ receive, sendBack }) => {
  const sending = new Map<number, () => void>();
  const ending = new AbortController();

  const begin = ({ id, upload, key: known }: BatchRow, key: string): void => {
    const abort = sendUpload({ ...upload, key }, (news) => {
      if (news.type !== 'upload.progressed') sending.delete(id);
      sendBack({ type: 'file.told', id, news } satisfies SendingNews);
      if (known !== '' && news.type === 'upload.accepted') {
        void tellEnd(news.reply.id, ending.signal, sendBack).catch(() => undefined); // the live connection tells it, too
      }
    });
    sending.set(id, abort);
  };
  /** The key is kept before anything is sent under it, so that a reload cannot part the two. */
  const send = (row: BatchRow): void => {
    const key = row.key === '' ? randomName() : row.key;
    let isStopped = false;
    sending.set(row.id, () => {
      isStopped = true;
    });
    sendBack({ type: 'file.keyed', id: row.id, key } satisfies SendingKey);
    queueMicrotask(() => isStopped || begin(row, key)); // the machine has taken the key by then, so that a reload finds it
  };
  const stop = ({ id, conversionId, state }: BatchRow): void => {
    sending.get(id)?.();
    sending.delete(id);
    // Too late, or not received: the end is reported anyway.
    if (state === 'converting') void askToCancel(conversionId).catch(() => undefined);
  };
  const unlock = ({ id, code, selected }: BatchRow): void => {
    if (asksPassword({ code }) && passwordOf(selected.file) !== '') sendBack({ type: 'file.retried', id });
  };
  receive((order) => {
    if (order.type === 'send') send(order.row);
    else order.rows.forEach(order.type === 'stop' ? stop : unlock);
  });
  return () => {
    ending.abort();
    for (const abort of sending.values()) abort();
  };
});
