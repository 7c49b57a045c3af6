import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import type { ChosenEncoding } from '../../../contracts/tools/text-encoding-option.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { refuseUnlessReadable } from '../engines/font-coverage.js';
import { typeset } from '../engines/typst.js';
import type { CsvTable } from '../text/csv-table.js';
import { decodeText } from '../text/decode-text.js';
import { encodingNotes } from '../text/encoding-notes.js';
import { textMarkup } from '../text/markup.js';
import { readTable } from '../text/read-table.js';
import { fewestPages, sheetsOf } from '../text/sheets.js';
import { concatenate } from '../opening/join.js';
import { tableToPdf } from './table-to-pdf.js';
import type { WritingWork } from './writing-work.js';

/** A text as a PDF, and what is to be said about it. */
export interface TextPdf {
  readonly bytes: Uint8Array;
  readonly notes: readonly Note[];
}

/**
 * Sets plain text on A4 pages, in a fixed-width font where the script has one: line breaks, tabs and form feeds as
 * they stand, long lines wrapped, right-to-left lines from the right. Nothing in the text is markup. A CSV file becomes
 * a table; where it is none, it is set as text, and a note says why.
 *
 * @param encoding  what the text is read in; `auto` finds out, and a note says which it took.
 * @throws Refusal `text.unreadable`, `pdf.too-many-pages`, `fonts.missing`.
 */
export const textToPdf = async (
  { name, bytes, mime }: Pick<SourceFile, 'name' | 'bytes' | 'mime'>,
  work: WritingWork,
  encoding: ChosenEncoding = 'auto',
): Promise<TextPdf> => {
  const decoded = await decodeText(bytes, encoding);
  if (!decoded) throw new Refusal('text.unreadable', { name, reason: 'it contains binary data' });
  const notes = encodingNotes(name, decoded);
  const table = readTable({ name, mime }, decoded.text);
  const set = table.table ? setTable(table.table) : setLines;
  const typesetFile = await set({ name, text: decoded.text }, work);
  return { bytes: typesetFile.bytes, notes: [...notes, ...table.notes, ...typesetFile.notes] };
};

type SetText = (source: { readonly name: string; readonly text: string }, work: WritingWork) => Promise<TextPdf>;

const setTable =
  (table: CsvTable): SetText =>
  async ({ name, text }, work) => {
    const hasBoxes = await refuseUnlessReadable(text, name);
    return { bytes: await tableToPdf(table, name, work), notes: boxesNotes(name, hasBoxes) };
  };

const setLines: SetText = async ({ name, text }, work) => {
  refuseOver(name, fewestPages(text));
  const sheets = sheetsOf(text);
  refuseOver(
    name,
    sheets.reduce((sum, { pages }) => sum + pages, 0),
  );
  const hasBoxes = await refuseUnlessReadable(text, name);
  const parts: Uint8Array[] = [];
  for (const [index, { passages }] of sheets.entries()) {
    work.report({ done: index, total: sheets.length, step: 'setting text' });
    const inputs = { title: name, passages: JSON.stringify(passages) };
    parts.push(await typeset(textMarkup(text), inputs, { text }));
  }
  return { bytes: await concatenate(parts, work), notes: boxesNotes(name, hasBoxes) };
};

const boxesNotes = (name: string, hasBoxes: boolean): readonly Note[] =>
  hasBoxes
    ? [
        {
          code: 'text.signs-missing',
          text: `Some characters in ${name}, such as emoji, have no font here and are shown as boxes.`,
        },
      ]
    : [];

const refuseOver = (name: string, count: number): void => {
  if (count > PAGES_MAX) throw new Refusal('pdf.too-many-pages', { name, count, limit: PAGES_MAX });
};
