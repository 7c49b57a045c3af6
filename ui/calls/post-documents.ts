import { CALL_HEADER } from '../../contracts/api/conversions.js';
import { callNameOf } from './call-name.js';
import { passwordsField } from './file-passwords.js';
import { call } from './server-reply.js';

interface Documents {
  readonly files: readonly File[];
  readonly fields?: Readonly<Record<string, string>>;
  /** Ends the call when nobody waits for it any more. */
  readonly signal: AbortSignal;
}

/** One call with files and fields, under the name of the first file. @throws CallFailed on any answer that is not OK. */
export const postDocuments = (path: string, { files, fields = {}, signal }: Documents): Promise<Response> => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ ...fields, ...passwordsField(files) })) body.append(name, value);
  for (const file of files) body.append('files', file, file.name);
  const headers = Object.fromEntries(files.slice(0, 1).map((file) => [CALL_HEADER, callNameOf(file)]));
  return call(path, { method: 'POST', headers, body, signal });
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
