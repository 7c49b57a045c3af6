import { LineRuleType } from 'docx';
import type { Box, ReadBlock } from '../../reading/lines/document-model.js';
import { placeOf, type LinePlace } from '../../reading/lines/line-places.js';
import { bottomOf } from '../../reading/lines/text-boxes.js';
import { twips } from './units.js';

/** The height of a blank line in a text that has no places, in points. */
const BLANK_LINE = 8;
/** Points: what is further off stands elsewhere. */
const LOOSE_GAP = 60;
/** Below this share of the letters' size lines would cut each other. */
const PITCH_MIN = 0.9;
const PITCH_MAX = 3;
/** A line takes so many sizes of its letters where nothing tells more. */
const USUAL_PITCH = 1.2;
const CLOSE_PITCH = 1;
/** Word and LibreOffice put so much of the height of a line that is set exactly above its letters' foot. */
export const LINE_SHARE_ABOVE_FOOT = 0.8;

/** Points: of a paragraph that takes next to no room. */
export const THIN_LINE = 1;
export const THIN = { line: twips(THIN_LINE), lineRule: LineRuleType.EXACT, before: 0, after: 0 };

/**
 * The end of the text above something, as far down as Word sets it; or the edge that the text of its page begins at.
 */
export type Above =
  | {
      readonly box: Box;
      readonly isHead?: boolean;
      /** Text that ran on from elsewhere: what follows may stand where it began, such as its footnotes. */
      readonly isLoose?: boolean;
      /** It ends its page, so that the next begins one. */
      readonly endsPage?: boolean;
    }
  | undefined;

/** Points; none above what has no place, or stands beside what is said before it. */
export const gapBetween = (above: Above, { y, height }: Box): number =>
  !above || height === 0 ? 0 : usualGap(above, y - bottomOf(above.box));

const usualGap = ({ isLoose }: NonNullable<Above>, gap: number): number =>
  Math.max(0, isLoose === true && gap > LOOSE_GAP ? BLANK_LINE : gap);

/** The room above a block and from line to line in it, so that its letters stand where they are printed. */
export const spacingOf = (block: ReadBlock, above: Above) => {
  if (block.apart === true) return { before: above && above.isHead !== true ? twips(BLANK_LINE) : 0, after: 0 };
  const { before, pitch } = settingOf(block, above);
  return {
    before: twips(before),
    after: 0,
    ...(pitch !== undefined && { line: twips(pitch), lineRule: LineRuleType.EXACT }),
  };
};

/** The text above the next block: this one, down to where Word sets its end; it may take other lines than in print. */
export const setBelow = (block: ReadBlock, above: Above, count = block.lines.length): Above => {
  const { box, lines } = block;
  const { before, pitch } = settingOf(block, above);
  const [first, last] = [lines[0], lines.at(-1)].map((line) => line && placeOf(line));
  if (pitch === undefined || !first || !last || box.height === 0) return { box };
  const isLoose = last.baseline < first.baseline;
  const bottom =
    !above || isLoose
      ? last.baseline + (1 - LINE_SHARE_ABOVE_FOOT) * pitch
      : bottomOf(above.box) + before + pitch * count;
  return { box: { ...box, height: bottom - box.y }, isLoose: isLoose || above?.isLoose === true };
};

interface LineSetting {
  /** Points. */
  readonly before: number;
  /** Undefined for lines as Word sets them. */
  readonly pitch: number | undefined;
}

export const settingOf = (block: ReadBlock, above: Above): LineSetting => {
  const [first] = block.lines;
  if (!first) return { before: 0, pitch: undefined };
  const place = placeOf(first);
  const pitch = linePitch(block, place, above);
  const top = pitch === undefined ? block.box.y : place.baseline - LINE_SHARE_ABOVE_FOOT * pitch;
  return { before: above ? usualGap(above, top - bottomOf(above.box)) : 0, pitch };
};

/** A single line takes the room that it has: as it comes, a line of Word is higher than most that are printed. */
const linePitch = (block: ReadBlock, { baseline, size }: LinePlace, above: Above): number | undefined => {
  if (size === 0) return undefined;
  const pitch = pitchOf(block);
  if (pitch !== undefined) return pitch >= PITCH_MIN * size && pitch < PITCH_MAX * size ? pitch : undefined;
  const room = above ? (baseline - bottomOf(above.box)) / LINE_SHARE_ABOVE_FOOT : Infinity;
  return Math.max(CLOSE_PITCH * size, Math.min(USUAL_PITCH * size, room));
};

/** From line to line on the whole, in points; undefined for a single one. */
const pitchOf = ({ lines }: ReadBlock): number | undefined => {
  const places = lines.map(placeOf);
  const size = Math.max(...places.map((place) => place.size));
  const steps = places.slice(1).map(({ baseline }, at) => baseline - (places[at]?.baseline ?? baseline));
  const usual = steps.filter((step) => step > 0 && step < PITCH_MAX * size);
  return usual.length === 0 ? undefined : usual.reduce((sum, step) => sum + step, 0) / usual.length;
};
