import { groupIntoRows } from '../../../../contracts/group-into-rows.js';
import { ASCENT_OF_SIZE, DESCENT_OF_SIZE } from './line-places.js';
import type { Box } from './document-model.js';
import type { PlainPage } from './plain-page.js';
import type { PositionedWord } from './positioned-word.js';
import { boxAround, median } from './text-boxes.js';

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
/** Fewer letters below each other may be the heads of rows. */
const COLUMN_LEAST = 3;
const LETTERS_LEAST = 12;
/** A page is written down its columns where this share of its letters stands in columns. */
const VERTICAL_LETTERS_SHARE = 0.6;
/** Characters that are set side by side within a column, such as the figures of a year. */
const CHARACTERS_ACROSS_MAX = 3;
/** Letters of a column are off its middle by less than this share of their size: marks stand in a corner of their place. */
const COLUMN_OFFSET_SHARE = 0.6;
/** Letters below one another overlap by less than this share of their size. */
const LETTER_OVERLAP_SHARE = 0.6;
const LETTER_GAP_FACTOR = 1.2;
/** Words that are no CJK are parted by more than this share of the letters' size. */
const WORD_GAP_SHARE = 0.25;
/** From the middle of a column to where letters stand that are written across, of their size. */
const BASELINE_OF_SIZE = (ASCENT_OF_SIZE - DESCENT_OF_SIZE) / 2;

/**
 * A page that is written in columns, each read down and the right one first, as one that is written in lines: turned
 * back by a quarter, so that its first column is its first line. Any other page stays as it is.
 */
export const withColumnsAsLines = (page: PlainPage): PlainPage => {
  if (page.garbled || page.unreadable || page.readPictures) return page;
  const columns = columnsOf(page.words);
  const letters = page.words.reduce((sum, { text }) => sum + lettersIn(text), 0);
  const inColumns = columns.filter(({ length }) => length >= COLUMN_LEAST).flat();
  const letterCount = inColumns.reduce((sum, { text }) => sum + lettersIn(text), 0);
  if (letters < LETTERS_LEAST || letterCount < VERTICAL_LETTERS_SHARE * letters) return page;
  const used = new Set(columns.flat());
  const rest = page.words.filter((word) => !used.has(word)).map((word) => aside(word, page));
  const words = [...columns.flatMap((column) => lineFrom(column, page)), ...rest];
  return { ...page, width: page.height, height: page.width, words, rules: [] };
};

const lettersIn = (text: string): number => text.match(new RegExp(CJK, 'gu'))?.length ?? 0;

/** Words that follow each other downwards, in the order of the content; letters that stand alone are columns, too. */
const columnsOf = (words: readonly PositionedWord[]): PositionedWord[][] => {
  const columns: PositionedWord[][] = [];
  let last: PositionedWord | undefined;
  for (const word of words) {
    const goesOn = last !== undefined && isBelow(last, word);
    if (goesOn) columns.at(-1)?.push(word);
    else if (isPart(word)) columns.push([word]);
    last = goesOn || isPart(word) ? word : undefined;
  }
  return columns.filter((column) => column.some(({ text }) => CJK.test(text)));
};

const isPart = ({ text, upright }: PositionedWord): boolean =>
  !upright || Array.from(text).length <= CHARACTERS_ACROSS_MAX;

const isBelow = (above: PositionedWord, word: PositionedWord): boolean => {
  const size = Math.max(above.style.size, word.style.size);
  const gap = word.box.y - (above.box.y + above.box.height);
  return (
    isPart(word) &&
    Math.abs(middleOf(word) - middleOf(above)) < COLUMN_OFFSET_SHARE * size &&
    gap > -LETTER_OVERLAP_SHARE * size &&
    gap < LETTER_GAP_FACTOR * size &&
    word.box.y > above.box.y + (1 - LETTER_OVERLAP_SHARE) * word.style.size
  );
};

const middleOf = ({ box }: PositionedWord): number => box.x + box.width / 2;

/** A column as the words of a line: its letters of one style as one. */
const lineFrom = (column: readonly PositionedWord[], { width }: PlainPage): PositionedWord[] => {
  const middle = median(column.map(middleOf));
  const groups = groupIntoRows(column, (word, group) => isOneWith(group.at(-1) ?? word, word));
  return groups.flatMap((group, at) => {
    const [first] = group;
    if (!first) return [];
    const before = groups[at - 1]?.at(-1);
    const { y, height } = boxAround(group.map(({ box }) => box));
    const { size } = first.style;
    const baseline = width - middle + BASELINE_OF_SIZE * size;
    const box = {
      x: y,
      y: baseline - ASCENT_OF_SIZE * size,
      width: height,
      height: (ASCENT_OF_SIZE + DESCENT_OF_SIZE) * size,
    };
    const text = group.map((word) => word.text).join('');
    return [
      {
        text,
        style: first.style,
        box,
        baseline,
        upright: true,
        glued: before !== undefined && !isParted(before, first),
      },
    ];
  });
};

const isOneWith = (last: PositionedWord, word: PositionedWord): boolean =>
  last.style.size === word.style.size &&
  last.style.bold === word.style.bold &&
  last.style.colour === word.style.colour &&
  !isParted(last, word);

const isParted = (last: PositionedWord, word: PositionedWord): boolean =>
  !CJK.test(last.text) &&
  !CJK.test(word.text) &&
  word.box.y - (last.box.y + last.box.height) > WORD_GAP_SHARE * word.style.size;

/** Text that is written across on such a page, such as its number, stands on its side. */
const aside = (word: PositionedWord, { width }: PlainPage): PositionedWord => {
  const box: Box = {
    x: word.box.y,
    y: width - word.box.x - word.box.width,
    width: word.box.height,
    height: word.box.width,
  };
  return { ...word, box, baseline: box.y + box.height, upright: false };
};
