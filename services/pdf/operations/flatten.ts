import type { PDFDocument } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { flattenAnnotations, flattenedOn, notesGone, type FlattenedKind } from '../flattening/flatten-annotations.js';
import { pageThatLooksDifferent } from '../flattening/same-looks.js';
import { withAppearances } from '../flattening/with-appearances.js';
import { saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Makes form fields and marks part of the content of their pages: they look the same, and can no longer be filled in,
 * moved or deleted. Hidden ones go; links, attached files and media stay.
 *
 * @param files    exactly one PDF.
 * @param options  `what`: `fields` with the form itself, `marks` such as highlights, notes, stamps and drawings, or `both`.
 * @returns a PDF with the same pages and without what was flattened, earlier versions of it included.
 * @throws Refusal as {@link loadPdf}; `flatten.nothing` where there is nothing of that kind; `pages.not-markable` where
 *   a page would not look the same.
 * @see ISO 32000-1, 12.5.5 "Appearance streams"
 */
export const flatten: Operation<'pdf-flatten'> = async ([file], { what }, work) => {
  const source = await loadPdf(file, work);
  const document = await withAppearances(source, what, work);
  if (!hasAny(document, what)) throw new Refusal('flatten.nothing', { name: file.name });
  work.report({ done: 0, total: 2, step: 'flattening' });
  const { comparablePages, noteCount } = flattenAnnotations(document, what);
  dropOrphans(document);
  const bytes = await saveDense(document);
  work.report({ done: 1, total: 2, step: 'comparing' });
  const changed = await pageThatLooksDifferent({ before: source.bytes, after: bytes }, comparablePages);
  if (changed !== undefined) throw new Refusal('pages.not-markable', { name: file.name, page: changed + 1 });
  return pdf(bytes, [...source.notes, ...notesGone(noteCount)]);
};

const hasAny = (document: PDFDocument, what: FlattenedKind): boolean =>
  document.getPages().some((page) => flattenedOn(page, what).length > 0);
