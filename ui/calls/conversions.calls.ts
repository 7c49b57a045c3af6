import { fromCallback, fromPromise } from 'xstate';
import { cancelReply } from '../../contracts/api/conversions.js';
import type { ConversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import { isKeptByAccount } from '../browser/guest-or-member.js';
import { largeOf } from './pieces/large-files.js';
import { answerOf, formOf, lostUpload, postConversion, type Upload, type UploadEvent } from './post-conversion.js';
import { call, CallFailed } from './server-reply.js';
import { loadPart } from '../browser/load-part.js';

const UNAUTHORIZED = 401;

/** Whether the member has been signed out in the meantime: an upload would then belong to nobody. */
const isSessionOver = async (): Promise<boolean> => {
  if (!isKeptByAccount()) return false;
  try {
    await call('/api/auth/me');
    return false;
  } catch (error) {
    return error instanceof CallFailed && error.status === UNAUTHORIZED; // otherwise the upload itself will fail
  }
};

const sessionOver: UploadEvent = {
  type: 'upload.refused',
  message: 'Your session has expired. Please refresh the page and sign in again',
};

type Tell = (event: UploadEvent) => void;

const sendWhole = (input: Upload, tell: Tell): (() => void) =>
  postConversion({
    form: formOf(input),
    key: input.key,
    progressed: (sent, total) => tell({ type: 'upload.progressed', sent, total }),
    ended: (request) => tell(answerOf(request)),
  });

/** How files travel: whole, or large ones in pieces. */
const wayOf = async ({ files, from }: Upload): Promise<typeof sendWhole> =>
  from !== undefined || largeOf(files).length === 0
    ? sendWhole
    : (await loadPart(() => import('./pieces/upload-in-pieces.js'))).uploadInPieces;

/** Asks for a conversion, and sends its files. @returns what aborts it */
export const sendUpload = (input: Upload, tell: Tell): (() => void) => {
  let left = false;
  let abort = (): void => undefined;
  const begin = async (): Promise<void> => {
    const [isOver, send] = await Promise.all([isSessionOver(), wayOf(input)]);
    if (left) return;
    if (isOver) tell(sessionOver);
    else abort = send(input, tell);
  };
  begin().catch(() => tell(lostUpload()));
  return () => {
    left = true;
    abort();
  };
};

/** {@link sendUpload} as an actor; stopping it aborts. */
export const upload = fromCallback<{ type: 'never' }, Upload>(({ input, sendBack }) => sendUpload(input, sendBack));

/** `POST /api/conversions/{id}/cancel`: the state of the conversion afterwards. */
export const askToCancel = async (id: string): Promise<ConversionStatus> => {
  const reply = await call(`/api/conversions/${encodeURIComponent(id)}/cancel`, { method: 'POST' });
  return cancelReply.parse(await reply.json()).status;
};

/** {@link askToCancel} as an actor. */
export const cancelConversion = fromPromise<ConversionStatus, { readonly id: string }>(({ input }) =>
  askToCancel(input.id),
);

interface Source {
  /** The `downloadLink` of a conversion. */
  readonly link: string;
  readonly name: string;
}

/** The link on this page's own origin: an installation may be reachable under several addresses. */
const ownAddress = (link: string): string => {
  const { pathname, search } = new URL(link, location.origin);
  return pathname + search;
};

/** The server has the file no longer: deleted, or expired. */
export class FileGone extends Error {}

const GONE: readonly number[] = [404, 410];

const download = async ({ link, name }: Source, signal: AbortSignal): Promise<File> => {
  const reply = await fetch(ownAddress(link), { credentials: 'same-origin', signal });
  if (!reply.ok)
    throw new (GONE.includes(reply.status) ? FileGone : Error)(
      `Failed to download PDF: ${reply.status} ${reply.statusText}`,
    );
  const bytes = await reply.blob();
  if (bytes.size === 0) throw new Error('Downloaded file is empty');
  return new File([bytes], name, { type: bytes.type });
};

interface OwnResult {
  /** The ID of the conversion. */
  readonly id: string;
  readonly name: string;
}

/** Fetches a result of the visitor to be shown: that is no download of its link. */
export const resultFile = ({ id, name }: OwnResult, signal: AbortSignal): Promise<File> =>
  download({ link: `/api/conversions/${encodeURIComponent(id)}/file`, name }, signal);

/** {@link resultFile} as an actor. */
export const fetchResult = fromPromise<File, OwnResult>(({ input, signal }) => resultFile(input, signal));

/** Downloads a finished file of the visitor, to convert it further. Requirement. */
export const fetchFile = fromPromise<File, Source>(async ({ input, signal }) => {
  const file = await download(input, signal);
  await call('/api/auth/me'); // a member whose session has ended would continue as a guest and never find the result
  return file;
});
