import { groupIntoRows } from '../../../../contracts/group-into-rows.js';
/** A word before its letters are gathered. Places are along its line, in points. */
export interface SetWord {
  readonly text: string;
  readonly start: number;
  /** Where the room of its last letter ends. */
  readonly end: number;
  /** The height of its baseline off the line. */
  readonly height: number;
  readonly size: number;
  /** Words of another style are never one. */
  readonly style: unknown;
  /** Direction of writing, in degrees. */
  readonly degrees: number;
}

/** Scripts that put spaces between words and whose letters are not joined; figures and marks with them. */
const SPACED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Mn}\p{N}\p{P}\p{S}]+$/u;
const LETTER = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{Mn}*$/u;
const SINGLE = /^.\p{Mn}*$/u;
/** Fewer letters by themselves may be names, or the marks of a list. */
const LETTERS_LEAST = 5;
/** Letters are set apart where more than this share of the words of a line, or of a page, is one letter long. */
const SINGLE_LETTERS_SHARE = 0.5;
/** Letters that are further apart than those of their line by this share of their size belong to two words. */
const WORD_GAP_SHARE = 0.14;
/** The same: letters that are further apart are cells of a table. */
const LETTER_ROOM_SHARE_MAX = 0.75;
/** Rooms of letters touch that are no further apart than this share of the letters' size. */
const TOUCHING_ROOM_SHARE = 0.1;
/** Letters of a line are off it by less than this share of their size. */
const LINE_OFFSET_SHARE = 0.15;
/** Most rooms between the letters of a line are within words: this quantile is. */
const USUAL_ROOM_QUANTILE = 0.4;

/**
 * Words that were drawn letter by letter, in whatever order. A line whose letters are far apart says by wider rooms
 * where its words end; one without such rooms stays as it is.
 *
 * @returns which of the given ones are one word each, by their indices and from its beginning; those of one are left out.
 */
export const lettersSetApart = (words: readonly SetWord[]): readonly (readonly number[])[] => {
  const single = words.filter(({ text }) => LETTER.test(text)).length;
  if (single < LETTERS_LEAST) return [];
  const isEverywhere = isSetApart(words);
  return linesOf(words)
    .filter((line) => isEverywhere || isSetApart(line.map((at) => words[at] ?? never())))
    .flatMap((line) => gathered(words, line));
};

const isSetApart = (words: readonly SetWord[]): boolean => {
  const letters = words.filter(({ text }) => LETTER.test(text)).length;
  const single = words.filter(({ text }) => SINGLE.test(text)).length;
  return letters >= LETTERS_LEAST && single > SINGLE_LETTERS_SHARE * words.length;
};

const never = (): never => {
  throw new Error('a line has a word that is not there');
};

/** Indices of what stands on one line in one direction, from its beginning. */
const linesOf = (words: readonly SetWord[]): number[][] => {
  const order = words
    .flatMap((word, at) => (SPACED.test(word.text) ? [{ ...word, at }] : []))
    .toSorted((one, other) => one.degrees - other.degrees || one.height - other.height);
  const lines = groupIntoRows(order, (word, row) => {
    const last = row.at(-1) ?? word;
    return last.degrees === word.degrees && word.height - last.height < LINE_OFFSET_SHARE * word.size;
  });
  return lines.map((line) => line.toSorted((one, other) => one.start - other.start).map(({ at }) => at));
};

const gathered = (words: readonly SetWord[], line: readonly number[]): number[][] => {
  const most = roomWithin(words, line);
  const groups: number[][] = [];
  let before: SetWord | undefined;
  for (const at of line) {
    const word = words[at] ?? never();
    const isNext =
      before !== undefined &&
      word.start - before.end < most * word.size &&
      before.end - word.start < WORD_GAP_SHARE * word.size &&
      word.style === before.style;
    if (isNext) groups.at(-1)?.push(at);
    else groups.push([at]);
    before = word;
  }
  return groups.filter(({ length }) => length > 1);
};

/** The widest room between two letters of a word, in sizes of the letters. */
const roomWithin = (words: readonly SetWord[], line: readonly number[]): number => {
  const rooms = line.slice(1).map((at, index) => {
    const word = words[at] ?? never();
    return (word.start - (words[line[index] ?? 0]?.end ?? 0)) / word.size;
  });
  const sorted = rooms.toSorted((one, other) => one - other);
  const usual = sorted[Math.floor(sorted.length * USUAL_ROOM_QUANTILE)] ?? 0;
  if (usual < TOUCHING_ROOM_SHARE) return Math.max(0, usual) + WORD_GAP_SHARE;
  const spaces = rooms.filter((room) => room > usual + WORD_GAP_SHARE).length;
  return usual < LETTER_ROOM_SHARE_MAX && spaces > 0 ? usual + WORD_GAP_SHARE : TOUCHING_ROOM_SHARE;
};
