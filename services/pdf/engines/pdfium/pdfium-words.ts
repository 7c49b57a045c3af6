import { readBuffer, withMemory, type Pdfium } from './pdfium.js';
import type { PdfiumDocument } from './pdfium-document.js';
import type { FontOfWord, PlacedWord } from './placed-word.js';
import { pairsAround, usualRoom } from './letter-rooms.js';
import { lettersSetApart, type SetWord } from './letters-set-apart.js';
import { meantBy } from './utf8-codes.js';
import { hasLettersFromRight } from '../../../../contracts/logical-order.js';
import type { LineInOrder, LinePiece, PlacedLetter } from '../../../../contracts/lines-in-order.js';
import { linesInOrder } from '../../../../contracts/lines-in-order.js';

/** Called for every character, so without the wrappers that check and convert arguments. */
interface Calls {
  FPDFText_CountChars(text: number): number;
  FPDFText_GetUnicode(text: number, at: number): number;
  FPDFText_IsGenerated(text: number, at: number): number;
  FPDFText_HasUnicodeMapError(text: number, at: number): number;
  FPDFText_GetCharBox(text: number, at: number, ...edges: number[]): number;
  FPDFText_GetCharOrigin(text: number, at: number, x: number, y: number): number;
  FPDFText_GetLooseCharBox(text: number, at: number, box: number): number;
  FPDFText_GetMatrix(text: number, at: number, matrix: number): number;
  FPDFText_GetFontSize(text: number, at: number): number;
  FPDFText_GetFontWeight(text: number, at: number): number;
  FPDFText_GetFontInfo(text: number, at: number, name: number, size: number, flags: number): number;
  FPDFText_GetFillColor(text: number, at: number, ...parts: number[]): number;
}

interface Source {
  readonly module: Pdfium;
  readonly calls: Calls;
  readonly text: number;
  readonly scratch: number;
}

interface Character {
  readonly at: number;
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  readonly top: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly along: readonly [x: number, y: number];
}

type Word = { -readonly [Key in keyof PlacedWord]: PlacedWord[Key] } & {
  /** The widest room between its letters. */
  spread: number;
  /** Number of the character that it, or its line, begins with. */
  readonly first: number;
  /** Number of its last character. */
  last: number;
};

/** PDFium's mark for a hyphen at the end of a line. */
const LINE_END_HYPHEN = 2;
const SCRATCH_BYTES = 96;
/** The places in a box of four floats: left, top, right, bottom. */
const RIGHT = 2;
/** A step up or down by more than this share of the letters' size begins another word, such as the mark of a footnote. */
const BASELINE_STEP_SHARE = 0.15;
/** Words may be drawn apart by this share of the letters' size without any space between them. */
const WORD_GAP_SHARE = 0.6;
/** The same from the end of the room of a letter: in fonts with narrow spaces, which PDFium takes for none. */
const NARROW_GAP = 0.1;
/** No room between letters is as wide, in sizes of the letters, but in fonts of one width. */
const INK_GAP = 0.15;
const FIXED = 1 << 0;
const FIXED_NAME = /courier|mono|consol|typewriter|menlo|cmtt/i;
/** Letters of scripts that put spaces between words and whose letters are not joined. */
const SPACED = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u;

const FROM_RIGHT = /^[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** The words of a page (from 0), in the order of its content. */
export const readPlacedWords = ({ module, handle }: PdfiumDocument, index: number): PlacedWord[] => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return [];
  const text = module.FPDFText_LoadPage(page);
  try {
    if (text === 0) return [];
    const calls = module.pdfium.wasmExports as unknown as Calls;
    return withMemory(module, SCRATCH_BYTES, (scratch) => wordsOf({ module, calls, text, scratch }));
  } finally {
    if (text !== 0) module.FPDFText_ClosePage(text);
    module.FPDF_ClosePage(page);
  }
};

const wordsOf = (source: Source): PlacedWord[] => {
  const characters = charactersOf(source);
  const fonts = new Map<string, FontOfWord>();
  if (!characters.some((character) => character && FROM_RIGHT.test(character.text))) {
    return withLettersJoined(source, wordsInOrder(source, characters, fonts));
  }
  const { lines, rest } = linesFromRight(source, characters);
  const words = [...wordsInOrder(source, rest, fonts), ...lines.flatMap((line) => wordsOfLine(source, line, fonts))];
  return words.toSorted((one, other) => one.first - other.first);
};

/** The characters of a page; undefined stands for a gap between words. */
const charactersOf = (source: Source): (Character | undefined)[] => {
  const { calls, text } = source;
  const characters: (Character | undefined)[] = [];
  for (let at = 0, count = calls.FPDFText_CountChars(text); at < count; at += 1) {
    const code = meantBy(calls, { text, at, code: calls.FPDFText_GetUnicode(text, at) >>> 0 });
    const isGapHere = isGap(code) || calls.FPDFText_IsGenerated(text, at) === 1;
    characters.push(isGapHere ? undefined : characterAt(source, at, code));
  }
  return characters;
};

const wordsInOrder = (
  source: Source,
  characters: readonly (Character | undefined)[],
  fonts: Map<string, FontOfWord>,
): Word[] => {
  const words: Word[] = [];
  let word: Word | undefined;
  for (const [index, character] of characters.entries()) {
    if (!character) {
      word = undefined;
      continue;
    }
    const room = word ? roomBefore(source, word, character) : 0;
    const isParted = word !== undefined && endsAt(source, word, { room, characters, index });
    if (word && goesOn(word, character) && !isParted) {
      grow(word, character, room);
      continue;
    }
    const glued = word !== undefined && isClose(word, character) && !isParted;
    word = begin(source, { character, glued, fonts });
    words.push(word);
  }
  return words;
};

/** Letters that were set one by one, each at a place of its own, are words first. */
const withLettersJoined = (source: Source, words: readonly Word[]): Word[] => {
  const joined = new Map<Word, Word | undefined>();
  for (const indices of lettersSetApart(words.map((word) => setWord(source, word)))) {
    const [first, ...others] = indices.flatMap((at) => words[at] ?? []);
    if (!first) continue;
    const whole = { ...first };
    for (const other of others) grow(whole, { ...other, at: other.last }, 0);
    for (const other of others) joined.set(other, undefined);
    joined.set(first, { ...whole, glued: false });
  }
  return words.flatMap((word) => (joined.has(word) ? (joined.get(word) ?? []) : [word]));
};

const setWord = (source: Source, word: Word): SetWord => {
  const { text, size, along, origin, colour, font, last } = word;
  const [ax, ay] = along;
  const { start, end, height, degrees } = placedOn(source, { at: last, x: origin[0], y: origin[1], along });
  const far = Math.max(end, (ax > 0 ? word.right : word.left) * ax + (ay > 0 ? word.top : word.bottom) * ay);
  return {
    text,
    start,
    end: end > start ? end : far,
    height,
    degrees,
    size,
    style: `${colour} ${font.name} ${font.weight}`,
  };
};

/** A line with letters from the right, its characters by piece. */
interface LineFromRight extends LineInOrder {
  readonly line: number;
  readonly charactersOf: (piece: LinePiece) => readonly Character[];
  /** Where it begins in the order of the content. */
  readonly first: number;
}

/** Lines in which letters from the right stand, in reading order, and all other characters as they come. */
const linesFromRight = (source: Source, characters: readonly (Character | undefined)[]) => {
  const known = characters.flatMap((character) => character ?? []);
  const lines = linesInOrder(known.map((character) => placedLetter(source, character)))
    .filter(({ fromRight, pieces }) => fromRight || pieces.some(({ text }) => hasLettersFromRight(text)))
    .map((line, number): LineFromRight => {
      const own = ({ letters }: LinePiece) => letters.flatMap((index) => known[index] ?? []);
      const first = Math.min(...line.pieces.flatMap(own).map(({ at }) => at));
      return { ...line, line: number, charactersOf: own, first };
    });
  const used = new Set(lines.flatMap((line) => line.pieces.flatMap(line.charactersOf)));
  return { lines, rest: characters.map((character) => (character && used.has(character) ? undefined : character)) };
};

const placedLetter = (source: Source, character: Character): PlacedLetter => ({
  text: character.text,
  size: character.size,
  ...placedOn(source, character),
});

/** Where the room of a character ends along its line; `x` and `y` may be those of one before it. */
const placedOn = (
  { calls, text, module, scratch }: Source,
  { at, x, y, along: [ax, ay] }: Pick<Character, 'at' | 'x' | 'y' | 'along'>,
): Pick<PlacedLetter, 'degrees' | 'start' | 'end' | 'height'> => {
  const start = x * ax + y * ay;
  const isKnown = calls.FPDFText_GetLooseCharBox(text, at, scratch + 72) === 1;
  const [left = 0, top = 0, right = 0, bottom = 0] = module.pdfium.HEAPF32.subarray((scratch + 72) / 4);
  const far = (ax > 0 ? right : left) * ax + (ay > 0 ? top : bottom) * ay;
  const degrees = Math.round((Math.atan2(ay, ax) * 180) / Math.PI);
  return { degrees, start, end: isKnown ? far : start, height: y * ax - x * ay };
};

/** A word ends at a space, and where another style begins or the letters run the other way. */
const wordsOfLine = (source: Source, line: LineFromRight, fonts: Map<string, FontOfWord>): Word[] => {
  const words: Word[] = [];
  let word: Word | undefined;
  let before: LinePiece | undefined;
  for (const piece of line.pieces) {
    const [first, ...others] = line.charactersOf(piece);
    if (!first || piece.text === ' ') {
      word = undefined;
      continue;
    }
    const goesOnHere =
      word && before && Math.abs(piece.at - before.at) === 1 && hasStyleOf(source, word, { character: first, fonts });
    if (word && goesOnHere) grow(word, { ...first, text: piece.text }, 0);
    else {
      const begun = begin(source, { character: { ...first, text: piece.text }, glued: word !== undefined, fonts });
      word = {
        ...begun,
        first: line.first,
        inLine: { line: line.line, place: words.length, fromRight: line.fromRight },
      };
      words.push(word);
    }
    for (const other of others) grow(word, { ...other, text: '' }, 0);
    before = piece;
  }
  return words;
};

const hasStyleOf = (source: Source, word: Word, { character, fonts }: Omit<Beginning, 'glued'>): boolean =>
  isSimilar(word.size, character.size) &&
  word.colour === colourAt(source, character.at) &&
  word.font === fontAt(source, character.at, fonts);

/** White space, and what PDFium has no character for. */
const isGap = (code: number): boolean =>
  code === 0 || code === 0x20 || code === 0xa0 || code === 0xad || code === 0xfffe || (code >= 9 && code <= 13);

const characterOf = (code: number): string => {
  if (code === LINE_END_HYPHEN) return '-';
  return code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD';
};

const characterAt = (source: Source, at: number, code: number): Character => {
  const { calls, text, scratch } = source;
  const { size, along } = directionAt(source, at);
  calls.FPDFText_GetCharBox(text, at, scratch, scratch + 8, scratch + 16, scratch + 24);
  const known = calls.FPDFText_GetCharOrigin(text, at, scratch + 32, scratch + 40) === 1;
  const doubles = source.module.pdfium.HEAPF64;
  const number = (place: number): number => doubles[scratch / 8 + place] ?? 0;
  const box = { left: number(0), right: number(1), bottom: number(2), top: number(3) };
  const origin = known ? { x: number(4), y: number(5) } : { x: box.left, y: box.bottom };
  return { at, text: characterOf(code), ...box, ...origin, size, along };
};

const directionAt = (source: Source, at: number): Pick<Character, 'size' | 'along'> => {
  const { calls, text, scratch } = source;
  const size = Math.abs(calls.FPDFText_GetFontSize(text, at));
  if (calls.FPDFText_GetMatrix(text, at, scratch + 48) !== 1) return { size, along: [1, 0] };
  const floats = source.module.pdfium.HEAPF32;
  const number = (place: number): number => floats[(scratch + 48) / 4 + place] ?? 0;
  const length = Math.hypot(number(0), number(1)) || 1;
  return { size: size * Math.hypot(number(2), number(3)), along: [number(0) / length, number(1) / length] };
};

/** How far a character, whose place is its left end, stands from the end of a word: along the line, and off it. */
const distance = (word: Word, { text, x, y, right }: Character): { readonly ahead: number; readonly off: number } => {
  const dx = x - word.origin[0];
  const dy = y - word.origin[1];
  const [ax, ay] = word.along;
  const reach = Math.abs(ax) > Math.abs(ay) ? word.right - word.left : word.top - word.bottom;
  const off = Math.abs(dy * ax - dx * ay);
  if (dx < 0 && ax > 0.99 && FROM_RIGHT.test(text)) return { ahead: word.left - right, off };
  return { ahead: Math.abs(dx * ax + dy * ay) - reach, off };
};

const goesOn = (word: Word, character: Character): boolean => {
  const { ahead, off } = distance(word, character);
  const isSameWay = word.along[0] * character.along[0] + word.along[1] * character.along[1] > 0.99;
  const isNear = off < BASELINE_STEP_SHARE * word.size && ahead < WORD_GAP_SHARE * word.size;
  return isSameWay && isNear && isSimilar(word.size, character.size);
};

/** Room between two letters beyond that of the first, in points; 0 where it is too little for a space. */
const roomBefore = (
  { module, calls, text, scratch }: Source,
  word: Word,
  { at, x, text: letter, along }: Character,
) => {
  const isNarrow = x - word.right > INK_GAP * word.size && along[0] > 0.99;
  if (!isNarrow || !SPACED.test(letter) || !SPACED.test(word.text.slice(-1))) return 0;
  if (calls.FPDFText_GetLooseCharBox(text, at - 1, scratch + 72) !== 1) return 0;
  return x - (module.pdfium.HEAPF32[(scratch + 72) / 4 + RIGHT] ?? x);
};

/** Letters that are all apart are those of one word. */
const isSpace = ({ text, size, spread, font }: Word, room: number): boolean =>
  text.length > 1 &&
  room > NARROW_GAP * size &&
  room > 2 * spread &&
  (font.flags & FIXED) === 0 &&
  !FIXED_NAME.test(font.name);

/** Where a word may end. */
interface End {
  /** Points. */
  readonly room: number;
  readonly characters: readonly (Character | undefined)[];
  /** The index of the character behind. */
  readonly index: number;
}

const endsAt = ({ module, calls, text, scratch }: Source, word: Word, { room, characters, index }: End): boolean => {
  if (!isSpace(word, room)) return false;
  const rooms = pairsAround(characters, index).flatMap(([before, after]) => {
    if (Math.abs(after.y - before.y) > BASELINE_STEP_SHARE * word.size) return [];
    if (calls.FPDFText_GetLooseCharBox(text, before.at, scratch + 72) !== 1) return [];
    return [after.x - (module.pdfium.HEAPF32[(scratch + 72) / 4 + RIGHT] ?? after.x)];
  });
  return room > usualRoom(rooms) + NARROW_GAP * word.size;
};

const isSimilar = (one: number, other: number): boolean => Math.abs(one - other) <= 0.1 * Math.max(one, other);

const isClose = (word: Word, character: Character): boolean => {
  const { ahead, off } = distance(word, character);
  return off < word.size && ahead < 0.2 * word.size;
};

const grow = (
  word: Word,
  { at, text, left, right, bottom, top }: Omit<Character, 'along' | 'x' | 'y' | 'size'>,
  room: number,
): void => {
  word.text += text;
  word.last = at;
  word.spread = Math.max(word.spread, room);
  word.left = Math.min(word.left, left);
  word.right = Math.max(word.right, right);
  word.bottom = Math.min(word.bottom, bottom);
  word.top = Math.max(word.top, top);
};

interface Beginning {
  readonly character: Character;
  readonly glued: boolean;
  readonly fonts: Map<string, FontOfWord>;
}

const begin = (source: Source, { character, glued, fonts }: Beginning): Word => {
  const { at, text, left, right, bottom, top, x, y, size, along } = character;
  const font = fontAt(source, at, fonts);
  const colour = colourAt(source, at);
  return {
    text,
    left,
    right,
    bottom,
    top,
    origin: [x, y],
    along,
    size,
    font,
    colour,
    glued,
    spread: 0,
    first: at,
    last: at,
  };
};

const fontAt = ({ module, calls, text, scratch }: Source, at: number, fonts: Map<string, FontOfWord>): FontOfWord => {
  const read = (into: number, size: number): number => calls.FPDFText_GetFontInfo(text, at, into, size, scratch);
  const name = new TextDecoder()
    .decode(readBuffer(module, read))
    .replace(/\0+$/, '')
    .replace(/^[A-Z]{6}\+/, '');
  const flags = module.pdfium.HEAP32[scratch / 4] ?? 0;
  const weight = Math.max(0, calls.FPDFText_GetFontWeight(text, at));
  const key = `${name}/${flags}/${weight}`;
  const font = fonts.get(key) ?? { name, flags, weight };
  fonts.set(key, font);
  return font;
};

const colourAt = ({ module, calls, text, scratch }: Source, at: number): number => {
  if (calls.FPDFText_GetFillColor(text, at, scratch, scratch + 4, scratch + 8, scratch + 12) !== 1) return 0;
  const [red = 0, green = 0, blue = 0] = module.pdfium.HEAP32.subarray(scratch / 4, scratch / 4 + 3);
  return ((red & 255) << 16) | ((green & 255) << 8) | (blue & 255);
};
