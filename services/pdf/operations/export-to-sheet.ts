import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { chosenPart } from '../exporting/chosen-part.js';
import { languageOf } from '../exporting/document-language.js';
import { notationOf } from '../exporting/sheets/cell-values.js';
import { csvOf } from '../exporting/sheets/csv.js';
import { holdsCsv, lostSheet } from '../exporting/sheets/read-sheets-back.js';
import { sheetNames } from '../exporting/sheets/sheet-names.js';
import { sheetOf, type Sheet } from '../exporting/sheets/sheet.js';
import { tablesIn } from '../exporting/sheets/tables-in-document.js';
import { unsureNotes } from '../exporting/sheets/unsure-notes.js';
import { workbookOf } from '../exporting/sheets/workbook.js';
import type { Operation, Produced, SourceFile, Work } from '../operation.js';
import { readPages } from '../reading/read-document.js';
import { stemOf } from '../splitting/archive.js';
import { storedZip } from '../splitting/stored-zip.js';

/**
 * The tables of a PDF as sheets: with lines or without, over the ends of pages, numbers as numbers and days as days as
 * the document writes them. Pages without text are recognised.
 *
 * @param files    exactly one PDF.
 * @param options  `format`; `pageRanges`, all pages when empty; `decimal`, the sign before fractions, told by the document by default.
 * @returns an .xlsx file with a sheet for each table; or a CSV file, of several tables a ZIP of such. Notes say how
 *   many numbers and days could be two, and stayed texts.
 * @throws Refusal as {@link chosenPart} and {@link readPages}; `document.no-table`; `sheet.not-held`.
 */
export const exportSheet: Operation<'export-sheet'> = async ([file], { format, pageRanges, decimal }, work) => {
  const part = await chosenPart(file, pageRanges, work);
  const { qpdf, recogniser } = work;
  const report: Work['report'] = (progress) => work.report(progress);
  const document = await readPages(part.file, { report, qpdf, recognise: recogniser, onlyShown: true });
  const tables = tablesIn(document.pages);
  if (tables.length === 0) throw new Refusal('document.no-table', { name: file.name });
  const text = document.pages.flatMap(({ blocks }) => blocks.map((block) => block.text)).join('\n');
  const cells = tables.flatMap(({ table }) => (table.rows ?? []).flatMap((row) => row.map((cell) => cell.text)));
  const notation = notationOf(cells, { decimal, language: await languageOf(text, part.language) });
  const names = sheetNames(tables);
  const sheets = tables.map((table, at) => sheetOf(table, notation, names[at] ?? ''));
  const notes = [...part.notes, ...(document.notes ?? []), ...unsureNotes(file.name, sheets)];
  return format === 'xlsx' ? excelOf(file, sheets, { notes, made: work.now }) : csvFilesOf(file, sheets, notes);
};

interface Making {
  readonly notes: readonly Note[];
  readonly made: Date;
}

const excelOf = async ({ name }: SourceFile, sheets: readonly Sheet[], { notes, made }: Making): Promise<Produced> => {
  const bytes = await workbookOf(sheets, made);
  const lost = lostSheet(bytes, sheets);
  if (lost >= 0) throw new Refusal('sheet.not-held', { name, table: lost + 1 });
  const mime = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
  return { bytes, mime, extension: '.xlsx', notes };
};

const csvFilesOf = ({ name }: SourceFile, sheets: readonly Sheet[], notes: readonly Note[]): Produced => {
  const files = sheets.map(csvOf);
  const lost = files.findIndex((bytes, at) => !sheets.slice(at, at + 1).every((sheet) => holdsCsv(bytes, sheet)));
  if (lost >= 0) throw new Refusal('sheet.not-held', { name, table: lost + 1 });
  const [first] = files;
  if (first && files.length === 1) return { bytes: first, mime: 'text/csv', extension: '.csv', notes };
  const digits = String(files.length).length;
  const entries = files.map(
    (bytes, at) => [`${stemOf(name)}_${String(at + 1).padStart(digits, '0')}.csv`, bytes] as const,
  );
  return { bytes: storedZip(new Map(entries)), mime: 'application/zip', extension: '.zip', notes };
};
