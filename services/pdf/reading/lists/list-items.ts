import { rightOf } from '../lines/text-boxes.js';
import { countOn } from './counting.js';
import type { Fragment } from '../lines/fragments.js';
import { isOnlyMarker, isLetterBullet, isMarker } from './markers.js';

/** Of the letters' size: a tab behind a marker is at least so wide, and wider than the spaces of its line. */
const TAB = 0.8;
const TAB_TO_SPACE = 1.5;

/** A line that begins an item of a list, its marker first. */
export const isItem = ({ item }: Fragment): boolean => item === true;

/** The lines of a region with those marked that begin an item of a list. */
export const withItems = (lines: readonly Fragment[]): Fragment[] => {
  const counted = countedLines(lines);
  return lines.map((line) => (hasMarker(line) || counted.has(line) ? { ...line, item: true } : line));
};

const hasMarker = (line: Fragment): boolean => {
  const [marker, next] = line.words;
  if (!marker || !next || next.glued) return false;
  return isMarker(marker.text) || (isLetterBullet(marker.text) && hasTab(line));
};

/** Lines that follow one another, each with a bare number or letter before a tab, where these count something. */
const countedLines = (lines: readonly Fragment[]): ReadonlySet<Fragment> => {
  const found = new Set<Fragment>();
  let run: Fragment[] = [];
  const end = (): void => {
    if (countOn(run.map(({ words }) => words[0]?.text ?? ''))) for (const line of run) found.add(line);
    run = [];
  };
  for (const line of lines) {
    if (isOnlyMarker(line.words[0]?.text ?? '') && hasTab(line)) run.push(line);
    else end();
  }
  end();
  return found;
};

const hasTab = ({ words, size, rtl }: Fragment): boolean => {
  const gaps = words.slice(1).map((word, at) => {
    const before = words[at] ?? word;
    return rtl ? before.box.x - rightOf(word.box) : word.box.x - rightOf(before.box);
  });
  const [tab = 0, ...spaces] = gaps;
  return tab > TAB * size && spaces.every((space) => tab > TAB_TO_SPACE * space);
};
