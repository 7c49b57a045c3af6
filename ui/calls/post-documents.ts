import { CALL_HEADER } from '../../contracts/api/conversions.js';
import { documentForm, type Fields } from './request-body.js';
import { randomName } from './random-name.js';
import { largeOf } from './pieces/large-files.js';
import { call, CallFailed } from './server-reply.js';
import { loadPart } from '../browser/load-part.js';

const names = new WeakMap<File, string>();

/** The random name of a file's calls on the live connection; kept here because machines are pure. */
export const callNameOf = (file: File): string => {
  const name = names.get(file) ?? randomName();
  names.set(file, name);
  return name;
};

interface Documents {
  readonly files: readonly File[];
  readonly fields?: Fields | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Aborts the call. */
  readonly signal: AbortSignal;
}

/** {@link call} with files, of which large ones have been sent ahead in pieces. */
export const callWithFiles = async (
  path: string,
  { files, fields, signal, headers = {} }: Documents,
): Promise<Response> => {
  const large = largeOf(files);
  const init = { method: 'POST', headers, signal };
  if (large.length === 0) return call(path, { ...init, body: documentForm(files, fields) });
  const { sendLarge, settle } = await loadPart(() => import('./pieces/send-large.js'));
  const standIns = await sendLarge(large, { signal });
  try {
    const reply = await call(path, { ...init, body: documentForm(files, fields, standIns) });
    settle(large, undefined);
    return reply;
  } catch (error) {
    if (error instanceof CallFailed) settle(large, error.code ?? 'refused');
    throw error;
  }
};

/** One call with files and fields, under the name of the first file. @throws CallFailed on any answer that is not OK. */
export const postDocuments = (path: string, { files, fields, signal, headers: more }: Documents): Promise<Response> => {
  const names = Object.fromEntries(files.slice(0, 1).map((file) => [CALL_HEADER, callNameOf(file)]));
  return callWithFiles(path, { files, fields, signal, headers: { ...names, ...more } });
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
