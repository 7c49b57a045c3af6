import { tellImagesPlainly } from '../content/plain-images.js';
import { retellImages } from '../engines/pictures/retold-images.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import { findEditable, savePdf } from './editable.js';
import type { LoadedPdf } from './load.js';

/** Pictures that PDFium may read in a way of its own say so in their dictionaries, which no file keeps in a compressed stream. */
const SIGNS = ['JPXDecode', 'ColorTransform'].map((name) => Buffer.from(name));

/**
 * The bytes of a PDF with its pictures told so that PDFium draws them as other programs do, for whatever hands out or compares drawings of
 * pages. Its own bytes where there is nothing to tell.
 */
export const shownAlike = async (
  source: Pick<LoadedPdf, 'bytes' | 'pageCount'>,
  work: WithQpdf,
): Promise<Uint8Array> => {
  const { bytes } = source;
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!SIGNS.some((sign) => file.includes(sign))) return bytes;
  const document = await findEditable(source, work);
  if (!document) return bytes;
  const isTold = [tellImagesPlainly(document), await retellImages(document)].includes(true);
  return isTold ? savePdf(document) : bytes;
};
