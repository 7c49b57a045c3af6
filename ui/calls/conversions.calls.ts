import { fromCallback, fromPromise } from 'xstate';
import { cancelReply, convertReply, type ConvertReply } from '../../contracts/api/conversions.js';
import type { ConversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import { isKeptByAccount } from '../browser/guest-or-member.js';
import { documentForm } from './request-body.js';
import { call, CallFailed, jsonOf } from './server-reply.js';

export interface Upload {
  readonly files: readonly File[];
  readonly operation: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
}

export type UploadEvent =
  | { readonly type: 'upload.progressed'; readonly sent: number; readonly total: number | null }
  | { readonly type: 'upload.accepted'; readonly reply: ConvertReply; /** ISO-8601 UTC. */ readonly at: string }
  | { readonly type: 'upload.refused'; readonly message: string };

/** Why an upload failed, in the order of requirement: error, message, text, status. */
export const uploadProblem = (status: number, body: string): string => {
  if (status === 0) return 'Upload failed';
  const { error, message } = { ...(jsonOf(body) as { error?: unknown; message?: unknown } | undefined) };
  const said = [error, message, body].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof said === 'string' ? said : `Server error (${status})`;
};

const outcomeOf = (status: number, body: string): UploadEvent => {
  const reply = status >= 200 && status < 300 ? convertReply.safeParse(jsonOf(body)) : undefined;
  if (reply?.success) return { type: 'upload.accepted', reply: reply.data, at: new Date().toISOString() };
  return { type: 'upload.refused', message: uploadProblem(reply ? 0 : status, body) };
};

const UNAUTHORIZED = 401;

/** Whether a member sits here who has been signed out since: what they send would be nobody's. */
const isSessionOver = async (): Promise<boolean> => {
  if (!isKeptByAccount()) return false;
  try {
    await call('/api/auth/me');
    return false;
  } catch (error) {
    return error instanceof CallFailed && error.status === UNAUTHORIZED; // else the upload itself will tell
  }
};

const sessionOver: UploadEvent = {
  type: 'upload.refused',
  message: 'Your session has expired. Please refresh the page and sign in again',
};

/** `POST /api/convert`. XMLHttpRequest, because fetch tells nothing of an upload's progress; stopping it aborts. */
export const upload = fromCallback<{ type: 'never' }, Upload>(({ input, sendBack }) => {
  const request = new XMLHttpRequest();
  request.open('POST', '/api/convert');
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    sendBack({ type: 'upload.progressed', sent: loaded, total: lengthComputable ? total : null });
  };
  request.onload = () => {
    sendBack(outcomeOf(request.status, request.responseText));
  };
  request.onerror = () => {
    sendBack(outcomeOf(0, ''));
  };
  let left = false;
  const begin = (isOver: boolean): void => {
    if (left) return;
    if (isOver) sendBack(sessionOver);
    else request.send(documentForm(input.files, { operation: input.operation, ...input.options }));
  };
  void isSessionOver().then(begin);
  return () => {
    left = true;
    request.abort();
  };
});

/** `POST /api/conversions/{id}/cancel`: where the conversion stands then. */
export const cancelConversion = fromPromise<ConversionStatus, { readonly id: string }>(async ({ input }) => {
  const reply = await call(`/api/conversions/${encodeURIComponent(input.id)}/cancel`, { method: 'POST' });
  return cancelReply.parse(await reply.json()).status;
});

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
