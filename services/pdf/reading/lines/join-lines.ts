/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const CLOSING = /[、。，．：；！？）」』】〉》]/u;
const DIVIDED = /\p{Ll}[-\u2010]$/u;
/** A hyphen that belongs to the word, since what follows does not begin small: `Anglo-` and `Saxon`, `1990-` and `95`. */
const COMPOUND = /[\p{L}\p{N}][-\u2010]$/u;
/** As in `pre- and post-war`: the hyphen stands for what comes later. */
const JOINING = /^(?:and|or|und|oder|ou|och|og|y)(?=\s|$)/u;

/** Nothing but a place where a word may be cut. */
const SOFT_HYPHEN = '\u00AD';

/** The last characters of a line tell how it ends. */
const END_CHARACTERS = 4;

/** Lines of one paragraph as one text; words divided at a line's end are put together again. */
export const joinLines = (lines: readonly string[]): string => {
  const written = lines.filter((line) => line !== '');
  return written.map((line, at) => readyFor(line, written[at + 1])).join('');
};

/** A line as it stands before the next one: with a space, or without the hyphen of a divided word. */
export const readyFor = (line: string, next: string | undefined): string => {
  if (next === undefined) return line;
  const end = line.slice(-END_CHARACTERS);
  if (end.endsWith(SOFT_HYPHEN)) return line.slice(0, -1);
  if (DIVIDED.test(end) && /^\p{Ll}/u.test(next)) return JOINING.test(next) ? `${line} ` : line.slice(0, -1);
  if (COMPOUND.test(end) && /^[\p{Lu}\p{N}]/u.test(next)) return line;
  return isUnspaced(line.slice(-1)) && isUnspaced(next.slice(0, 1)) ? line : `${line} `;
};

const isUnspaced = (character: string): boolean => UNSPACED.test(character) || CLOSING.test(character);
