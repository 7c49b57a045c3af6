import {
  PDFContext,
  PDFObjectParser,
  PDFObjectStreamParser,
  PDFRawStream,
  type PDFDocument,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import type { CrossReferences } from './cross-references.js';

interface Seen {
  readonly bytes: Uint8Array;
  readonly places: CrossReferences;
}

/**
 * Whether these objects are, in the document, what a reader finds who follows the cross-references. The library takes
 * the last one of each number that it comes across, which may be an old one, or part of an attached PDF.
 */
export const sameObjects = async (document: PDFDocument, seen: Seen, refs: Iterable<PDFRef>): Promise<boolean> => {
  const containers = new Map<number, PDFContext>();
  for (const ref of refs) {
    const found = await objectSeen(ref, seen, containers);
    if (String(document.context.lookup(ref)) !== String(found)) return false;
  }
  return true;
};

/** An object as a reader finds it who follows the cross-references. */
export const objectSeen = async (
  ref: PDFRef,
  { bytes, places }: Seen,
  containers: Map<number, PDFContext>,
): Promise<PDFObject | undefined> => {
  const place = places.get(ref.objectNumber);
  if (!place) return undefined;
  if ('offset' in place) return parsedAt(bytes, place.offset, PDFContext.create());
  const known = containers.get(place.container);
  if (known) return known.lookup(ref);
  const context = PDFContext.create();
  containers.set(place.container, context);
  const container = places.get(place.container);
  const stream = container && 'offset' in container ? parsedAt(bytes, container.offset, context) : undefined;
  if (stream instanceof PDFRawStream) await PDFObjectStreamParser.forStream(stream).parseIntoContext();
  return context.lookup(ref);
};

const HEADER = /^\s*\d+\s+\d+\s+obj\b/;
const HEADER_BYTES = 40;

const parsedAt = (bytes: Uint8Array, offset: number, context: PDFContext): PDFObject => {
  const head = Buffer.from(bytes.subarray(offset, offset + HEADER_BYTES)).toString('latin1');
  const length = HEADER.exec(head)?.[0].length ?? 0;
  return PDFObjectParser.forBytes(bytes.subarray(offset + length), context).parseObject();
};
