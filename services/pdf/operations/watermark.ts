import { Refusal } from '../../../contracts/errors.js';
import { frameOf } from '../stamping/page-frame.js';
import { placeStamp } from '../stamping/placement.js';
import { freeKey, stampPage } from '../stamping/stamp-page.js';
import { textStamp } from '../stamping/text-stamp.js';
import { oneLine } from '../text/one-line.js';
import { editPdf, packPdf, savePdf } from './editable.js';
import { loadPdf } from './load.js';
import { pdf, type Operation } from './operation.js';

/** Pages between two reports. */
const REPORT_EVERY = 20;

/**
 * Writes a text over every page, upright as displayed whatever the page's rotation and boxes.
 *
 * @param files    exactly one PDF.
 * @param options  `watermarkText` in any script, set on one line and shrunk to fit the page; `watermarkOpacity` 0 to 1;
 *   `watermarkPosition`: a corner, or `center` for along the diagonal.
 * @returns a PDF with the same pages, the text drawn once and referred to by each.
 * @throws Refusal as {@link loadPdf}; `tool.option-invalid` for a text without anything to see.
 */
export const watermark: Operation<'pdf-watermark'> = async ([file], options, work) => {
  const text = visible(options.watermarkText);
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  const pages = document.getPages();
  const stamp = await textStamp(document, text);
  const { watermarkOpacity: opacity } = options;
  const state = document.context.register(
    document.context.obj({ Type: 'ExtGState', ca: opacity, CA: opacity, BM: 'Normal', SMask: 'None' }),
  );
  const ink = { form: stamp.form, state, key: freeKey(pages) };
  for (const [index, page] of pages.entries()) {
    if (index % REPORT_EVERY === 0) {
      work.report({ done: index, total: pages.length, step: `page ${index + 1} of ${pages.length}` });
    }
    const matrix = placeStamp(frameOf(page.node), stamp, options.watermarkPosition);
    stampPage(document, page, { ink, matrix });
  }
  return pdf(await packPdf(await savePdf(document), work), source.notes);
};

const visible = (given: string): string => {
  const text = oneLine(given);
  if (text !== '') return text;
  throw new Refusal('tool.option-invalid', { field: 'watermarkText', problem: 'Please enter watermark text' });
};
