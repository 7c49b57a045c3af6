import type { MarkChange } from '../../../contracts/marks.js';
import { idInDocument } from './document-mark.js';
import { drawnPart, type DraftMark } from './draft-mark.js';
import { boxOf, rounded, shifted } from './places.js';

/** Places are the same to a tenth of a point. */
const APART_MAX = 0.1;

const isAlike = (one: unknown, other: unknown): boolean => {
  if (typeof one === 'number' && typeof other === 'number') return Math.abs(one - other) < APART_MAX;
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isAlike(one[key as never], other[key as never]));
};

/**
 * A mark of the document that says something else or stands elsewhere, and keeps the look that its program gave it. Null
 * for what is new or has to be drawn anew.
 */
export const changeOf = (mark: DraftMark): MarkChange | null => {
  const { was } = mark;
  if (!was) return null;
  const from = boxOf(was);
  const to = boxOf(mark);
  const by = { x: rounded(to.x - from.x), y: rounded(to.y - from.y) };
  if (!isAlike({ ...shifted(was, by), contents: mark.contents }, drawnPart(mark))) return null;
  return {
    id: idInDocument(mark),
    ...(was.contents !== mark.contents && { contents: mark.contents }),
    ...((by.x !== 0 || by.y !== 0) && { moveBy: [by.x, by.y] }),
  };
};
