import { LineRuleType } from 'docx';
import type { Box, ReadBlock } from '../../reading/lines/document-model.js';
import { bottomOf } from '../../reading/lines/text-boxes.js';
import { twips } from './units.js';

/** What is read next may stand elsewhere on its page; at the head of one there is nothing above it. */
const GAP_MAX = 120;
const HEAD_GAP_MAX = 300;
/** Of a text that has no places, in points. */
const BLANK_LINE = 8;
/** Below this share of the letters' size lines would cut each other. */
const PITCH_MIN = 1;
const PITCH_MAX = 3;
/** Of the letters' size: what a line takes where nothing tells more. */
const USUAL_PITCH = 1.2;

/** Of a paragraph that takes next to no room. */
export const THIN = { line: twips(1), lineRule: LineRuleType.EXACT, before: 0, after: 0 };

/** From line to line, in points; undefined for a single one. */
const pitchOf = ({ lines }: ReadBlock): number | undefined => {
  const tops = lines.map(({ box }) => box.y);
  const steps = tops.slice(1).map((top, at) => top - (tops[at] ?? top));
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)];
};

/** The room above a block and from line to line in it, as they are printed. */
export const spacingOf = (block: ReadBlock, above: Above) => {
  if (block.apart === true) return { before: above && above.isHead !== true ? twips(BLANK_LINE) : 0, after: 0 };
  const gap = gapBetween(above, block.box);
  const pitch = linePitch(block, above && above.isHead !== true ? gap : Infinity);
  const size = block.lines[0]?.box.height ?? 0;
  return {
    before: twips(Math.max(0, gap - (pitch === undefined ? 0 : pitch - size))),
    after: 0,
    ...(pitch !== undefined && { line: twips(pitch), lineRule: LineRuleType.EXACT }),
  };
};

/** A single line takes the room that it has: as it comes, a line of Word is higher than most that are printed. */
const linePitch = (block: ReadBlock, gap: number): number | undefined => {
  const size = block.lines[0]?.box.height ?? 0;
  const pitch = pitchOf(block);
  if (pitch === undefined) {
    return size === 0 ? undefined : size * Math.max(PITCH_MIN, Math.min(USUAL_PITCH, 1 + Math.max(0, gap) / size));
  }
  return pitch > PITCH_MIN * size && pitch < PITCH_MAX * size ? pitch : undefined;
};

/** What stands above something, or the edge that the text of its page begins at. */
export type Above = { readonly box: Box; readonly isHead?: boolean } | undefined;

/** Points; none above what has no place, or stands beside what is said before it. */
export const gapBetween = (above: Above, { y, height }: Box): number => {
  if (!above || height === 0) return 0;
  const most = above.isHead === true ? HEAD_GAP_MAX : GAP_MAX;
  return Math.min(most, y - bottomOf(above.box));
};
