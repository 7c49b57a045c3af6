import { fromPromise } from 'xstate';
import { inspectReply, type InspectReply } from '../../../../contracts/api/inspection.js';
import { withServerMessage } from '../../../calls/call-errors.js';
import { postDocuments } from '../../../calls/post-documents.js';

/** What was read already, as long as its file is at hand: its bytes do not change. */
const known = new WeakMap<File, InspectReply>();

/** What a document says of itself: `POST /api/pdf/inspect`. */
export const readFacts = fromPromise<InspectReply, { readonly file: File }>(async ({ input: { file }, signal }) => {
  const before = known.get(file);
  if (before) return before;
  const read = await withServerMessage('This file could not be inspected.', async () => {
    const answer: unknown = await (await postDocuments('/api/pdf/inspect', { files: [file], signal })).json();
    return inspectReply.parse(answer);
  });
  known.set(file, read);
  return read;
});
