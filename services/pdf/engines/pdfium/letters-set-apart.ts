/** What is known of a word before its letters are gathered. Places are along its line, in points. */
export interface SetWord {
  readonly text: string;
  readonly start: number;
  /** Where the room of its last letter ends. */
  readonly end: number;
  /** Of its baseline, off the line. */
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
/** Of the words of a line, or of a page. */
const SHARE = 0.5;
/** Of the size of the letters: what is further apart than the letters of its line by so much is another word. */
const SPACE = 0.14;
/** The same: letters that are further apart are cells of a table. */
const LETTERS_MOST = 0.75;
/** The same: letters whose rooms touch. */
const TIGHT = 0.1;
/** Of the size of the letters. */
const STEP = 0.15;
/** Of all rooms between the letters of a line, most are within words. */
const USUAL = 0.4;

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
  return letters >= LETTERS_LEAST && single > SHARE * words.length;
};

const never = (): never => {
  throw new Error('a line has a word that is not there');
};

/** Indices of what stands on one line in one direction, from its beginning. */
const linesOf = (words: readonly SetWord[]): number[][] => {
  const order = words
    .flatMap((word, at) => (SPACED.test(word.text) ? [{ ...word, at }] : []))
    .toSorted((one, other) => one.degrees - other.degrees || one.height - other.height);
  const lines: (typeof order)[] = [];
  for (const word of order) {
    const line = lines.at(-1);
    const last = line?.at(-1);
    const goesOn = last?.degrees === word.degrees && word.height - last.height < STEP * word.size;
    if (line && goesOn) line.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((one, other) => one.start - other.start).map(({ at }) => at));
};

const gathered = (words: readonly SetWord[], line: readonly number[]): number[][] => {
  const most = roomWithin(words, line);
  const found: number[][] = [];
  let before: SetWord | undefined;
  for (const at of line) {
    const word = words[at] ?? never();
    const isNext =
      before !== undefined &&
      word.start - before.end < most * word.size &&
      before.end - word.start < SPACE * word.size &&
      word.style === before.style;
    if (isNext) found.at(-1)?.push(at);
    else found.push([at]);
    before = word;
  }
  return found.filter(({ length }) => length > 1);
};

/** Of the size of the letters: the widest room between two letters of a word. */
const roomWithin = (words: readonly SetWord[], line: readonly number[]): number => {
  const rooms = line.slice(1).map((at, index) => {
    const word = words[at] ?? never();
    return (word.start - (words[line[index] ?? 0]?.end ?? 0)) / word.size;
  });
  const sorted = rooms.toSorted((one, other) => one - other);
  const usual = sorted[Math.floor(sorted.length * USUAL)] ?? 0;
  if (usual < TIGHT) return Math.max(0, usual) + SPACE;
  const spaces = rooms.filter((room) => room > usual + SPACE).length;
  return usual < LETTERS_MOST && spaces > 0 ? usual + SPACE : TIGHT;
};
