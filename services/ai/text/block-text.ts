import { joinLines } from '../../pdf/reading/lines/join-lines.js';
import type { ReadBlock, ReadLine, ReadWord } from '../../pdf/reading/lines/document-model.js';
import { beginsAnew } from './sentences.js';

/** A mark that points to a note is small, raised, and stands behind a word or a full stop. */
const NOTE_MARK = /^(?:\(?\d{1,3}\)?|\[\d{1,3}\]|[*†‡§¶]{1,3})(?:,\d{1,3})*[.,;]?$/;
/** Behind a number, a sign or the letters of a unit it is an exponent. */
const TAKES_MARK = /(?:\p{L}{3}|[.,;:!?)\]"'”’»…])$/u;
const DIGITS = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** The text of a block as it is read aloud: the marks of its footnotes left out, exponents as raised digits. */
export const blockText = (block: ReadBlock): string => {
  const isMarked = block.lines.some(({ words }) => words.some(isRaised));
  return withoutTitle(oneLine(isMarked ? joinLines(block.lines.map(spokenLine)) : block.text), block);
};

const TITLE_WORDS_MAX = 8;
const NUMBERED = /^\d+(?:\.\d+)+\.?$/;

/** Without a bold title that stands in the first line of its paragraph, as `2.4 Theorems The first one says`. */
const withoutTitle = (text: string, { lines }: ReadBlock): string => {
  const words = lines.flatMap((line) => line.words);
  const length = words.findIndex(({ style }) => !style.bold);
  const first = words[0];
  const last = words[length - 1];
  const next = words[length];
  if (!first || !last || !next || length > TITLE_WORDS_MAX || /[:,;]$/.test(last.text)) return text;
  if (!NUMBERED.test(first.text) && !beginsAnew(next.text, 'und')) return text;
  const before = words.slice(0, length).reduce((sum, word) => sum + word.text.length, 0);
  const rest = text.indexOf(next.text, before);
  return rest < 0 ? text : text.slice(rest);
};

export const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

export const isRaised = ({ style }: ReadWord): boolean => style.shift === 'raised';
export const isMark = ({ text }: ReadWord): boolean => NOTE_MARK.test(text);

const spokenLine = ({ text, words }: ReadLine): string => {
  let spoken = '';
  let at = 0;
  let lastWasMark = false;
  for (const word of words) {
    const from = text.indexOf(word.text, at);
    if (from < 0) return text;
    const blank = text.slice(at, from);
    const isGlued = blank === '' && lastWasMark && /^\p{L}/u.test(word.text);
    spoken += isGlued ? ' ' : blank;
    lastWasMark = isRaised(word) && isMark(word);
    at = from + word.text.length;
    spoken = isRaised(word) ? withRaised(spoken, word.text) : spoken + word.text;
  }
  return (spoken + text.slice(at)).replaceAll(/ (?=[.,;:!?](?:\s|$))/g, '');
};

const withRaised = (before: string, raised: string): string => {
  const text = before.trimEnd();
  if (NOTE_MARK.test(raised) && (text === '' || TAKES_MARK.test(text))) return text;
  if (/^\d{1,3}$/.test(raised)) return text + raised.replaceAll(/\d/g, (digit) => DIGITS.charAt(Number(digit)));
  return before + raised;
};
