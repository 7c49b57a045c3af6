import { fromCallback, fromPromise } from 'xstate';
import {
  cancelReply,
  convertReply,
  FROM_FIELD,
  REQUEST_KEY_HEADER,
  type ConvertReply,
} from '../../contracts/api/conversions.js';
import type { ConversionStatus } from '../../contracts/lifecycles/conversion-status.js';
import { passwordsField } from '../browser/file-passwords.js';
import { isKeptByAccount } from '../browser/guest-or-member.js';
import { documentForm } from './request-body.js';
import { call, CallFailed, jsonOf } from './server-reply.js';

export interface Upload {
  readonly files: readonly File[];
  /** The own conversion that made the file, which is then not sent. */
  readonly from?: string;
  readonly operation: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Of this request alone; sent again with it, the server does not do it again. */
  readonly key?: string;
}

export type UploadEvent =
  | { readonly type: 'upload.progressed'; readonly sent: number; readonly total: number | null }
  | { readonly type: 'upload.accepted'; readonly reply: ConvertReply; /** ISO-8601 UTC. */ readonly at: string }
  | {
      readonly type: 'upload.refused';
      readonly message: string;
      /** Seconds after which to ask again, where the server says so. */
      readonly retryAfter?: number;
    };

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

const formOf = ({ files, from, operation, options }: Upload): FormData => {
  const fields = { operation, ...options };
  if (from === undefined) return documentForm(files, fields);
  return documentForm([], { ...fields, ...passwordsField(files), [FROM_FIELD]: from });
};

/** The outcome, and when to ask again where there is no room at present. */
const answerOf = (request: XMLHttpRequest): UploadEvent => {
  const outcome = outcomeOf(request.status, request.responseText);
  const seconds = Number(request.getResponseHeader('Retry-After') ?? Number.NaN);
  return outcome.type === 'upload.refused' && seconds > 0 ? { ...outcome, retryAfter: seconds } : outcome;
};

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

/** `POST /api/convert`. By XMLHttpRequest: fetch does not report upload progress. @returns what aborts it */
export const sendUpload = (input: Upload, tell: (event: UploadEvent) => void): (() => void) => {
  const request = new XMLHttpRequest();
  request.open('POST', '/api/convert');
  if (input.key !== undefined) request.setRequestHeader(REQUEST_KEY_HEADER, input.key);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    tell({ type: 'upload.progressed', sent: loaded, total: lengthComputable ? total : null });
  };
  request.onload = () => {
    tell(answerOf(request));
  };
  request.onerror = () => {
    tell(outcomeOf(0, ''));
  };
  let left = false;
  const begin = (isOver: boolean): void => {
    if (left) return;
    if (isOver) tell(sessionOver);
    else request.send(formOf(input));
  };
  void isSessionOver().then(begin);
  return () => {
    left = true;
    request.abort();
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

const download = async ({ link, name }: Source, signal: AbortSignal): Promise<File> => {
  const reply = await fetch(ownAddress(link), { credentials: 'same-origin', signal });
  if (!reply.ok) throw new Error(`Failed to download PDF: ${reply.status} ${reply.statusText}`);
  const bytes = await reply.blob();
  if (bytes.size === 0) throw new Error('Downloaded file is empty');
  return new File([bytes], name, { type: bytes.type });
};

interface OwnResult {
  /** Of the conversion. */
  readonly id: string;
  readonly name: string;
}

/** What the visitor has made, to be shown: that is no download of its link. */
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
