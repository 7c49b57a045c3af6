import { deflateSync } from 'node:zlib';
import { PDFName, PDFRawStream, type PDFDocument } from 'pdf-lib';
import { decodedBytes, filtersOf, nameAt } from '../../content/objects.js';
import { openPdf } from '../../opening/editable.js';
import { writeDensely } from './dense-writer.js';
import { dropDefaults } from './drop-defaults.js';

/** The saving is some kilobytes, however large a file is. */
const FILE_MAX_BYTES = 4 * 1024 * 1024;
/** An archive of the first kind must stay searchable byte by byte. @see ISO 19005-1, 6.7.2 */
const ARCHIVE_OF_1 = /pdfaid:part(?:\s*=\s*["']1|>\s*1)/;

/** A packed PDF in less room: more of its objects share a stream, and descriptions (XMP) are packed, too. */
export const packDenser = async (bytes: Uint8Array): Promise<Uint8Array> => {
  if (bytes.length > FILE_MAX_BYTES) return bytes;
  const document = await openPdf(bytes);
  packDescriptions(document);
  dropDefaults(document);
  unpackTiny(document);
  const denser = writeDensely(document);
  return denser && denser.length < bytes.length ? denser : bytes;
};

const packDescriptions = ({ context }: PDFDocument): void => {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || !isPlainDescription(object)) continue;
    const packed = deflateSync(object.contents, { level: 9 });
    const dict = object.dict.clone();
    dict.set(PDFName.of('Filter'), PDFName.of('FlateDecode'));
    if (packed.length < object.contents.length) context.assign(ref, PDFRawStream.of(dict, packed));
  }
};

const FILTER = PDFName.of('Filter');
/** The cost of saying that a stream is packed. */
const SAID = '/Filter/FlateDecode'.length;
/** No more than this becomes shorter without. */
const TINY_STREAM_BYTES = 256;

/** Streams of some bytes take more packed, with the word that they are. */
const unpackTiny = ({ context }: PDFDocument): void => {
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream) || object.contents.length > TINY_STREAM_BYTES || !isMerelyPacked(object))
      continue;
    const plain = decodedBytes(object);
    if (!plain || plain.length > object.contents.length + SAID) continue;
    const dict = object.dict.clone();
    dict.delete(FILTER);
    context.assign(ref, PDFRawStream.of(dict, plain));
  }
};

const isMerelyPacked = (stream: PDFRawStream): boolean =>
  filtersOf(stream).join(' ') === 'FlateDecode' && !stream.dict.has(PDFName.of('DecodeParms'));

const isPlainDescription = ({ dict, contents }: PDFRawStream): boolean =>
  nameAt(dict, 'Subtype') === 'XML' &&
  !dict.has(PDFName.of('Filter')) &&
  !ARCHIVE_OF_1.test(Buffer.from(contents).toString('latin1'));
