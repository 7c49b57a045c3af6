import { groupIntoRows } from './group-into-rows.js';
import { hasLettersFromRight, isArabic, isMostlyFromRight, isTurnedGlyph, readingOrder } from './logical-order.js';

/** A letter with its place on a line, in any unit. */
export interface PlacedLetter {
  readonly text: string;
  /** Direction of writing, in degrees. */
  readonly degrees: number;
  /** Along the line, and across it. */
  readonly start: number;
  end: number;
  readonly height: number;
  readonly size: number;
}

/** A piece of a line at one place: the letters of a glyph, or a space. */
export interface LinePiece {
  /** Numbers of its letters, in reading order; none of a space, which the room between letters tells. */
  readonly letters: readonly number[];
  readonly text: string;
  /** Its number as seen, from where a line from the left begins. */
  readonly at: number;
}

/** A line whose pieces stand in the order in which they are read. */
export interface LineInOrder {
  readonly fromRight: boolean;
  /** In reading order. */
  readonly pieces: readonly LinePiece[];
}

/** In sizes: heights that differ by less are on one line, and room between letters from which it parts words or columns. */
const SAME_LINE_SIZES = 0.35;
const WORD_GAP_SIZES = 0.18;
const COLUMN_GAP_SIZES = 1.1;
/** The same letter so near is drawn twice, as a shadow or to make it bold. */
const REPEATED_LETTER_SIZES = 0.1;
/** A page with so many letters from the right is read from there, also in lines that have none. */
const FROM_RIGHT_SHARE = 0.5;
const MARK = /^\p{M}+$/u;

interface Cluster {
  letters: number[];
  text: string;
  readonly start: number;
  end: number;
  readonly height: number;
  readonly size: number;
}

/**
 * Letters of a page, some of which are written from the right, as lines in reading order, which is told from where the
 * letters stand, whatever order they come in. Lines that are broken by wide room are several, the first on the right of
 * a page that is read from there.
 *
 * @param letters  those of one glyph stand next to each other, at one place. Spaces do not count: some are drawn where
 *   letters are.
 */
export const linesInOrder = (letters: readonly PlacedLetter[]): readonly LineInOrder[] => {
  const page = {
    isFromRight: shareFromRight(letters) > FROM_RIGHT_SHARE,
    isArabic: letters.some(({ text }) => isArabic(text)),
  };
  return rowsOf(letters).flatMap((row) => {
    const stretches = stretchesOf(row).map((stretch) => inOrder(stretch, page));
    return page.isFromRight ? stretches.toReversed() : stretches;
  });
};

interface PageDirection {
  readonly isFromRight: boolean;
  readonly isArabic: boolean;
}

const shareFromRight = (letters: readonly PlacedLetter[]): number => {
  const own = letters.filter(({ text }) => /\p{L}/u.test(text));
  return own.filter(({ text }) => hasLettersFromRight(text)).length / Math.max(1, own.length);
};

const isBlank = (text: string): boolean => text.trim() === '';

/** The glyphs of each line, from the left as seen. */
const rowsOf = (letters: readonly PlacedLetter[]): Cluster[][] => {
  const ways = new Map<number, Cluster[]>();
  let last: PlacedLetter | undefined;
  for (const [index, letter] of letters.entries()) {
    const way = ways.get(letter.degrees) ?? [];
    ways.set(letter.degrees, way);
    const cluster = way.at(-1);
    if (isBlank(letter.text)) continue;
    if (cluster && last && isOfGlyph(last, letter)) {
      cluster.letters.push(index);
      cluster.end = Math.max(cluster.end, letter.end);
    } else way.push({ ...letter, letters: [index] });
    last = letter;
  }
  return [...ways.values()].flatMap((clusters) => {
    for (const cluster of clusters) spell(cluster, letters);
    return sameHeights(clusters);
  });
};

const isOfGlyph = (one: PlacedLetter, other: PlacedLetter): boolean =>
  hasLettersFromRight(one.text + other.text) &&
  one.degrees === other.degrees &&
  one.start === other.start &&
  one.height === other.height;

const spell = (cluster: Cluster, letters: readonly PlacedLetter[]): void => {
  const textOf = (): string[] => cluster.letters.map((index) => letters[index]?.text ?? '');
  if (isTurnedGlyph(textOf())) cluster.letters.reverse();
  cluster.text = textOf().join('');
};

const sameHeights = (clusters: readonly Cluster[]): Cluster[][] =>
  groupIntoRows(
    clusters.toSorted((one, other) => other.height - one.height),
    ({ height, size }, [first]) => Math.abs(first.height - height) < SAME_LINE_SIZES * size,
  ).map((row) => withMarks(row.toSorted((one, other) => one.start - other.start)));

/** Marks above or below a letter are read after it; what is drawn twice is read once. */
const withMarks = (row: readonly Cluster[]): Cluster[] => {
  const pieces: Cluster[] = [];
  let base: Cluster | undefined;
  let marks: Cluster[] = [];
  const take = (mark: Cluster): void => {
    base?.letters.push(...mark.letters);
    if (base) base.text += mark.text;
    else pieces.push(mark);
  };
  for (const cluster of row) {
    const isTwice =
      base?.text === cluster.text && Math.abs(base.start - cluster.start) < REPEATED_LETTER_SIZES * cluster.size;
    if (base && isTwice) base.letters.push(...cluster.letters);
    else if (MARK.test(cluster.text)) marks.push(cluster);
    else {
      const next = marks.filter((mark) => middleOf(mark) > cluster.start);
      for (const mark of marks) if (middleOf(mark) <= cluster.start) take(mark);
      base = cluster;
      pieces.push(base);
      marks = next;
    }
  }
  for (const mark of marks) take(mark);
  return pieces;
};

const middleOf = ({ start, end }: Cluster): number => (start + end) / 2;

/** Parts of a row between wide room, with a space of its own wherever words are parted. */
const stretchesOf = (row: readonly Cluster[]): Cluster[][] => {
  const stretches: Cluster[][] = [];
  let end = -Infinity;
  for (const cluster of row) {
    const gap = cluster.start - end;
    const stretch = stretches.at(-1);
    if (!stretch || gap > COLUMN_GAP_SIZES * cluster.size) stretches.push([cluster]);
    else if (gap > WORD_GAP_SIZES * cluster.size && stretch.at(-1)?.text !== ' ') {
      stretch.push({ ...cluster, letters: [], text: ' ' }, cluster);
    } else stretch.push(cluster);
    end = Math.max(end, cluster.end);
  }
  return stretches;
};

const inOrder = (stretch: readonly Cluster[], page: PageDirection): LineInOrder => {
  const texts = stretch.map(({ text }) => text);
  const fromRight = isReadFromRight(texts.join(''), page.isFromRight);
  const pieces = readingOrder(texts, fromRight, page.isArabic).map(({ at, text }) => ({
    at,
    text,
    letters: stretch[at]?.letters ?? [],
  }));
  return { fromRight, pieces };
};

/** The mark that ends a sentence stands on the left where it is read from the right. */
const ENDS_ON_LEFT = /^[.,:;!?]+ *[^.,:;!?]*$/;

const isReadFromRight = (seen: string, isPageFromRight: boolean): boolean => {
  if (hasLettersFromRight(seen)) return isPageFromRight || isMostlyFromRight(seen);
  return isPageFromRight && ENDS_ON_LEFT.test(seen.trim());
};
