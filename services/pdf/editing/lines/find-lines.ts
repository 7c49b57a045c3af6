import type { Replacement } from '../../../../contracts/tools/page-edits.js';
import { areaOf, boundsOf, common, type Rect } from '../../content/geometry.js';
import { plain, quadAround, textOf, type PlacedCode, type TextLine } from './text-lines.js';

/** Where a text stands: in a line, from one character to another. */
export interface FoundText {
  readonly line: TextLine;
  readonly from: number;
  readonly to: number;
}

/** The place in a line where a text stands, of those that a rectangle covers the one that it covers most of. */
export const findText = (lines: readonly TextLine[], find: string, rect: Rect): FoundText | undefined => {
  const wanted = new RegExp(patternOf(find), 'gu');
  const matches = lines
    .flatMap((line) => occurrencesIn(line, wanted))
    .map((one) => ({ one, share: shareOf(one, rect) }));
  const best = matches.reduce<(typeof matches)[number] | undefined>(
    (most, next) => (next.share > (most?.share ?? 0) ? next : most),
    undefined,
  );
  return best && best.share >= COVERED_SHARE_MIN ? best.one : undefined;
};

/** The share of the place of a text that a rectangle drawn by hand has to cover. */
const COVERED_SHARE_MIN = 0.25;

const occurrencesIn = (line: TextLine, pattern: RegExp): FoundText[] =>
  [...textOf(line).matchAll(pattern)].map(({ index, 0: text }) => ({ line, from: index, to: index + text.length }));

/** Its words with any gaps between them. */
const patternOf = (find: string): string =>
  plain(find)
    .trim()
    .replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&')
    .replaceAll(/ +/g, ' +');

const shareOf = (match: FoundText, rect: Rect): number => {
  const quad = quadAround(codesOf(match));
  if (!quad) return 0;
  const own = boundsOf(quad);
  return areaOf(common(own, rect)) / Math.max(1e-6, areaOf(own));
};

/** The codes of a text where it stands. */
export const codesOf = ({ line, from, to }: FoundText): readonly PlacedCode[] => {
  let at = 0;
  return line.pieces.flatMap(({ text, code }) => {
    const start = at;
    at += text.length;
    const placed = code === undefined ? undefined : line.codes[code];
    return placed && start < to && at > from ? [placed] : [];
  });
};

/** Where a text stands in lines, as the words and letters of a replacement say. */
export const placesToReplace = (
  lines: readonly TextLine[],
  { find, matchCase, wholeWords }: Replacement,
): FoundText[] => {
  const pattern = patternOf(find);
  const bounded = wholeWords ? `(?<![\\p{L}\\p{N}_])${pattern}(?![\\p{L}\\p{N}_])` : pattern;
  const search = new RegExp(bounded, matchCase ? 'gu' : 'giu');
  return lines.flatMap((line) => occurrencesIn(line, search));
};

/** The part of a line that was found. */
export const foundText = ({ line, from, to }: FoundText): string => textOf(line).slice(from, to);
