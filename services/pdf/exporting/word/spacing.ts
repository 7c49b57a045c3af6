import { LineRuleType } from 'docx';
import type { Box, ReadBlock } from '../../reading/lines/document-model.js';
import { twips } from './units.js';

const GAP_MAX = 120;
/** Of a text that has no places, in points. */
const BLANK_LINE = 8;
/** Below this share of the letters' size lines would cut each other. */
const PITCH_MIN = 1;
const PITCH_MAX = 3;
/** Of the letters' size: what a line takes where nothing tells more. */
const USUAL_PITCH = 1.2;

/** From line to line, in points; undefined for a single one. */
const pitchOf = ({ lines }: ReadBlock): number | undefined => {
  const tops = lines.map(({ box }) => box.y);
  const steps = tops.slice(1).map((top, at) => top - (tops[at] ?? top));
  return steps.toSorted((one, other) => one - other)[Math.floor(steps.length / 2)];
};

/** What a paragraph stands below: text or a picture. */
export type Above = { readonly box: Box } | undefined;

/** The room above a block and from line to line in it, as they are printed. */
export const spacingOf = (block: ReadBlock, above: Above) => {
  if (block.apart === true) return { before: above ? twips(BLANK_LINE) : 0, after: 0 };
  const gap = gapBetween(above, block);
  const pitch = linePitch(block, above ? gap : Infinity);
  const size = block.lines[0]?.box.height ?? 0;
  return {
    before: twips(Math.max(0, Math.min(GAP_MAX, gap - (pitch === undefined ? 0 : pitch - size)))),
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

/** The room above a picture. */
export const roomAbove = (box: Box, above: Above): number =>
  twips(Math.max(0, Math.min(GAP_MAX, gapBetween(above, { box }))));

const gapBetween = (above: Above, { box }: { readonly box: Box }): number =>
  above && box.height > 0 ? box.y - above.box.y - above.box.height : 0;
