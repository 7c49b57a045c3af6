import { withoutOffice } from '../writing/office-to-pdf.js';
import { readForExport } from '../exporting/read-for-export.js';
import { wordOf } from '../exporting/word/word-document.js';
import type { Operation } from '../operation.js';

/**
 * A document as a Word file: flowing paragraphs, headings, lists and tables in the size and margins of its pages, with
 * its pictures; what stands at the head and foot of the pages stands there once.
 *
 * @param files  one PDF, image, text or Office document.
 * @param options  `textEncoding`: of a text file.
 * @returns a .docx file. Notes say which text was recognised in a picture, and which encoding was found out.
 * @throws Refusal as {@link readForExport}.
 */
export const exportWord: Operation<'export-word'> = async ([file], { textEncoding }, work) => {
  const source = await withoutOffice(file, work);
  const { document, pictures, notes } = await readForExport(source.file, work, textEncoding);
  return {
    bytes: await wordOf(document, pictures),
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    extension: '.docx',
    notes: [...source.notes, ...notes],
  };
};
