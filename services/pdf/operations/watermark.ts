import { degrees, PDFDocument, StandardFonts } from 'pdf-lib';
import { loadPdf } from './load.js';
import { pdf, type Operation } from './operation.js';

export const watermark: Operation<'pdf-watermark'> = async ([file], options, work) => {
  const source = await loadPdf(file, work);
  const document = await PDFDocument.load(source.bytes, { updateMetadata: false });
  const font = await document.embedFont(StandardFonts.HelveticaBold);
  for (const page of document.getPages()) {
    page.drawText(options.watermarkText, {
      x: 100,
      y: 100,
      size: 48,
      font,
      opacity: options.watermarkOpacity,
      rotate: degrees(45),
    });
  }
  return pdf(await document.save({ updateFieldAppearances: false }));
};
