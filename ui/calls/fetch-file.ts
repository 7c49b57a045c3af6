import { fromPromise } from 'xstate';
import { call } from './server-reply.js';

interface Source {
  /** The `downloadLink` of a conversion. */
  readonly link: string;
  readonly name: string;
}

/** A link as this page reaches it: the installation may be known under several addresses. */
const ownAddress = (link: string): string => {
  const { pathname, search } = new URL(link, location.origin);
  return pathname + search;
};

/** Brings a finished file back to its owner, to go on with it. Requirement. */
export const fetchFile = fromPromise<File, Source>(async ({ input: { link, name }, signal }) => {
  const reply = await fetch(ownAddress(link), { credentials: 'same-origin', signal });
  if (!reply.ok) throw new Error(`Failed to download PDF: ${reply.status} ${reply.statusText}`);
  const bytes = await reply.blob();
  if (bytes.size === 0) throw new Error('Downloaded file is empty');
  await call('/api/auth/me'); // whose session is over would go on as a guest, and never find the result
  return new File([bytes], name, { type: bytes.type });
});
