import { viewOf, type FontTables } from './sfnt.js';

/** How many bytes each glyph of a TrueType font takes; undefined for one that is not where the font says. */
export const outlineLengths = (tables: FontTables): readonly (number | undefined)[] => {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag));
  if (!head || head.length < HEAD_BYTES || !loca || !glyf) return [];
  const isLong = viewOf(head).getInt16(LOCA_FORMAT) !== 0;
  const view = viewOf(loca);
  const count = Math.floor(loca.length / (isLong ? 4 : 2)) - 1;
  const starts = Array.from({ length: Math.max(0, count + 1) }, (_, index) =>
    isLong ? view.getUint32(index * 4) : view.getUint16(index * 2) * 2,
  );
  return starts.slice(1).map((end, index) => {
    const start = starts[index] ?? 0;
    return start <= end && end <= glyf.length ? end - start : undefined;
  });
};

const HEAD_BYTES = 54;
const LOCA_FORMAT = 50;
