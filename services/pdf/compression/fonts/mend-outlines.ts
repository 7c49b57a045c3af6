import { viewOf, type FontTables } from './sfnt.js';

/** In the table `head`: whether offsets take two or four bytes. */
const LOCA_FORMAT = 50;
const HEAD_BYTES = 54;
/**
 * The outlines of a TrueType font in order. A damaged table has some end before they start; readers then take what
 * follows, which ends where the next one starts. Undefined where all are in order.
 */
export const mendedOutlines = (tables: FontTables): FontTables | undefined => {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag));
  if (!head || head.length < HEAD_BYTES || !loca || !glyf) return undefined;
  const starts = startsIn(loca, viewOf(head).getInt16(LOCA_FORMAT) !== 0);
  const isInOrder = starts.every((start, glyph) => start <= (starts[glyph + 1] ?? glyf.length));
  if (isInOrder) return undefined;
  const ends = endsOf(starts, glyf.length);
  const outlines = starts.slice(0, -1).map((start, glyph) => {
    const end = start === starts[glyph + 1] ? start : ends.get(start);
    return padded(glyf.subarray(start, end));
  });
  const longHead = Buffer.from(head);
  longHead.writeInt16BE(1, LOCA_FORMAT);
  return new Map([...tables, ['head', longHead], ['glyf', Buffer.concat(outlines)], ['loca', longLoca(outlines)]]);
};

const startsIn = (loca: Uint8Array, isLong: boolean): readonly number[] => {
  const view = viewOf(loca);
  const count = Math.floor(loca.length / (isLong ? 4 : 2));
  return Array.from({ length: count }, (_, index) =>
    isLong ? view.getUint32(index * 4) : view.getUint16(index * 2) * 2,
  );
};

/** For each place where an outline starts, the place where the next one in the file does. */
const endsOf = (starts: readonly number[], last: number): ReadonlyMap<number, number> => {
  const sorted = [...new Set(starts)].sort((one, other) => one - other);
  return new Map(sorted.map((start, index) => [start, sorted[index + 1] ?? last]));
};

/** To a multiple of four bytes. */
const padded = (outline: Uint8Array): Uint8Array => Buffer.concat([outline], (outline.length + 3) & ~3);

const longLoca = (outlines: readonly Uint8Array[]): Uint8Array => {
  const loca = Buffer.alloc((outlines.length + 1) * 4);
  let end = 0;
  for (const [glyph, { length }] of outlines.entries()) loca.writeUInt32BE((end += length), (glyph + 1) * 4);
  return loca;
};
