import type { Note } from '../../../contracts/events/conversion.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import { withoutOffice } from '../writing/office-to-pdf.js';
import { readForExport } from '../exporting/read-for-export.js';
import { WORD_CELLS_MAX, wordOfTable } from '../exporting/word/table-document.js';
import { wordOf } from '../exporting/word/word-document.js';
import type { Operation, Produced, SourceFile } from '../operation.js';
import { decodeText } from '../text/decode-text.js';
import { encodingNotes } from '../text/encoding-notes.js';
import { readTable } from '../text/read-table.js';

/**
 * A document as a Word file: flowing paragraphs, headings, lists and tables in the size and margins of its pages, with
 * its pictures; what stands at the head and foot of the pages stands there once. A CSV file becomes a table, and code
 * keeps its lines.
 *
 * @param files  one PDF, image, text or Office document.
 * @param options  `textEncoding`: of a text file.
 * @returns a .docx file. Notes say which text was recognised in a picture, and which encoding was found out.
 * @throws Refusal as {@link readForExport}.
 */
export const exportWord: Operation<'export-word'> = async ([file], { textEncoding }, work) => {
  const source = await withoutOffice(file, work);
  const { table, notes: why } = await tableIn(source.file, textEncoding);
  if (table) return word(await wordOfTable(table), why);
  const { flowing, pictures, notes } = await readForExport(source.file, work, textEncoding);
  return word(await wordOf(flowing, pictures), [...source.notes, ...why, ...notes]);
};

/** A CSV file that is one; notes say why it is not, or which encoding the table was read in. */
const tableIn = async ({ name, kind, mime, bytes }: SourceFile, encoding: ChosenEncoding) => {
  const decoded = kind === 'text' ? await decodeText(bytes, encoding) : undefined;
  if (!decoded) return { notes: [] };
  const { table, notes } = readTable({ name, mime }, decoded.text, WORD_CELLS_MAX);
  return table ? { table, notes: encodingNotes(name, decoded) } : { notes };
};

const word = (bytes: Uint8Array, notes: readonly Note[]): Produced => ({
  bytes,
  mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  extension: '.docx',
  notes,
});
