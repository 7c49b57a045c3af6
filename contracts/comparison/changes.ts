import type { Word } from './word.js';

/** Words in a row that both texts have, that only the first has, or that only the second has. */
export interface Chunk {
  readonly count: number;
  readonly added: boolean;
  readonly removed: boolean;
}

/** A place on a page. */
export interface Place {
  /** From 1. */
  readonly page: number;
  /** Share of the page's height. */
  readonly y: number;
}

/** One difference. Where a side has no words of its own, its place is where they would stand. */
export interface Change {
  /** From 1, in the order of the text. */
  readonly number: number;
  readonly gone: readonly Word[];
  readonly fresh: readonly Word[];
  readonly before: Place;
  readonly after: Place;
  /** The words that stand before it. */
  readonly lead: string;
}

/** Half-open ranges of words, in the first and in the second text. */
interface Span {
  readonly before: readonly [from: number, to: number];
  readonly after: readonly [from: number, to: number];
}

const TOUCHING_WORDS_MAX = 2;
const LEAD_WORDS = 4;

const sizeOf = ({ before, after }: Span): number => before[1] - before[0] + (after[1] - after[0]);

/** Whether so few words stand between two changes that they read as one. */
const isOne = (one: Span, other: Span): boolean => {
  const between = other.before[0] - one.before[1];
  return between === 0 || (between <= TOUCHING_WORDS_MAX && between < Math.min(sizeOf(one), sizeOf(other)) - 1);
};

const joined = (one: Span, other: Span): Span => ({
  before: [one.before[0], other.before[1]],
  after: [one.after[0], other.after[1]],
});

const spansOf = (chunks: readonly Chunk[]): readonly Span[] => {
  const spans: Span[] = [];
  let before = 0;
  let after = 0;
  for (const { count, added, removed } of chunks) {
    const nextBefore = before + (added ? 0 : count);
    const nextAfter = after + (removed ? 0 : count);
    if (added || removed) {
      const span: Span = { before: [before, nextBefore], after: [after, nextAfter] };
      const last = spans.at(-1);
      if (last && isOne(last, span)) spans[spans.length - 1] = joined(last, span);
      else spans.push(span);
    }
    before = nextBefore;
    after = nextAfter;
  }
  return spans;
};

const placeIn = (words: readonly Word[], at: number): Place => {
  const word = words[at] ?? words.at(-1);
  return { page: word?.page ?? 1, y: word?.boxes[0]?.y ?? 0 };
};

interface Side {
  readonly words: readonly Word[];
  readonly range: readonly [from: number, to: number];
}

/** Words that end a page have their place behind what ends it on the other side, not before what begins the next. */
const endPage = ({ words, range: [from, to] }: Side): boolean => {
  const page = words[to - 1]?.page;
  return words[from - 1]?.page === page && words[to]?.page !== page;
};

const placeOn = ({ words, range: [from, to] }: Side, other: Side): Place =>
  placeIn(words, from === to && from > 0 && endPage(other) ? from - 1 : from);

/** The words before a place, on its page. */
const leadTo = (words: readonly Word[], at: number): string => {
  const { page } = placeIn(words, at);
  const before = words.slice(Math.max(0, at - LEAD_WORDS), at).filter((word) => word.page === page);
  return before.map(({ text }) => text).join(' ');
};

/** The differences between two texts, from the chunks that they have in common and apart. */
export const changesIn = (
  before: readonly Word[],
  after: readonly Word[],
  chunks: readonly Chunk[],
): readonly Change[] =>
  spansOf(chunks).map((span, at) => {
    const one: Side = { words: before, range: span.before };
    const other: Side = { words: after, range: span.after };
    return {
      number: at + 1,
      gone: before.slice(...span.before),
      fresh: after.slice(...span.after),
      before: placeOn(one, other),
      after: placeOn(other, one),
      lead: leadTo(after, span.after[0]),
    };
  });

/** The pages of one side that read the same, from 1. */
export const pagesAlike = (
  changes: readonly Change[],
  side: 'before' | 'after',
  pageCount: number,
): readonly number[] => {
  const touched = new Set(
    changes.flatMap((change) => {
      const words = side === 'before' ? change.gone : change.fresh;
      return words.length > 0 ? words.map(({ page }) => page) : [change[side].page];
    }),
  );
  return Array.from({ length: pageCount }, (_, at) => at + 1).filter((page) => !touched.has(page));
};
