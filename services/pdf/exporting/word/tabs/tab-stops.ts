import { LeaderType, TabStopType, type TabStopDefinition } from 'docx';
import type { ReadBlock, ReadLine, ReadWord } from '../../../reading/lines/document-model.js';
import { boxAround, rightOf } from '../../../reading/lines/text-boxes.js';
import { wideGapsIn, type WideGap } from '../../../reading/lines/wide-gaps.js';
import type { Frame } from '../word-page-frame.js';
import { twips } from '../units.js';

/** Points: what ends or stands so close to an edge or the middle of the text is set there. */
const STOP_TOLERANCE_POINTS = 4;
/** A text that begins before this share of the width of the text only happens to reach to the far edge. */
const FAR_EDGE_SHARE = 0.5;

/** The lines of a paragraph, the first with a tab before each part that has a place of its own, and these places. */
export interface TabbedLines {
  readonly lines: readonly ReadLine[];
  readonly tabStops: TabStopDefinition[];
}

/** Undefined for a line without wide gaps, and for the first of several that do not begin where one of its parts does. */
export const tabbedLines = ({ lines, rtl = false }: ReadBlock, frame: Frame): TabbedLines | undefined => {
  const [first, ...others] = lines;
  const gaps = first ? wideGapsIn(first.words) : [];
  if (!first || gaps.length === 0 || !hangs(first, gaps, others)) return undefined;
  const room = frame.width - frame.left - frame.right;
  const tabStops = partsOf(first.words, gaps, { frame, rtl }).map(({ hasDots, isLast, ...part }) => ({
    ...(others.length > 0 ? startOf(part) : stopOf(part, { room, isLast, hasDots })),
    ...(hasDots && { leader: LeaderType.DOT }),
  }));
  return { lines: [withTabs(first, gaps), ...others], tabStops };
};

/** Lines below that begin where a part of the first one does go on with it. */
const hangs = ({ words }: ReadLine, gaps: readonly WideGap[], others: readonly ReadLine[]): boolean =>
  others.every(({ box }) =>
    gaps.some(({ to }) => Math.abs((words[to]?.box.x ?? Infinity) - box.x) < STOP_TOLERANCE_POINTS),
  );

/** Its words with a tab in place of each gap, and of the dots that lead over it. */
const withTabs = ({ words, text, box }: ReadLine, gaps: readonly WideGap[]): ReadLine => {
  let rest = text;
  let said = '';
  for (const [at, word] of words.entries()) {
    const start = rest.indexOf(word.text);
    const gap = gaps.find(({ from, to }) => at >= from && at <= to);
    if (!gap) said += rest.slice(0, start) + word.text;
    else if (gap.to === at) said += `\t${word.text}`;
    rest = rest.slice(start + word.text.length);
  }
  const wordsOutside = words.filter((_, at) => !gaps.some(({ from, to }) => at >= from && at < to));
  return { words: wordsOutside, text: said, box };
};

interface Side {
  readonly frame: Frame;
  readonly rtl: boolean;
}

/** Points from the edge that the text begins at. */
interface Part {
  readonly start: number;
  readonly end: number;
}

const partsOf = (words: readonly ReadWord[], gaps: readonly WideGap[], { frame, rtl }: Side) =>
  gaps.map(({ from, to }, at) => {
    const box = boxAround(words.slice(to, gaps[at + 1]?.from).map((word) => word.box));
    const start = rtl ? frame.width - frame.right - rightOf(box) : box.x - frame.left;
    return { start, end: start + box.width, isLast: at === gaps.length - 1, hasDots: from < to };
  });

interface Row {
  /** The width of the text. */
  readonly room: number;
  readonly isLast: boolean;
  readonly hasDots?: boolean;
}

/** At the far edge a part ends, in the middle of the text it is centred, elsewhere it begins at its place. */
export const stopOf = ({ start, end }: Part, { room, isLast, hasDots = false }: Row): TabStopDefinition => {
  const isAtEdge = isLast && (room - end < STOP_TOLERANCE_POINTS || hasDots) && start > FAR_EDGE_SHARE * room;
  if (isAtEdge) return { type: TabStopType.RIGHT, position: twips(end) };
  const middle = (start + end) / 2;
  const isMiddle = Math.abs(middle - room / 2) < STOP_TOLERANCE_POINTS && start > STOP_TOLERANCE_POINTS;
  return isMiddle ? { type: TabStopType.CENTER, position: twips(middle) } : startOf({ start, end });
};

const startOf = ({ start }: Part): TabStopDefinition => ({ type: TabStopType.LEFT, position: twips(start) });
