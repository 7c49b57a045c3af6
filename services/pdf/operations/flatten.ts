import type { PDFDocument } from 'pdf-lib';
import { PDFBool, PDFName } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { dictAt } from '../content/objects.js';
import { withFieldsDrawn } from '../engines/pdfium/drawn-fields.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { flattenAnnotations, flattenedOn, type FlattenedKind } from '../flattening/flatten-annotations.js';
import { pageThatLooksDifferent } from '../flattening/same-looks.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import { pdf, type Operation, type Work } from '../operation.js';

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

/** With the appearances that a file leaves to its readers: these may have been left out, or be out of date. */
const withAppearances = async (source: LoadedPdf, what: FlattenedKind, work: Work): Promise<PDFDocument> => {
  const document = await editPdf(source, work);
  if (!lacksAppearances(document, what)) return document;
  const bytes = await withDocument(source.bytes, withFieldsDrawn);
  return editPdf({ ...source, bytes }, work);
};

const lacksAppearances = (document: PDFDocument, what: FlattenedKind): boolean => {
  const form = dictAt(document.catalog, 'AcroForm');
  if (what !== 'marks' && form?.lookup(PDFName.of('NeedAppearances')) === PDFBool.True) return true;
  return document.getPages().some((page) => flattenedOn(page, what).some((one) => !dictAt(one, 'AP')));
};

const hasAny = (document: PDFDocument, what: FlattenedKind): boolean =>
  document.getPages().some((page) => flattenedOn(page, what).length > 0);

const notesGone = (count: number): readonly Note[] =>
  count === 0
    ? []
    : [
        {
          code: 'flatten.notes-gone',
          text: `Notes: ${count}. Their icons are part of the pages now; their texts are no longer in the file.`,
        },
      ];
