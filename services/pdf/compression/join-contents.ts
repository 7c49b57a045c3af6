import { PDFArray, PDFName, PDFRawStream, PDFRef, type PDFDocument } from 'pdf-lib';
import { decodedBytes } from '../content/objects.js';
import { usesIn } from '../content/references.js';

const CONTENTS = PDFName.of('Contents');
/** Parts larger than this pack no better together. */
const PART_MAX_BYTES = 64 * 1024;
const NEWLINE = Uint8Array.of(10);

/** A page that is drawn by several streams, none of which another page shares, is drawn by one, which packs better. */
export const joinContents = (document: PDFDocument): void => {
  const { context } = document;
  const uses = usesIn(document);
  const isOwn = (object: unknown): boolean => object instanceof PDFRef && uses.get(object) === 1;
  for (const { node } of document.getPages()) {
    const list = node.get(CONTENTS);
    const parts = node.lookup(CONTENTS);
    if (!(parts instanceof PDFArray) || parts.size() < 2 || (list instanceof PDFRef && !isOwn(list))) continue;
    const refs = parts.asArray();
    if (!refs.every(isOwn)) continue;
    const streams = refs.map((ref) => context.lookup(ref));
    const bytes = streams.map((stream) => (stream instanceof PDFRawStream ? smallContent(stream) : undefined));
    const known = bytes.filter((part) => part !== undefined);
    if (known.length < bytes.length) continue;
    const joined = Buffer.concat(known.flatMap((part) => [part, NEWLINE]));
    node.set(CONTENTS, context.register(PDFRawStream.of(context.obj({}), joined)));
    for (const ref of [list, ...refs]) if (ref instanceof PDFRef) context.delete(ref);
  }
};

const smallContent = (stream: PDFRawStream): Uint8Array | undefined =>
  stream.contents.length > PART_MAX_BYTES ? undefined : decodedBytes(stream);
