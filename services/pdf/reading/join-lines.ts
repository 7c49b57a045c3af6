/** Scripts that put no space between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const CLOSING = /[、。，．：；！？）」』】〉》]/u;
const DIVIDED = /\p{Ll}[-\u2010]$/u;

/** Lines of one paragraph as one text; words divided at a line's end are put together again. */
export const joinLines = (lines: readonly string[]): string =>
  lines.reduce((text, line) => (text === '' ? line : joined(text, line)), '');

const joined = (text: string, next: string): string => {
  if (DIVIDED.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next;
  const isUnspaced = (character: string): boolean => UNSPACED.test(character) || CLOSING.test(character);
  return isUnspaced(text.slice(-1)) && isUnspaced(next.slice(0, 1)) ? text + next : `${text} ${next}`;
};
