import { passwordsField } from '../browser/file-passwords.js';
import { call } from './server-reply.js';

export type Fields = Readonly<Record<string, string | number | boolean>>;

/**
 * The body of a call with files: its fields, the passwords of locked files, then the files.
 *
 * @param standIns what stands for files that have been sent before.
 */
export const documentForm = (
  files: readonly File[],
  fields: Fields = {},
  standIns: ReadonlyMap<File, Blob> = new Map(),
): FormData => {
  const form = new FormData();
  const all: Fields = { ...fields, ...passwordsField(files) };
  for (const [name, value] of Object.entries(all)) form.append(name, String(value));
  for (const file of files) form.append('files', standIns.get(file) ?? file, file.name);
  return form;
};

/** One call with a JSON body. @throws CallFailed on any answer that is not OK. */
export const sendJson = (method: 'POST' | 'PUT' | 'PATCH', path: string, body: object): Promise<Response> =>
  call(path, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
