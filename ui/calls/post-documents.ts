import { CALL_HEADER } from '../../contracts/api/conversions.js';
import { documentForm, type Fields } from './request-body.js';
import { call } from './server-reply.js';

const NAME_BYTES = 16;

const names = new WeakMap<File, string>();

/** `randomUUID` is not there where an installation is reached without TLS. */
const newName = (): string =>
  [...crypto.getRandomValues(new Uint8Array(NAME_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The random name that the calls of a file go by on the live connection; machines are pure and do not hold it. */
export const callNameOf = (file: File): string => {
  const name = names.get(file) ?? newName();
  names.set(file, name);
  return name;
};

interface Documents {
  readonly files: readonly File[];
  readonly fields?: Fields;
  /** Ends the call when nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** One call with files and fields, under the name of the first file. @throws CallFailed on any answer that is not OK. */
export const postDocuments = (path: string, { files, fields, signal }: Documents): Promise<Response> => {
  const headers = Object.fromEntries(files.slice(0, 1).map((file) => [CALL_HEADER, callNameOf(file)]));
  return call(path, { method: 'POST', headers, body: documentForm(files, fields), signal });
};

/** The JSON of an answer; undefined where it is none. */
export const jsonIn = async (reply: Response): Promise<unknown> => {
  try {
    return (await reply.json()) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
