import type { RecognisedLine } from '../../engines/tesseract/recogniser.js';
import type { UnreadPictures } from '../../engines/pdfium/unread/unread-pictures.js';
import type { Box } from '../lines/document-model.js';
import type { PlainPage } from '../lines/plain-page.js';
import type { PositionedWord } from '../lines/positioned-word.js';
import { sharedHeight, sharedWidth } from '../lines/text-boxes.js';
import type { RecognisedPicture } from './recognise.js';
import { confidenceOf } from './recognition-quality.js';
import { positionedLines } from './recognised-words.js';
import { isOnSide, type Turn } from './turned-picture.js';

/** From 0 to 100: what is read in photographs and drawings is less sure. */
const SURE_LINE_CONFIDENCE = 60;
const SURE_WORD_CONFIDENCE = 25;
const TELLING = /[\p{L}\p{N}]{2}/u;

type Size = Pick<PlainPage, 'width' | 'height'>;

interface ReadUnread {
  readonly unread: UnreadPictures;
  readonly read: RecognisedPicture;
  /** Pixels for each point. */
  readonly scale: number;
}

/**
 * The part of the text read in the unread pictures of a page of this size that is certainly text, in pixels of the
 * picture as it was turned: they may show other things than letters, and may have text over a part of them.
 */
export const unreadLines = (
  { unread, read: { lines, turn }, scale }: ReadUnread,
  size: Size,
): readonly RecognisedLine[] =>
  lines
    .filter((line) => confidenceOf([line]) >= SURE_LINE_CONFIDENCE && line.words.some(({ text }) => TELLING.test(text)))
    .map(({ words }) => ({
      words: words.filter((word) => {
        const [box] = positionedLines([{ words: [word] }], 1 / scale)
          .flat()
          .map((placed) => turnedBack(placed, turn, size).box);
        return (
          word.confidence >= SURE_WORD_CONFIDENCE &&
          box !== undefined &&
          !unread.covered.some((text) => isMiddleIn(text, box))
        );
      }),
    }))
    .filter(({ words }) => words.length > 0);

const isMiddleIn = (outer: Box, { x, y, width, height }: Box): boolean => {
  const across = x + width / 2 - outer.x;
  const down = y + height / 2 - outer.y;
  return across >= 0 && across <= outer.width && down >= 0 && down <= outer.height;
};

/** A text at so much of the place of a word that the page has as text is the same. */
const SAME_PLACE_SHARE = 0.5;
/** Pictures with fewer words are illustrations, and stay to be seen. */
const WORDS_OF_TEXT_MIN = 12;

/**
 * A page with what its pictures say beside its own text; `withIllustrations`: also where that is but a few words. One that was scanned on its side is as high as it was wide.
 */
export const pageWithPictures = (page: PlainPage, pictures: ReadUnread, withIllustrations: boolean): PlainPage => {
  const { unread, read: recognised, scale } = pictures;
  const { turn } = recognised;
  const lettered = {
    ...page,
    words: page.words.filter((word) => !unread.glyphs.some((glyph) => isGlyph(word, glyph))),
  };
  const own = unread.isScan ? asTurned(lettered, turn) : lettered;
  const read = positionedLines(unreadLines(pictures, page), 1 / scale).flat();
  const placed = unread.isScan ? read : read.map((word) => turnedBack(word, turn, page));
  const words = placed.filter(({ box, text }) => !own.words.some((word) => isSame(word, { box, text })));
  const isText = words.length >= WORDS_OF_TEXT_MIN;
  if (words.length === 0 || !(isText || unread.isScan || withIllustrations)) return page;
  const source = unread.isScan && isText ? 'recognised' : page.source;
  return { ...own, source, words: [...words, ...own.words], ...(isText && { readPictures: unread.boxes }) };
};

/** Points by which the same glyph may lie elsewhere, as rounded. */
const ROUNDED_POINTS = 1;

/** How high a glyph is, and what it is said to mean, is the word of its font alone. */
const isGlyph = ({ box }: PositionedWord, glyph: Box): boolean =>
  Math.abs(box.x - glyph.x) <= ROUNDED_POINTS &&
  Math.abs(box.x + box.width - glyph.x - glyph.width) <= ROUNDED_POINTS &&
  sharedHeight(box, glyph) > 0;

const isSame = (word: PositionedWord, { box, text }: Pick<PositionedWord, 'box' | 'text'>): boolean => {
  const across = sharedWidth(word.box, box);
  const down = sharedHeight(word.box, box);
  if (across <= 0 || down <= 0 || across * down < SAME_PLACE_SHARE * box.width * box.height) return false;
  return lettersOf(word.text).includes(lettersOf(text));
};

const lettersOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '');

/** A page that is turned clockwise to be read, with its own words, which then stand on their side. */
const asTurned = (page: PlainPage, turn: Turn): PlainPage => {
  if (turn === 0) return page;
  const size = isOnSide(turn) ? { width: page.height, height: page.width } : {};
  const words = page.words.map((word) => moved(word, turnedBox(word.box, turn, page)));
  return { ...page, ...size, words, rules: [] };
};

/** A word of a picture that was turned clockwise to be read, where the page shows it. */
const turnedBack = (word: PositionedWord, turn: Turn, { width, height }: Size): PositionedWord => {
  if (turn === 0) return word;
  const back = ((360 - turn) % 360) as Turn;
  const turned = isOnSide(turn) ? { width: height, height: width } : { width, height };
  return moved(word, turnedBox(word.box, back, turned));
};

const moved = (word: PositionedWord, box: Box): PositionedWord => ({
  ...word,
  box,
  baseline: box.y + box.height,
  upright: false,
});

/** A box on a page of this size, where it lies once the page is turned clockwise. */
const turnedBox = (box: Box, turn: Turn, { width, height }: Size): Box => {
  if (turn === 0) return box;
  if (turn === 180) return { ...box, x: width - box.x - box.width, y: height - box.y - box.height };
  const side = { width: box.height, height: box.width };
  if (turn === 90) return { x: height - box.y - box.height, y: box.x, ...side };
  return { x: box.y, y: width - box.x - box.width, ...side };
};
