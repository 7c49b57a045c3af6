import { PDFName, type PDFDocument } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { picturePages } from '../archiving/picture-pages.js';
import { pagesThatLookDifferent } from '../archiving/same-appearance.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { frameOf } from '../content/page-frame.js';
import { withAppearances } from '../flattening/with-appearances.js';
import { chosenPages } from '../opening/chosen-pages.js';
import { saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { shownAlike } from '../opening/shown-alike.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Makes pictures of pages as they are shown: text, fields and marks become part of them, and what was hidden goes. Links stay.
 *
 * @param files    exactly one PDF.
 * @param options  `dotsPerInch`; `keepText` lays the text of a page over its picture, not to be seen; `pageRanges` empty
 *   for all pages.
 * @returns a PDF whose chosen pages hold nothing but a picture. A note names them.
 * @throws Refusal as {@link loadPdf} and {@link chosenPages}; `pages.not-drawn` for a page that can't be drawn.
 */
export const rasterise: Operation<'pdf-rasterise'> = async ([file], options, work) => {
  const source = await loadPdf(file, work);
  const document = await withAppearances(source, 'both', work);
  const pages = [...chosenPages(document, options.pageRanges).values()].map((page) => page - 1);
  const { dotsPerInch: dpi, keepText: withText } = options;
  const onPage = (done: number): void => {
    work.report({ done, total: pages.length, step: 'drawing the pages' });
  };
  const shown = await shownAlike(source, work);
  const [failed] = await picturePages(document, shown, { pages, dpi, withText, onPage });
  if (failed !== undefined) throw new Refusal('pages.not-drawn', { name: file.name, page: failed + 1 });
  if (pages.length === source.pageCount) dropWhatIsOfPages(document);
  dropOrphans(document);
  const bytes = await saveDense(document);
  const [different] = await pagesThatLookDifferent(
    { before: shown, after: await shownAlike({ bytes, pageCount: source.pageCount }, work) },
    { pages, sizes: sizesOf(document) },
  );
  if (different !== undefined) throw new Refusal('pages.not-drawn', { name: file.name, page: different + 1 });
  return pdf(bytes, [...source.notes, madeNote(pages.length, withText)]);
};

/** The form, layers, and the order in which things are read aloud: nothing of them is left on pages. */
const OF_PAGES = ['AcroForm', 'OCProperties', 'StructTreeRoot', 'MarkInfo'];

const dropWhatIsOfPages = ({ catalog }: PDFDocument): void => {
  for (const key of OF_PAGES) catalog.delete(PDFName.of(key));
};

const sizesOf = (document: PDFDocument): readonly number[] =>
  document.getPages().map(({ node }) => {
    const { width, height, pointsPerUnit } = frameOf(node);
    return Math.max(width, height) * pointsPerUnit;
  });

const madeNote = (count: number, withText: boolean): Note => ({
  code: 'rasterise.pictures',
  text: withText
    ? `Pages that are pictures now: ${count}. Their text can still be searched and copied.`
    : `Pages that are pictures now: ${count}. Their text can no longer be searched, copied or read aloud.`,
});
