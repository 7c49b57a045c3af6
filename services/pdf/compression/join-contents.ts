import { PDFArray, PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';
import { decodedBytes } from '../content/objects.js';
import { everyDictionary } from './fonts/every-dictionary.js';

const CONTENTS = PDFName.of('Contents');
/** Parts larger than this pack no better together. */
const PART_MAX_BYTES = 64 * 1024;
const NEWLINE = Uint8Array.of(10);

/** A page that is drawn by several streams, none of which another page shares, is drawn by one, which packs better. */
export const joinContents = (document: PDFDocument): void => {
  const { context } = document;
  const uses = usesOf(document);
  for (const { node } of document.getPages()) {
    const parts = node.lookup(CONTENTS);
    if (!(parts instanceof PDFArray) || parts.size() < 2) continue;
    const refs = parts.asArray();
    if (new Set(refs).size < refs.length || !refs.every((ref) => ref instanceof PDFRef && uses.get(ref) === 1))
      continue;
    const streams = refs.map((ref) => context.lookup(ref));
    const bytes = streams.map((stream) => (stream instanceof PDFRawStream ? smallContent(stream) : undefined));
    const known = bytes.filter((part) => part !== undefined);
    if (known.length < bytes.length) continue;
    const joined = Buffer.concat(known.flatMap((part) => [part, NEWLINE]));
    node.set(CONTENTS, context.register(PDFRawStream.of(context.obj({}), joined)));
    for (const ref of refs) context.delete(ref as PDFRef);
  }
};

const smallContent = (stream: PDFRawStream): Uint8Array | undefined =>
  stream.contents.length > PART_MAX_BYTES ? undefined : decodedBytes(stream);

/** How often each object is referred to. */
const usesOf = (document: PDFDocument): ReadonlyMap<PDFRef, number> => {
  const uses = new Map<PDFRef, number>();
  const count = (value: PDFObject): void => {
    if (value instanceof PDFRef) uses.set(value, (uses.get(value) ?? 0) + 1);
    else if (value instanceof PDFArray) value.asArray().forEach(count);
  };
  for (const { dict } of everyDictionary(document)) dict.values().forEach(count);
  return uses;
};
