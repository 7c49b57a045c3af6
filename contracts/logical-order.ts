import bidiFactory from 'bidi-js';

/** Its types describe a module of the other kind. */
const bidi = (bidiFactory as unknown as typeof bidiFactory.default)();

const FROM_RIGHT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
const LETTERS_FROM_RIGHT = new RegExp(FROM_RIGHT, 'gu');
const FROM_LEFT = /(?![\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}])\p{L}/u;
/** Numbers after these letters are laid out as Arabic ones. */
const ARABIC = /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
const DIGIT = /\p{Nd}/u;
const MARKS = /^\p{M}+$/u;
const BRACKET = /^[()[\]{}\u00ab\u00bb\u2039\u203a]$/u;
const OPENING = /^[([{\u00ab\u2039]$/u;
const ARABIC_LETTER = '\u0628';
const HEBREW_LETTER = '\u05d0';
/** An Arabic digit, which numbers after Arabic letters count as. */
const ARABIC_DIGIT = '\u0660';
/** Arabic letters that never join the next one, so that in a ligature they can only be the last. */
const UNJOINED =
  /^[\u0621-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0-\u06cb\u06cd\u06cf\u06d2\u06d3\u06d5]$/u;
const NAME_OF_GOD = 'الله';

/** Whether there are letters in it that are written from right to left. */
export const hasLettersFromRight = (text: string): boolean => FROM_RIGHT.test(text);

/** Whether most of its letters are written from right to left. */
export const isMostlyFromRight = (text: string): boolean => {
  const fromRight = text.match(LETTERS_FROM_RIGHT)?.length ?? 0;
  return fromRight > 0 && fromRight * 2 > (text.match(/\p{L}/gu)?.length ?? 0);
};

/** Whether its letters from the right are Arabic ones or of a script beside which numbers are laid out as beside those. */
export const isArabic = (text: string): boolean => ARABIC.test(text);

/** A piece of a line in the order of reading. */
export interface OrderedPiece {
  /** Its number in the line as it is seen, from the left. */
  readonly at: number;
  /** Its text; a bracket as it is written, whichever way it is drawn. */
  readonly text: string;
}

/**
 * The reading order of a line, of which only the look is known.
 *
 * @param seen  its glyphs from the left, the letters of each in reading order; a space is a piece of its own.
 * @param fromRight  whether the whole line is read from the right.
 * @param isAfterArabic  whether Arabic letters stand before it, by which the numbers go that it begins with.
 * @see Unicode Standard Annex 9, the bidirectional algorithm: applied to what is seen, it leads back to what was written.
 */
export const readingOrder = (
  seen: readonly string[],
  fromRight: boolean,
  isAfterArabic = false,
): readonly OrderedPiece[] => {
  const shapes = bracketShapes(seen);
  const classes = classesOf(shapes, { fromRight, isAfterArabic }).join('');
  const { levels } = embedding(classes, fromRight);
  const order = bidi.getReorderedIndices(classes, embedding(classes, fromRight));
  return order.map((at) => {
    const shape = shapes[at] ?? '';
    const isMirrored = (levels[at] ?? 0) % 2 === 1 && Array.from(shape).length === 1;
    return { at, text: isMirrored ? (bidi.getMirroredCharacter(shape) ?? shape) : shape };
  });
};

/**
 * The place as seen, from the left, of each character of a text that pdf.js has put into reading order: it knows
 * nothing of pairs of brackets.
 */
export const placesAsSeen = (characters: readonly string[], fromRight: boolean): readonly number[] => {
  const classes = characters.map((character) => (BRACKET.test(character) ? '|' : classOf(character))).join('');
  const places: number[] = [];
  for (const [place, at] of bidi.getReorderedIndices(classes, embedding(classes, fromRight)).entries()) {
    places[at] = place;
  }
  return places;
};

/** How a text looks, from the left, that is read from the side that is told. */
export const seenFromLeft = (text: string, fromRight: boolean): string =>
  bidi.getReorderedString(text, embedding(text, fromRight));

const embedding = (classes: string, fromRight: boolean) => bidi.getEmbeddingLevels(classes, fromRight ? 'rtl' : 'ltr');

/** One UTF-16 unit for each piece, which the algorithm treats as it treats the piece. */
const classesOf = (
  seen: readonly string[],
  { fromRight, isAfterArabic }: { readonly fromRight: boolean; readonly isAfterArabic: boolean },
): string[] => {
  const classes = seen.map(classOf);
  if (!fromRight) return classes;
  const left = strongBefore(classes, undefined);
  const right = strongBefore(classes.toReversed(), isAfterArabic ? ARABIC_LETTER : undefined).toReversed();
  return classes.map((one, at) => (DIGIT.test(one) && isArabicNumber(left[at], right[at]) ? ARABIC_DIGIT : one));
};

const classOf = (piece: string): string => {
  const strong = FROM_RIGHT.exec(piece)?.[0] ?? FROM_LEFT.exec(piece)?.[0];
  if (strong !== undefined) return isArabic(strong) ? ARABIC_LETTER : FROM_RIGHT.test(strong) ? HEBREW_LETTER : 'a';
  const first = piece.charAt(0);
  return first === '' || first >= '\ud800' || /\s/.test(first) ? ' ' : first;
};

/** The last letter before each of them; `last` before the first. */
const strongBefore = (classes: readonly string[], last: string | undefined): (string | undefined)[] => {
  let strong = last;
  return classes.map((one) => {
    const before = strong;
    if (one === 'a' || one === ARABIC_LETTER || one === HEBREW_LETTER) strong = one;
    return before;
  });
};

/** A number follows the letters that it stands left of, unless it is a part of what runs from the left beside it. */
const isArabicNumber = (left: string | undefined, right: string | undefined): boolean =>
  right === ARABIC_LETTER && left !== 'a';

/**
 * Brackets as they look. Some documents say what a bracket looks like, others what it means, so that it is told by its
 * neighbours: an opening one, as it looks, has its text on its right.
 */
const bracketShapes = (seen: readonly string[]): readonly string[] => {
  const shapes = seen.map((piece, at) => (BRACKET.test(piece) ? opensAsSeen(seen, at) : undefined));
  const votes = shapes.reduce((sum: number, opens, at) => {
    if (opens === undefined) return sum;
    return sum + (opens === OPENING.test(seen[at] ?? '') ? 1 : -1);
  }, 0);
  return seen.map((piece, at) => {
    if (!BRACKET.test(piece)) return piece;
    const opens = shapes[at];
    const isWrong = opens === undefined ? votes < 0 && isAmongFromRight(seen, at) : opens !== OPENING.test(piece);
    return isWrong ? (bidi.getMirroredCharacter(piece) ?? piece) : piece;
  });
};

const INSIDE = /[\p{L}\p{N}"'%\u05f3\u05f4]/u;
const isInside = (piece: string | undefined): boolean => piece !== undefined && INSIDE.test(piece);
const isOutside = (piece: string | undefined): boolean =>
  piece === undefined || piece === '' || /^[\s.,:;!?\u060c\u061b\u061f]+$/u.test(piece);

const opensAsSeen = (seen: readonly string[], at: number): boolean | undefined => {
  const left = seen[at - 1];
  const right = seen[at + 1];
  if (isOutside(left) && isInside(right)) return true;
  return isInside(left) && isOutside(right) ? false : undefined;
};

const isAmongFromRight = (seen: readonly string[], at: number): boolean =>
  [seen[at - 1], seen[at + 1]].some((piece) => piece !== undefined && FROM_RIGHT.test(piece));

/**
 * Whether the letters of one glyph are listed the wrong way round. Programs that take each letter of a line from the
 * right for a glyph of its own, and turn the line around, turn the letters of a ligature, too, unless these came from a
 * character that stands for all of them.
 */
export const isTurnedGlyph = (letters: readonly string[]): boolean => {
  if (letters.length < 2 || !letters.some(hasLettersFromRight)) return false;
  const turned = letters.toReversed();
  if (letters.join('') === NAME_OF_GOD) return false;
  return turned.join('') === NAME_OF_GOD || isSpellable(turned) || !isSpellable(letters);
};

/** Whether one glyph can spell it so: marks follow a letter, and all letters but the last join the next one. */
const isSpellable = (letters: readonly string[]): boolean => {
  const bases = letters.filter((letter) => !MARKS.test(letter));
  return !MARKS.test(letters[0] ?? '') && bases.slice(0, -1).every((letter) => !UNJOINED.test(letter));
};
