import { PDFDocument, PDFObjectCopier, PDFRawStream } from 'pdf-lib';
import { pdfName } from './pdf-name.js';

/** A document that shows nothing but one image, without masks. */
export const pageWithImage = async (image: PDFRawStream): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const dict = image.dict.clone();
  for (const key of ['SMask', 'Mask', 'OC', 'Metadata', 'PieceInfo', 'Alternates', 'StructParent'])
    dict.delete(pdfName(key));
  const unmasked = PDFRawStream.of(dict, image.contents);
  const copy = PDFObjectCopier.for(image.dict.context, document.context).copy(unmasked);
  const page = document.addPage([100, 100]);
  page.node.set(pdfName('Resources'), document.context.obj({ XObject: { X: document.context.register(copy) } }));
  page.node.set(
    pdfName('Contents'),
    document.context.register(document.context.stream('q 100 0 0 100 0 0 cm /X Do Q')),
  );
  return document.save({ useObjectStreams: false });
};
