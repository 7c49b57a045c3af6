import { PDFName, type PDFDocument } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { PAGES_MAX } from '../../../contracts/limits.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { flattenAnnotations, notesGone } from '../flattening/flatten-annotations.js';
import { withAppearances } from '../flattening/with-appearances.js';
import { displayedSizes, imposePages } from '../imposing/impose-pages.js';
import { sheetsOf } from '../imposing/layout.js';
import { pageThatLostInk } from '../imposing/same-ink.js';
import { saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Lays pages out on sheets: several on each, as a booklet to fold, cut in two, or enlarged over several sheets. Pages
 * stand as displayed, with their text; form fields and marks become part of them, and links, bookmarks and names of
 * places lead to where their pages went.
 *
 * @param files    exactly one PDF.
 * @param options  `layout`; lengths in points. `paper`, `gap`, `creep` and `sheetsAcross` mean something for some layouts
 *   only; `creep` is how far the innermost sheet of a booklet is moved towards the spine, those between by their part.
 * @returns a PDF of sheets, which were compared with the pages that they show.
 * @throws Refusal as {@link loadPdf}; `pdf.too-many-pages`; `impose.not-safe` for a page that would not look the same.
 * @see ISO 32000-1, 8.10 "Form XObjects" and 12.3.2 "Destinations"
 */
export const impose: Operation<'pdf-impose'> = async ([file], options, work) => {
  const source = await loadPdf(file, work);
  const document = await withAppearances(source, 'both', work);
  const sizes = displayedSizes(document);
  const sheets = sheetsOf(options, sizes);
  if (sheets.length > PAGES_MAX) {
    throw new Refusal('pdf.too-many-pages', { name: 'The result', count: sheets.length, limit: PAGES_MAX });
  }
  work.report({ done: 0, total: 2, step: 'laying out' });
  const isTagged = document.catalog.has(PDFName.of('StructTreeRoot'));
  const { noteCount } = flattenAnnotations(document, 'both');
  const notes: Note[] = [...source.notes, ...notesGone(noteCount), ...(isTagged ? [TAGS_GONE] : [])];
  const stubborn = imposePages(document, sheets);
  if (stubborn !== undefined) throw notSafe(file.name, stubborn);
  const bytes = await savedWithoutRest(document);
  work.report({ done: 1, total: 2, step: 'comparing' });
  const changed = await pageThatLostInk(sheets, { before: source.bytes, after: bytes, sizes });
  if (changed !== undefined) throw notSafe(file.name, changed);
  return pdf(bytes, notes);
};

const savedWithoutRest = (document: PDFDocument): Promise<Uint8Array> => {
  dropOrphans(document);
  return saveDense(document);
};

const notSafe = (name: string, index: number): Refusal => new Refusal('impose.not-safe', { name, page: index + 1 });

const TAGS_GONE: Note = {
  code: 'impose.tags-gone',
  text: 'The structure for reading aloud was left out: it belongs to single pages.',
};
