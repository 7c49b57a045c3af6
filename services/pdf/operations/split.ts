import { zipSync, type Zippable } from 'fflate';
import { extractPages, withDocument } from '../engines/pdfium-document.js';
import { loadPdf } from './load.js';
import { pdf, type Operation } from './operation.js';
import { indicesOf, labelOf, readRanges } from './pages.js';

/**
 * Cuts a PDF into one file per range of pages.
 *
 * @param files    exactly one PDF.
 * @param options  `pageRanges` as in {@link readRanges}.
 * @returns one PDF for one range; else a ZIP with one PDF per range, in the order given, named after its pages.
 *   Page rotation, boxes, annotations and links are kept.
 * @throws Refusal as {@link loadPdf} and {@link readRanges}.
 */
export const split: Operation<'pdf-split'> = async ([file], { pageRanges }, work) => {
  const source = await loadPdf(file, work);
  const ranges = readRanges(pageRanges, source.pageCount);
  const parts = await withDocument(source.bytes, (document) =>
    ranges.map((range, index) => {
      work.report({ done: index, total: ranges.length, step: `pages ${labelOf(range)}` });
      return extractPages(document, indicesOf(range));
    }),
  );
  const [first] = parts;
  if (first !== undefined && parts.length === 1) return pdf(first, source.notes);
  const entries: Zippable = {};
  for (const [index, part] of parts.entries()) {
    const range = ranges[index];
    if (range) entries[freeName(entries, `${stemOf(file.name)}_pages_${labelOf(range)}`)] = part;
  }
  return { bytes: zipSync(entries, { level: 0 }), mime: 'application/zip', extension: '.zip', notes: source.notes };
};

/** A name that is safe in any archive program: no folders, no ending. */
const stemOf = (name: string): string =>
  name
    .replace(/\.pdf$/i, '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '') || 'document';

const freeName = (taken: Zippable, stem: string): string => {
  let name = `${stem}.pdf`;
  for (let copy = 2; Object.hasOwn(taken, name); copy += 1) name = `${stem}_${copy}.pdf`;
  return name;
};
