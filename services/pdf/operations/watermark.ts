import { Refusal } from '../../../contracts/errors.js';
import { operandsOf } from '../content/matrix.js';
import { everyPage } from '../stamping/every-page.js';
import { opacityState } from '../stamping/opacity.js';
import { frameOf } from '../content/page-frame.js';
import { placeStamp } from '../stamping/stamp-placement.js';
import { openStamper } from '../content/stamp-page.js';
import { saveSeen } from '../opening/save-seen.js';
import { textStamp } from '../stamping/text-stamp.js';
import { oneLine } from '../text/one-line.js';
import { pagesNamed } from '../opening/pages-named.js';
import { editPdf } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Writes a text over every page, or over some, upright as displayed whatever the page's rotation and boxes.
 *
 * @param files    exactly one PDF.
 * @param options  `watermarkText` in any script, a long one broken into lines and shrunk to fit the page; `watermarkOpacity` 0 to 1;
 *   `watermarkPosition`: a corner, or `center` for along the diagonal; `pageRanges` as in {@link pagesNamed}.
 * @returns a PDF with the same pages, the text drawn once and referred to by each.
 * @throws Refusal as {@link loadPdf} and {@link pagesNamed}; `tool.option-invalid` for a text without anything to see;
 *   `fonts.missing`; as {@link saveSeen}.
 */
export const watermark: Operation<'pdf-watermark'> = async ([file], options, work) => {
  const text = visible(options.watermarkText);
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  const drawing = await textStamp(document, text, options.watermarkPosition);
  const resources = { XObject: drawing.form, ExtGState: opacityState(document, options.watermarkOpacity) };
  const stamper = openStamper(document, { decoration: 'Watermark', resources });
  const { key } = stamper;
  everyPage(pagesNamed(document, options.pageRanges), work, (page) => {
    const matrix = placeStamp(frameOf(page.node), drawing, options.watermarkPosition);
    const operators = `/${key} gs ${operandsOf(matrix)} cm /${key} Do`;
    stamper.stamp(page, { operators, places: [matrix], extent: drawing });
  });
  return pdf(await saveSeen(document, { source, stamper }), source.notes);
};

const visible = (watermarkText: string): string => {
  const text = oneLine(watermarkText);
  if (text !== '') return text;
  throw new Refusal('tool.option-invalid', { field: 'watermarkText', problem: 'Please enter watermark text' });
};
