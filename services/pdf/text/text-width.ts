const DIGIT_OF_SIZE = 0.58;
const SPACE_OF_SIZE = 0.27;
const SMALL_LETTER_WIDTH = 0.57;
const CAPITAL_OF_SIZE = 0.69;
const BROADEST_OF_SIZE = 0.95;
const CJK_OF_SIZE = 1.02;

/** Widths are rather too large, so that a word a hair too wide still fits. */
const SLACK_FACTOR = 1.02;

const NO_WIDTH = /[\p{M}\p{Cf}]/u;
const WIDE_LETTER =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303e\uff01-\uff60]/u;
const PICTURE = /\p{Extended_Pictographic}/u;

const measured = (character: string): number => {
  if (character >= '0' && character <= '9') return DIGIT_OF_SIZE;
  if (character === ' ' || character === '\u00a0') return SPACE_OF_SIZE;
  if ('mwMW@%'.includes(character)) return BROADEST_OF_SIZE;
  if (NO_WIDTH.test(character)) return 0;
  if (WIDE_LETTER.test(character)) return CJK_OF_SIZE;
  if (PICTURE.test(character)) return 1.3;
  return /\p{Lu}/u.test(character) ? CAPITAL_OF_SIZE : SMALL_LETTER_WIDTH;
};

const known = new Map<string, number>();

const widthOfCharacter = (character: string): number => {
  const width = known.get(character) ?? measured(character);
  if (known.size < 10_000) known.set(character, width);
  return width;
};

/** About how wide a text is in a sans font, in parts of the letters' size; rather more than less. */
export const widthOf = (text: string): number => {
  let sum = 0;
  for (const character of text) sum += widthOfCharacter(character);
  return sum;
};

/** A text whose words are no wider than so much: longer ones go on in the next line. */
export const withWordsWithin = (text: string, room: number): string =>
  text.length * BROADEST_OF_SIZE <= room
    ? text
    : text.replace(/\S+/g, (word) => (widthOf(word) > SLACK_FACTOR * room ? cut(word, room) : word));

const cut = (word: string, room: number): string => {
  let fitting = '';
  let used = 0;
  for (const character of word) {
    const width = widthOfCharacter(character);
    if (used > 0 && used + width > room) {
      fitting += '\n';
      used = 0;
    }
    fitting += character;
    used += width;
  }
  return fitting;
};
