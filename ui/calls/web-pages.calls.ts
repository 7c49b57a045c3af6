import { fromPromise } from 'xstate';
import { fileInReply } from './file-in-reply.js';
import { call } from './server-reply.js';

/** `POST /api/web-pages`: the page at an address as one file. */
export const readWebPage = fromPromise<File, { readonly address: string }>(async ({ input: { address }, signal }) => {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ address });
  const reply = await call('/api/web-pages', { method: 'POST', headers, body, signal });
  const { name, blob } = await fileInReply(reply, 'page.html');
  return new File([blob], name, { type: blob.type });
});
