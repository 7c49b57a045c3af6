import { rightOf } from './text-boxes.js';
import type { ReadWord } from './document-model.js';

/** A gap of so many times the letters' size is wider than the spaces of a text. */
const WIDE_GAP_FACTOR = 1.8;
/** A line set from edge to edge has wide spaces, but all of them are, and one as wide as the other. */
const TIMES_USUAL = 3;
const EVEN_GAPS_MIN = 3;
const EVEN_GAPS_FACTOR = 1.2;
/** No line is set so wide, in sizes of the letters, but cells of a row may stand so. */
const SET_GAP_SIZES_MAX = 3;
/** Dots that lead from a title to its page. */
const LEADER = /^[.\u2026\u00b7]+$/;
const LEADER_DOTS = 4;

/** Room within a line that a tab makes: what follows stands in a place of its own. */
export interface WideGap {
  /** The first word that is no part of what stands before it. */
  readonly from: number;
  /** The word after it; from `from` on there are dots, where that is another. */
  readonly to: number;
}

/** The wide gaps of a line from its beginning; none where its words go back and forth. */
export const wideGapsIn = (words: readonly ReadWord[]): WideGap[] => {
  const leaders = leadersIn(words);
  const free = roomsIn(words).filter(({ at }) => !leaders.some(({ from, to }) => at >= from && at <= to));
  const wide = wideAmong(free).map(({ at }) => ({ from: at, to: at }));
  return [...leaders, ...wide].toSorted((one, other) => one.from - other.from);
};

/** Whether something in a line stands in a place of its own. */
export const hasWideGap = (words: readonly ReadWord[]): boolean => wideGapsIn(words).length > 0;

interface Room {
  /** The word after it. */
  readonly at: number;
  readonly width: number;
  /** The size of the letters beside it. */
  readonly size: number;
}

/** Between words that follow one another in one direction. */
const roomsIn = (words: readonly ReadWord[]): Room[] => {
  const rooms = words.slice(1).map(({ box, style }, at): Room & { readonly isRightwards: boolean } => {
    const last = words[at] ?? { box, style };
    const width = Math.max(box.x - rightOf(last.box), last.box.x - rightOf(box));
    const isRightwards = box.x > last.box.x;
    return { at: at + 1, width, size: Math.max(style.size, last.style.size), isRightwards };
  });
  return rooms.every(({ isRightwards }) => isRightwards === rooms[0]?.isRightwards) ? rooms : [];
};

const wideAmong = (rooms: readonly Room[]): readonly Room[] => {
  const wide = rooms.filter(({ width, size }) => width > WIDE_GAP_FACTOR * size);
  const others = rooms.filter((room) => !wide.includes(room));
  if (others.length === 0) return areEven(wide) ? [] : wide;
  const usual = others.reduce((sum, { width }) => sum + width, 0) / others.length;
  return wide.filter(({ width, size }) => width > Math.min(TIMES_USUAL * usual, SET_GAP_SIZES_MAX * size));
};

const areEven = (rooms: readonly Room[]): boolean => {
  const widths = rooms.map(({ width }) => width);
  const isSet = rooms.every(({ width, size }) => width < SET_GAP_SIZES_MAX * size);
  return isSet && widths.length >= EVEN_GAPS_MIN && Math.max(...widths) < EVEN_GAPS_FACTOR * Math.min(...widths);
};

/** Dots between words. */
const leadersIn = (words: readonly ReadWord[]): WideGap[] => {
  const leaders: WideGap[] = [];
  for (let from = 1; from < words.length; from += 1) {
    if (!LEADER.test(words[from]?.text ?? '')) continue;
    const end = words.findIndex(({ text }, at) => at >= from && !LEADER.test(text));
    if (end > from && dotsIn(words.slice(from, end)) >= LEADER_DOTS) leaders.push({ from, to: end });
    if (end > from) from = end;
  }
  return leaders;
};

const dotsIn = (words: readonly ReadWord[]): number =>
  words.reduce((sum, { text }) => sum + text.length + 2 * (text.match(/\u2026/g)?.length ?? 0), 0);
