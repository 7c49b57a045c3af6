import { CALL_HEADER } from '../../contracts/api/conversions.js';
import { documentForm, type Fields } from './request-body.js';
import { randomName } from './random-name.js';
import { call } from './server-reply.js';

const names = new WeakMap<File, string>();

/** The random name of a file's calls on the live connection; kept here because machines are pure. */
export const callNameOf = (file: File): string => {
  const name = names.get(file) ?? randomName();
  names.set(file, name);
  return name;
};

interface Documents {
  readonly files: readonly File[];
  readonly fields?: Fields;
  readonly headers?: Readonly<Record<string, string>>;
  /** Aborts the call. */
  readonly signal: AbortSignal;
}

/** One call with files and fields, under the name of the first file. @throws CallFailed on any answer that is not OK. */
export const postDocuments = (path: string, { files, fields, signal, headers: more }: Documents): Promise<Response> => {
  const names = Object.fromEntries(files.slice(0, 1).map((file) => [CALL_HEADER, callNameOf(file)]));
  const headers = { ...names, ...more };
  return call(path, { method: 'POST', headers, body: documentForm(files, fields), signal });
};

/** The JSON of a reply; undefined if it is not JSON. */
export const jsonIn = async (reply: Response): Promise<unknown> => {
  try {
    return (await reply.json()) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
