import type { PDFDocument, PDFPage, PDFRef } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { pdfImageWatermark } from '../../../contracts/tools/pdf-image-watermark.js';
import { operandsOf, type Matrix } from '../content/matrix.js';
import { everyPage } from '../stamping/every-page.js';
import { opacityState } from '../stamping/opacity.js';
import { frameOf } from '../content/page-frame.js';
import { placePicture, tilePicture } from '../stamping/picture-placement.js';
import type { Extent } from '../stamping/stamp-placement.js';
import { saveSeen } from '../opening/save-seen.js';
import { openStamper } from '../content/stamp-page.js';
import { pagesNamed } from '../opening/pages-named.js';
import { editPdf } from '../opening/editable.js';
import { imageToPdf } from '../converting/image-to-pdf.js';
import { loadPdf } from '../opening/load.js';
import { pdf, type Operation } from '../operation.js';

/**
 * Puts a picture over every page, upright as displayed whatever the page's rotation and boxes.
 *
 * @param files    a PDF, then an image; what is see-through stays see-through.
 * @param options  `watermarkOpacity` 0 to 1; `watermarkPosition`: a corner, or `center`; `watermarkScale`: the share of
 *   the page's width that the picture takes; `watermarkTiled`: all over the page, wherever the position; `pageRanges` as in {@link pagesNamed}.
 * @returns a PDF with the same pages, the picture kept once and referred to by each.
 * @throws Refusal as {@link loadPdf}, {@link imageToPdf} and {@link pagesNamed}; `tool.files-do-not-fit` without a picture;
 *   as {@link saveSeen}.
 */
export const imageWatermark: Operation<'pdf-image-watermark'> = async ([file, image], options, work) => {
  if (!image) throw new Refusal('tool.files-do-not-fit', { message: pdfImageWatermark.refusal.count });
  const picture = await imageToPdf(image);
  const source = await loadPdf(file, work);
  const document = await editPdf(source, work);
  const drawing = await embedded(document, picture);
  const resources = { XObject: drawing.form, ExtGState: opacityState(document, options.watermarkOpacity) };
  const stamper = openStamper(document, { decoration: 'Watermark', resources });
  const { key } = stamper;
  everyPage(pagesNamed(document, options.pageRanges), work, (page) => {
    const places = placesOn(page, drawing, options);
    const drawn = places.map((place) => `q ${operandsOf(place)} cm /${key} Do Q`);
    stamper.stamp(page, { operators: [`/${key} gs`, ...drawn].join('\n'), places, extent: drawing });
  });
  return pdf(await saveSeen(document, { source, stamper }), source.notes);
};

interface Drawing extends Extent {
  readonly form: PDFRef;
}

const embedded = async (document: PDFDocument, bytes: Uint8Array): Promise<Drawing> => {
  const [page] = await document.embedPdf(bytes);
  if (!page) throw new Error('a picture has no page');
  return { form: page.ref, width: page.width, height: page.height };
};

const placesOn = (page: PDFPage, drawing: Drawing, options: OptionsOf<'pdf-image-watermark'>): readonly Matrix[] => {
  const { watermarkScale: share, watermarkPosition: position, watermarkTiled } = options;
  const frame = frameOf(page.node);
  return watermarkTiled ? tilePicture(frame, drawing, share) : [placePicture(frame, drawing, { position, share })];
};
