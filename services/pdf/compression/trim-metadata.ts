import { PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { decodedBytes, nameAt } from '../content/objects.js';

/** Room that programs leave so that others may write into it in place. */
const PADDING = /\s{64,}(?=<\?xpacket end)/;
/** Small pictures of pages, and the palettes of a drawing program. */
const PRIVATE = /<((?:xmp|xap):Thumbnails|(?:xmpTPg|xapTPg):SwatchGroups)>[^]*?<\/\1>/g;

/** Between elements, where it says nothing; what stands alone within one may be its value. */
const INDENTS = /(?<=>)\s+(?=<[^/])|(?<=<\/[^<>]{1,200}>)\s+(?=<)/g;

/** Takes out of descriptions (XMP) the small pictures of pages, the palettes of drawing programs the room left for changes and the indents; they stay readable text. */
export const trimMetadata = (document: PDFDocument): void => {
  for (const [ref, object] of document.context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || nameAt(object.dict, 'Subtype') !== 'XML') continue;
    const bytes = decodedBytes(object);
    const text = bytes && Buffer.from(bytes).toString('latin1');
    const trimmed = text?.replaceAll(PRIVATE, '').replace(PADDING, '\n').replaceAll(INDENTS, '\n');
    if (!trimmed || trimmed.length === text?.length) continue;
    const dict = object.dict.clone();
    for (const key of ['Filter', 'DecodeParms']) dict.delete(PDFName.of(key));
    document.context.assign(ref, PDFRawStream.of(dict, Buffer.from(trimmed, 'latin1')));
  }
};
