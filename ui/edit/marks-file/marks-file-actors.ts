import { fromPromise } from 'xstate';
import { MARKS_FILE_MAX } from '../../../contracts/limits.js';
import type { Mark } from '../../../contracts/marks.js';
import { refusalFactOf, withServerMessage } from '../../calls/call-errors.js';
import { askForMarksOf } from '../../calls/editable.calls.js';
import { fileInReply } from '../../calls/file-in-reply.js';
import { postDocuments } from '../../calls/post-documents.js';
import { saveFile } from '../../browser/save-file.js';
import { t } from '../../text/t.js';
import type { Draft } from '../draft/draft.js';
import { marksToExport } from '../machine/edit-order.js';

/** Marks, and the pictures that they name by their numbers, from 1. */
export interface ReadMarks {
  readonly marks: readonly Mark[];
  readonly pictures: readonly File[];
}

export interface ReadingMarks {
  /** The document that they go onto. */
  readonly document: File;
  readonly file: File;
}

const BYTES_PER_KB = 1024;

const DATA_URL = /^data:([^;,]+);base64,(.*)$/s;

const pictureOf = (url: string, at: number): File => {
  const [, type = '', base64 = ''] = DATA_URL.exec(url) ?? [];
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], `stamp-${at + 1}.${type === 'image/png' ? 'png' : 'jpg'}`, { type });
};

/** The marks of a file that another program has exported. @throws what a person is to read. */
export const readMarksFile = fromPromise<ReadMarks, ReadingMarks>(async ({ input: { document, file }, signal }) => {
  const text = await file.text();
  if (text.length > MARKS_FILE_MAX) {
    const size = String(Math.floor(MARKS_FILE_MAX / BYTES_PER_KB));
    throw new Error(t('The file is too large: at most {size} KB can be read.', { size }));
  }
  try {
    const { marks, pictures } = await askForMarksOf(document, text, signal);
    return { marks, pictures: pictures.map(pictureOf) };
  } catch (error) {
    const problem = refusalFactOf(error, 'problem');
    if (problem === undefined) throw error;
    throw new Error(t('This file cannot be taken in as XFDF: {problem}.', { problem }), { cause: error });
  }
});

export interface ExportingMarks {
  readonly document: File;
  readonly draft: Draft;
}

/** Saves the marks of a document, with those of its draft, as a file that other programs read. @returns its notes */
export const exportMarks = fromPromise<readonly string[], ExportingMarks>(
  async ({ input: { document, draft }, signal }) => {
    const { options, pictures } = marksToExport(draft);
    return withServerMessage(t('The marks were not exported.'), async () => {
      const fields = { ...options, result: 'xfdf' };
      const reply = await postDocuments('/api/pdf/annotate', { files: [document, ...pictures], fields, signal });
      const { blob, notes } = await fileInReply(reply, '');
      saveFile(blob, `${document.name.replace(/(?<=.)\.pdf$/i, '')}_marks.xfdf`);
      return notes;
    });
  },
);
