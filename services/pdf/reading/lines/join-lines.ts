/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const CLOSING = /[、。，．：；！？）」』】〉》]/u;
const DIVIDED = /\p{Ll}[-\u2010]$/u;
/** A hyphen that belongs to the word, since what follows does not begin small: `Anglo-` and `Saxon`, `1990-` and `95`. */
const COMPOUND = /[\p{L}\p{N}][-\u2010]$/u;
/** As in `pre- and post-war`: the hyphen stands for what comes later. */
const JOINING = /^(?:and|or|und|oder|ou|och|og|y)(?=\s|$)/u;

/** Lines of one paragraph as one text; words divided at a line's end are put together again. */
export const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => (text === '' ? line : joined(text, line)), '');

const joined = (text: string, next: string): string => {
  if (DIVIDED.test(text) && /^\p{Ll}/u.test(next)) {
    return JOINING.test(next) ? `${text} ${next}` : text.slice(0, -1) + next;
  }
  if (COMPOUND.test(text) && /^[\p{Lu}\p{N}]/u.test(next)) return text + next;
  const isUnspaced = (character: string): boolean => UNSPACED.test(character) || CLOSING.test(character);
  return isUnspaced(text.slice(-1)) && isUnspaced(next.slice(0, 1)) ? text + next : `${text} ${next}`;
};
