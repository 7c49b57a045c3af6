import { fromPromise } from 'xstate';
import type { FormValues } from '../../../contracts/form-fields.js';
import type { ValueField } from '../../../contracts/form-values/match-values.js';
import { UnreadableValues } from '../../../contracts/form-values/unreadable-values.js';
import { valuesMimes, type ValuesFormat } from '../../../contracts/form-values/values-formats.js';
import { loadPart } from '../../browser/load-part.js';
import { saveFile } from '../../browser/save-file.js';
import { withServerMessage } from '../../calls/call-errors.js';
import { fileInReply } from '../../calls/file-in-reply.js';
import { postDocuments } from '../../calls/post-documents.js';
import { t } from '../../text/t.js';
import { unreadableWords } from './values-words.js';

/** The code that reads and writes files of values is a part of its own: most forms are filled by hand. */
const loadFormats = () => loadPart(() => import('../../../contracts/form-values/values-file.js'));

/** The values of each form that a file fills. @throws what a person is to read. */
export const readValues = fromPromise<readonly FormValues[], { readonly file: File }>(async ({ input: { file } }) => {
  const { readValuesFile } = await loadFormats();
  try {
    return readValuesFile(new Uint8Array(await file.arrayBuffer()));
  } catch (error) {
    if (error instanceof UnreadableValues) throw new Error(unreadableWords(error.problem), { cause: error });
    throw error;
  }
});

export interface Exporting {
  readonly document: File;
  readonly format: ValuesFormat;
  readonly fields: readonly ValueField[];
  readonly values: FormValues;
}

const stemOf = ({ name }: File): string => name.replace(/(?<=.)\.pdf$/i, '');

/** Saves what a form says as a file of the browser. */
export const exportValues = fromPromise(async ({ input }: { readonly input: Exporting }): Promise<void> => {
  const { document, format, fields, values } = input;
  const { writeValuesFile } = await loadFormats();
  const bytes = new Uint8Array(writeValuesFile(format, fields, values));
  saveFile(new Blob([bytes], { type: valuesMimes[format] }), `${stemOf(document)}_values.${format}`);
});

const dataUrlOf = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error(t('The file could not be read.')));
    reader.readAsDataURL(file.slice(0, file.size, 'application/octet-stream'));
  });

export interface FillingEach {
  readonly document: File;
  readonly file: File;
}

/** Has a form filled for each row of a file, and saves all of them as a ZIP. @throws what a person is to read. */
export const fillEach = fromPromise(
  async ({ input: { document, file }, signal }: { readonly input: FillingEach; readonly signal: AbortSignal }) => {
    const fields = { valuesFile: await dataUrlOf(file) };
    await withServerMessage(t('The forms were not made.'), async () => {
      const reply = await postDocuments('/api/pdf/fill-form', { files: [document], fields, signal });
      const { blob } = await fileInReply(reply, '');
      saveFile(blob, `${stemOf(document)}_filled.zip`);
    });
  },
);
