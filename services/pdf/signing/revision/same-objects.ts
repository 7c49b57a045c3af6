import {
  PDFContext,
  PDFObjectParser,
  PDFObjectStreamParser,
  PDFRawStream,
  PDFRef,
  type PDFDocument,
  type PDFObject,
} from '@cantoo/pdf-lib';
import type { FileCipher } from '../../protection/file-cipher.js';
import type { Xref } from '../../raw/xref.js';
import { deciphered } from '../encryption/encrypted-objects.js';

interface Seen {
  readonly bytes: Uint8Array;
  readonly places: Xref['places'];
  /** The cipher of an encrypted file. */
  readonly cipher?: FileCipher | undefined;
}

/**
 * Whether these objects are, in the document, what a reader finds who follows the cross-references. The library takes
 * the last one of each number that it comes across, which may be an old one, or part of an attached PDF.
 */
export const sameObjects = async (document: PDFDocument, seen: Seen, refs: Iterable<PDFRef>): Promise<boolean> => {
  const containers = new Map<number, PDFContext>();
  for (const ref of refs) {
    const object = await objectSeen(ref, seen, containers);
    if (String(document.context.lookup(ref)) !== String(object)) return false;
  }
  return true;
};

/** An object as a reader finds it who follows the cross-references. */
export const objectSeen = async (
  ref: PDFRef,
  seen: Seen,
  containers: Map<number, PDFContext>,
): Promise<PDFObject | undefined> => {
  const place = seen.places.get(ref.objectNumber);
  if (!place) return undefined;
  if ('offset' in place) return parsedAt(seen, place.offset, PDFContext.create());
  const known = containers.get(place.objectStream);
  if (known) return known.lookup(ref);
  const context = PDFContext.create();
  containers.set(place.objectStream, context);
  const container = seen.places.get(place.objectStream);
  const stream = container && 'offset' in container ? parsedAt(seen, container.offset, context) : undefined;
  if (stream instanceof PDFRawStream) await PDFObjectStreamParser.forStream(stream).parseIntoContext();
  return context.lookup(ref);
};

const HEADER = /^\s*(\d+)\s+(\d+)\s+obj\b/;
const HEADER_BYTES = 40;

const parsedAt = ({ bytes, cipher }: Seen, offset: number, context: PDFContext): PDFObject => {
  const head = Buffer.from(bytes.subarray(offset, offset + HEADER_BYTES)).toString('latin1');
  const [{ length } = '', number, generation] = HEADER.exec(head) ?? [];
  const object = PDFObjectParser.forBytes(bytes.subarray(offset + length), context).parseObject();
  return cipher ? deciphered(object, PDFRef.of(Number(number), Number(generation)), cipher) : object;
};
