import { StandardFonts } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { operandsOf } from '../content/matrix.js';
import { everyPage } from '../stamping/every-page.js';
import { placeLabel } from '../stamping/label-placement.js';
import { frameOf } from '../content/page-frame.js';
import { saveSeen } from '../opening/save-seen.js';
import { openStamper } from '../content/stamp-page.js';
import { pagesNamed } from '../opening/pages-named.js';
import { editPdf } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';
import { labelOf, type PageRange } from '../../../contracts/tools/page-ranges.js';

type Options = OptionsOf<'pdf-page-numbers'>;

/** Height of a capital letter in Helvetica, as a share of the font's size. */
const CAPITAL_OF_SIZE = 0.718;

/**
 * Writes numbers on pages, upright as displayed whatever a page's rotation and boxes, as text that can be found.
 *
 * @param files    exactly one PDF.
 * @param options  `fromPage` to `toPage` (null for the last one), or the pages of `pageRanges` as in
 *   {@link pagesNamed}, get a number, beginning with `firstNumber`; in `numberFormat`, `{total}` stands for the last number given. Sizes in points.
 * @returns a PDF with the same pages.
 * @throws Refusal as {@link loadPdf} and {@link pagesNamed}; `pages.out-of-range`; `tool.option-invalid` for a range that runs
 *   backwards; as {@link saveSeen}.
 */
export const pageNumbers: Operation<'pdf-page-numbers'> = async ([file], options, work) => {
  const source = await loadPdf(file, work);
  const range = rangeOf(options, source.pageCount);
  const document = await editPdf(source, work);
  const pages = pagesNamed(document, options.pageRanges || labelOf(range));
  const font = await document.embedFont(StandardFonts.Helvetica);
  const decoration = options.numberPosition.startsWith('top') ? 'Header' : 'Footer';
  const stamper = openStamper(document, { decoration, resources: { Font: font.ref } });
  const { fontSize: size, margin, numberPosition: position } = options;
  everyPage(pages, work, (page, index) => {
    const text = textOf(options, index, pages.length);
    const extent = { width: font.widthOfTextAtSize(text, size), height: CAPITAL_OF_SIZE * size };
    const matrix = placeLabel(frameOf(page.node), extent, { margin, position });
    const shown = `BT 0 g /${stamper.key} ${size} Tf ${font.encodeText(text).toString()} Tj ET`;
    stamper.stamp(page, { operators: `${operandsOf(matrix)} cm ${shown}`, places: [matrix], extent });
  });
  return pdf(await saveSeen(document, { source, stamper }), source.notes);
};

const rangeOf = ({ pageRanges, fromPage: first, toPage }: Options, count: number): PageRange => {
  if (pageRanges !== '') return { first: 1, last: count };
  const last = toPage ?? count;
  const missing = [first, last].find((page) => page > count);
  if (missing !== undefined) throw new Refusal('pages.out-of-range', { page: missing, count });
  if (first <= last) return { first, last };
  throw new Refusal('tool.option-invalid', { field: 'toPage', problem: `must not be before fromPage, ${first}` });
};

const textOf = ({ numberFormat, firstNumber }: Options, index: number, count: number): string =>
  numberFormat.replace('{n}', String(firstNumber + index)).replace('{total}', String(firstNumber + count - 1));
