import { rightOf } from '../lines/text-boxes.js';
import { countOn } from './counting.js';
import type { Fragment } from '../lines/fragments.js';
import { isDoubtful, isOnlyMarker, isLetterBullet, isMarker } from './markers.js';

/** A tab behind a marker is at least this share of the letters' size, and wider than the spaces of its line. */
const TAB_WIDTH_SHARE = 0.8;
const TAB_TO_SPACE_FACTOR = 1.5;

/** A line that begins an item of a list, its marker first. */
export const isItem = ({ item }: Fragment): boolean => item === true;

/** The lines of a region with those marked that begin an item of a list. */
export const withItems = (lines: readonly Fragment[]): Fragment[] => {
  const counted = countedLines(lines);
  const marked = lines.filter(hasMarker);
  const markers = new Set(marked.map(markerOf));
  const items = new Set(marked.filter((line) => isSure(line, markers)));
  return lines.map((line) => (items.has(line) || counted.has(line) ? itemOf(line) : line));
};

/** Its text says how large it is and where it stands: some print the numbers of a list in larger letters. */
const itemOf = (line: Fragment): Fragment => {
  const [first, ...others] = line.words.slice(1);
  if (!first) return { ...line, item: true };
  const largest = others.reduce((best, word) => (word.style.size > best.style.size ? word : best), first);
  return { ...line, item: true, size: largest.style.size, baseline: largest.baseline };
};

const markerOf = ({ words }: Fragment): string => words[0]?.text ?? '';

/**
 * A sign that may be an initial or a quantity is a marker if a tab stands behind it, or if it counts on from another.
 */
const isSure = (line: Fragment, markers: ReadonlySet<string>): boolean => {
  const marker = markerOf(line);
  return !isDoubtful(marker, line.words[1]?.text ?? '') || hasTab(line) || markers.has(before(marker));
};

/** `C.` for `D.`, `[12]` for `[13]`. */
const before = (marker: string): string =>
  marker.replace(/\d+(?=\D*$)|[A-Z]/, (count) =>
    /\d/.test(count) ? String(Number(count) - 1) : String.fromCharCode(count.charCodeAt(0) - 1),
  );

const hasMarker = (line: Fragment): boolean => {
  const [marker, next] = line.words;
  if (!marker || !next || next.glued) return false;
  return isMarker(marker.text) || (isLetterBullet(marker.text) && hasTab(line));
};

/** Lines that follow one another, each with a bare number or letter before a tab, where these count something. */
const countedLines = (lines: readonly Fragment[]): ReadonlySet<Fragment> => {
  const counted = new Set<Fragment>();
  let run: Fragment[] = [];
  const end = (): void => {
    if (countOn(run.map(({ words }) => words[0]?.text ?? ''))) for (const line of run) counted.add(line);
    run = [];
  };
  for (const line of lines) {
    if (isOnlyMarker(line.words[0]?.text ?? '') && hasTab(line)) run.push(line);
    else if (!isBelowText(run.at(-1), line)) end();
  }
  end();
  return counted;
};

/** A line that begins where the text of an item does, or further in, goes on with it. */
const isBelowText = (item: Fragment | undefined, { box }: Fragment): boolean => {
  const text = item?.words[1]?.box;
  if (!item || !text) return false;
  return item.rtl ? rightOf(box) < rightOf(text) + item.size / 2 : box.x > text.x - item.size / 2;
};

const hasTab = ({ words, size, rtl }: Fragment): boolean => {
  const gaps = words.slice(1).map((word, at) => {
    const before = words[at] ?? word;
    return rtl ? before.box.x - rightOf(word.box) : word.box.x - rightOf(before.box);
  });
  const [tab = 0, ...spaces] = gaps;
  return tab > TAB_WIDTH_SHARE * size && spaces.every((space) => tab > TAB_TO_SPACE_FACTOR * space);
};
