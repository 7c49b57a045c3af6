import { createHash } from 'node:crypto';
import { PDFArray, PDFDict, PDFName, PDFRawStream, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';

/** Streams that become equal once what they refer to has become one, such as images once their masks have. */
const ROUNDS_MAX = 3;

/** Stores streams that are equal to the byte once, however often they came. */
export const shareEqualStreams = (document: PDFDocument): void => {
  for (let round = 0; round < ROUNDS_MAX; round += 1) {
    const duplicates = findDuplicates(document);
    if (duplicates.size === 0) return;
    for (const [ref, object] of document.context.enumerateIndirectObjects()) {
      if (duplicates.has(ref)) document.context.delete(ref);
      else redirect(object, duplicates);
    }
  }
};

/** Each later copy to the first one. */
const findDuplicates = (document: PDFDocument): ReadonlyMap<PDFRef, PDFRef> => {
  const duplicates = new Map<PDFRef, PDFRef>();
  for (const alike of ofOneLength(document)) {
    const firsts = new Map<string, PDFRef>();
    for (const [ref, stream] of alike) {
      const key = fingerprint(stream);
      const first = firsts.get(key);
      if (first) duplicates.set(ref, first);
      else firsts.set(key, ref);
    }
  }
  return duplicates;
};

type Stream = readonly [PDFRef, PDFRawStream];

/** Streams that could be equal; the others need no fingerprint. */
const ofOneLength = ({ context }: PDFDocument): (readonly Stream[])[] => {
  const lengths = new Map<number, Stream[]>();
  for (const [ref, object] of context.enumerateIndirectObjects()) {
    if (!(object instanceof PDFRawStream)) continue;
    const alike = lengths.get(object.contents.length);
    if (alike) alike.push([ref, object]);
    else lengths.set(object.contents.length, [[ref, object]]);
  }
  return [...lengths.values()].filter((alike) => alike.length > 1);
};

const fingerprint = ({ dict, contents }: PDFRawStream): string => {
  const entries = dict.entries().filter(([key]) => key !== PDFName.of('Length'));
  const described = entries.map(([key, value]) => `${key.toString()} ${value.toString()}`).sort();
  return createHash('sha256').update(described.join('\n')).update('\0').update(contents).digest('base64');
};

const redirect = (object: PDFObject, to: ReadonlyMap<PDFRef, PDFRef>): void => {
  if (object instanceof PDFRawStream) redirect(object.dict, to);
  else if (object instanceof PDFDict) {
    for (const [key, value] of object.entries()) {
      const target = value instanceof PDFRef ? to.get(value) : undefined;
      if (target) object.set(key, target);
      else redirect(value, to);
    }
  } else if (object instanceof PDFArray) {
    for (const [index, value] of object.asArray().entries()) {
      const target = value instanceof PDFRef ? to.get(value) : undefined;
      if (target) object.set(index, target);
      else redirect(value, to);
    }
  }
};
