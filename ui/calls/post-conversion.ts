import { convertReply, FROM_FIELD, REQUEST_KEY_HEADER, type ConvertReply } from '../../contracts/api/conversions.js';
import { passwordsField } from '../browser/file-passwords.js';
import { documentForm } from './request-body.js';
import { jsonOf } from './server-reply.js';
import { offlineMessage } from './without-network.js';

export interface Upload {
  readonly files: readonly File[];
  /** The own conversion that made the first file, which is then not sent. */
  readonly from?: string;
  readonly operation: string;
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Names this request alone; sent again with it, the server does not do it again. */
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
  if (status === 0) return offlineMessage() || 'Upload failed';
  const { error, message } = { ...(jsonOf(body) as { error?: unknown; message?: unknown } | undefined) };
  const said = [error, message, body].find((text) => typeof text === 'string' && text.trim() !== '');
  return typeof said === 'string' ? said : `Server error (${status})`;
};

const outcomeOf = (status: number, body: string): UploadEvent => {
  const reply = status >= 200 && status < 300 ? convertReply.safeParse(jsonOf(body)) : undefined;
  if (reply?.success) return { type: 'upload.accepted', reply: reply.data, at: new Date().toISOString() };
  return { type: 'upload.refused', message: uploadProblem(reply ? 0 : status, body) };
};

/** The connection was lost. */
export const lostUpload = (): UploadEvent => ({ type: 'upload.refused', message: uploadProblem(0, '') });

/**
 * The first file stays where it is if the server has made it itself; what goes along with it is sent.
 *
 * @param standIns what stands for files that have been sent before.
 */
export const formOf = ({ files, from, operation, options }: Upload, standIns?: ReadonlyMap<File, Blob>): FormData => {
  const fields = { operation, ...options };
  if (from === undefined) return documentForm(files, fields, standIns);
  const alongside = files.slice(1);
  const inTurn = [...alongside, ...files.slice(0, 1)]; // the server takes what is sent before what it has
  return documentForm(alongside, { ...fields, ...passwordsField(inTurn), [FROM_FIELD]: from });
};

/** The outcome, and when to ask again where there is no room at present. */
export const answerOf = (request: XMLHttpRequest): UploadEvent => {
  const outcome = outcomeOf(request.status, request.responseText);
  const seconds = Number(request.getResponseHeader('Retry-After') ?? Number.NaN);
  return outcome.type === 'upload.refused' && seconds > 0 ? { ...outcome, retryAfter: seconds } : outcome;
};

interface Posting {
  readonly form: FormData;
  readonly key?: string | undefined;
  readonly progressed?: (sent: number, total: number | null) => void;
  /** Answered, or lost with the connection: the status is then 0. */
  readonly ended: (request: XMLHttpRequest) => void;
}

/** `POST /api/convert`. By XMLHttpRequest: fetch does not report upload progress. @returns what aborts it */
export const postConversion = ({ form, key, progressed, ended }: Posting): (() => void) => {
  const request = new XMLHttpRequest();
  request.open('POST', '/api/convert');
  if (key !== undefined) request.setRequestHeader(REQUEST_KEY_HEADER, key);
  request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
    progressed?.(loaded, lengthComputable ? total : null);
  };
  request.onload = () => ended(request);
  request.onerror = () => ended(request);
  request.send(form);
  return () => request.abort();
};
