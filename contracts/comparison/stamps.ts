import type { Change } from './changes.js';
import type { Word } from './word.js';

/** Words of one change that stand in one line. */
interface Line {
  readonly page: number;
  /** Share of the page's height. */
  readonly y: number;
  readonly words: readonly Word[];
}

/** The stamps that a comparison leaves out of its list, and the rest. */
export interface WithoutStamps {
  readonly changes: readonly Change[];
  /** Text that is the same on each page, as the first of these pages has it. */
  readonly stamps: readonly string[];
  /** The words of these texts in either document. */
  readonly stampWords: { readonly before: readonly Word[]; readonly after: readonly Word[] };
}

const SAME_LINE_PAGE_SHARE = 0.008;
/** Share of the page's width: words of a text stand nearer to each other. */
const WORD_GAP_SHARE = 0.03;
/** A watermark that happens to stand in a line of the text is larger than that. */
const SAME_SIZE = 1.5;
const SAME_HEIGHT = 0.03;
/** The share of the pages where the words of one happen to stand in the other text too. */
const MISSING_MAX = 0.1;

const yOf = ({ boxes }: Word): number => boxes[0]?.y ?? 0;

const linesOf = (words: readonly Word[]): readonly Line[] => {
  const lines: { page: number; y: number; words: Word[] }[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last?.page === word.page && Math.abs(last.y - yOf(word)) < SAME_LINE_PAGE_SHARE) last.words.push(word);
    else lines.push({ page: word.page, y: yOf(word), words: [word] });
  }
  return lines;
};

const NUMBER = /\d+/g;
const textOf = ({ words }: Line): string => words.map(({ text }) => text).join(' ');
const skeletonOf = (line: Line): string => textOf(line).replace(NUMBER, '0');
const numbersIn = (line: Line): readonly number[] => (textOf(line).match(NUMBER) ?? []).map(Number);

/** Whether each number stays what it is on the page of the other, or counts up with the pages. */
const goesOn = (one: Line, other: Line): boolean => {
  const others = numbersIn(other);
  return numbersIn(one).every((number, at) => {
    const difference = (others[at] ?? 0) - number;
    return difference === 0 || difference === other.page - one.page;
  });
};

const isAlike = (one: Line, other: Line): boolean =>
  skeletonOf(one) === skeletonOf(other) && Math.abs(one.y - other.y) <= SAME_HEIGHT && goesOn(one, other);

/** On every page, or on every one but the first, as a title page has no number. */
const isOnEachPage = (lines: readonly Line[], pageCount: number): boolean => {
  const pages = new Set(lines.map(({ page }) => page));
  const last = Math.max(...pages);
  const wanted = pages.has(1) ? pageCount : pageCount - 1;
  const missing = Math.floor(pageCount * MISSING_MAX);
  return pages.size >= 2 && pages.size >= wanted - missing && last >= pageCount - missing;
};

const boxOf = ({ boxes }: Word): Word['boxes'][number] => boxes[0] ?? { x: 0, y: 0, width: 0, height: 0 };

/** Whether a word of its page that did not change stands next to a line: what changed is a part of that text then, and no stamp. */
const isBeside = (line: Line, word: Word): boolean => {
  if (Math.abs(yOf(word) - line.y) >= SAME_LINE_PAGE_SHARE) return false;
  const box = boxOf(word);
  return line.words.map(boxOf).some(({ x, width, height }) => {
    const isAlike = Math.max(height, box.height) <= SAME_SIZE * Math.min(height, box.height);
    return isAlike && box.x - (x + width) < WORD_GAP_SHARE && x - (box.x + box.width) < WORD_GAP_SHARE;
  });
};

/** The words of one side, and those of them that changed. */
interface Side {
  readonly words: readonly Word[];
  readonly changed: readonly (readonly Word[])[];
  readonly pageCount: number;
}

const stampsIn = ({ words, changed, pageCount }: Side): readonly (readonly Line[])[] => {
  const groups: Line[][] = [];
  const touched = new Set(changed.flat());
  const unchanged = new Map<number, Word[]>();
  for (const word of words) {
    if (touched.has(word)) continue;
    const onPage = unchanged.get(word.page) ?? [];
    onPage.push(word);
    unchanged.set(word.page, onPage);
  }
  for (const line of changed.flatMap(linesOf)) {
    if (unchanged.get(line.page)?.some((word) => isBeside(line, word))) continue;
    const known = groups.find(([first]) => first && isAlike(first, line));
    if (known) known.push(line);
    else groups.push([line]);
  }
  return groups.filter((group) => isOnEachPage(group, pageCount));
};

const wordsOf = (stamps: readonly (readonly Line[])[]): readonly Word[] => stamps.flat().flatMap(({ words }) => words);

/** All words of one text, and how many pages it has. */
export interface ComparedText {
  readonly words: readonly Word[];
  readonly pageCount: number;
}

/**
 * The changes without what is the same on each page and stands by itself: page numbers, running heads, watermarks. A
 * sum that was changed on every page is a change on every page.
 */
export const withoutStamps = (
  changes: readonly Change[],
  { before, after }: { readonly before: ComparedText; readonly after: ComparedText },
): WithoutStamps => {
  const gone = stampsIn({ ...before, changed: changes.map((change) => change.gone) });
  const fresh = stampsIn({ ...after, changed: changes.map((change) => change.fresh) });
  const stamps = [...gone, ...fresh];
  const stamped = new Set(wordsOf(stamps));
  const left = (words: readonly Word[]) => words.filter((word) => !stamped.has(word));
  const rest = changes
    .map((change) => ({ ...change, gone: left(change.gone), fresh: left(change.fresh) }))
    .filter((change) => change.gone.length > 0 || change.fresh.length > 0)
    .map((change, at) => ({ ...change, number: at + 1 }));
  const stampWords = { before: wordsOf(gone), after: wordsOf(fresh) };
  return { changes: rest, stampWords, stamps: [...new Set(stamps.map((lines) => (lines[0] ? textOf(lines[0]) : '')))] };
};
