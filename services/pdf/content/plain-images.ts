import { PDFBool, PDFNumber, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { filtersOf, nameAt } from './objects.js';
import { pdfName } from './pdf-name.js';

/**
 * Says beside every JPEG 2000 file how deep its samples are, where the document leaves that to the file: PDFium then takes samples for colours
 * that are indices of a palette or amounts of an ink. Nobody else minds.
 *
 * @returns whether there was anything to say.
 */
export const tellImagesPlainly = ({ context }: PDFDocument): boolean => {
  let changed = false;
  for (const [, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !leavesDepthToFile(object)) continue;
    const depth = depthOf(object.contents);
    if (depth === undefined) continue;
    object.dict.set(pdfName('BitsPerComponent'), PDFNumber.of(depth));
    changed = true;
  }
  return changed;
};

const leavesDepthToFile = (image: PDFRawStream): boolean => {
  const { dict } = image;
  const isImage = nameAt(dict, 'Subtype') === 'Image' && filtersOf(image).at(-1) === 'JPXDecode';
  return isImage && !dict.has(pdfName('BitsPerComponent')) && dict.has(pdfName('ColorSpace')) && !isStencil(image);
};

const isStencil = ({ dict }: PDFRawStream): boolean => dict.lookup(pdfName('ImageMask')) === PDFBool.True;

/** The beginning of the code stream, and how far from there the depth of its first component is. */
const START = Buffer.from([0xff, 0x4f, 0xff, 0x51]);
const DEPTH_OFFSET = 42;
const DEPTHS: ReadonlySet<number> = new Set([1, 2, 4, 8, 16]);

/** @see ITU-T T.800, A.5.1: bits of a sample less one, with a sign above. */
const depthOf = (contents: Uint8Array): number | undefined => {
  const start = Buffer.from(contents.buffer, contents.byteOffset, contents.length).indexOf(START);
  const stored = start < 0 ? undefined : contents[start + DEPTH_OFFSET];
  const depth = stored === undefined ? 0 : (stored & 0x7f) + 1;
  return DEPTHS.has(depth) ? depth : undefined;
};
