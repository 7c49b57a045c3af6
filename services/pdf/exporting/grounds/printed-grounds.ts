import type { DrawnShape } from '../../engines/pdfium/drawings/drawn-shapes.js';
import type { Box, ReadBlock, ReadCell, ReadLine, ReadPage, ReadWord } from '../../reading/lines/document-model.js';
import { boxAround } from '../../reading/lines/text-boxes.js';
import { shareWithin, type PagePicture } from '../page-picture-files.js';
import { contrastOf, isLostOn, WHITE } from './brightness.js';

/** Shapes that a page shows behind its text. */
interface Behind {
  /** In the order in which they are drawn. */
  readonly fills: readonly DrawnShape[];
  readonly pictures: readonly PagePicture[];
}

/** A shape behind so large a share of a text is its ground. */
const GROUND_SHARE_MIN = 0.7;
/** A shape that covers a larger share of a page is the page itself, whose ground no paragraph has alone. */
const PAGE_SHARE = 0.7;
/** Contrast of text that may be a shadow. */
const FAINT_CONTRAST = 2.5;
/** A text that is so many times as high as a word is another. */
const HEIGHT_FACTOR_MAX = 2;
const SHAPES: ReadonlySet<DrawnShape['kind']> = new Set(['box', 'shape']);
/** Points: smaller ones hold no letter. */
const SIDE_MIN = 3;
/** A page with more is a map, which takes too long to search for each word. */
const FILLS_MAX = 4000;
const BLACK = '000000';

/**
 * The text of a page with the colours that it is printed on, which its pictures don't show: of whole blocks, of cells,
 * and of single words. Light text that would stand on white paper then becomes black.
 */
export const withGrounds = (page: ReadPage, behind: Behind | undefined): ReadPage => {
  if (!behind || page.source === 'recognised') return page;
  const search = openSearch(page, behind);
  return { ...page, blocks: page.blocks.map((block) => blockOn(block, search)) };
};

/** Whether some text differs so little from its ground that it may be the shadow of other text. */
export const hasFaintText = (page: ReadPage, fills: readonly DrawnShape[]): boolean => {
  const search = openSearch(page, { fills, pictures: [] });
  return page.blocks
    .flatMap(({ lines }) => wordsIn(lines))
    .some((word) => contrastOf(word.style.colour, search.fillBehind(word.box)?.fill ?? WHITE) < FAINT_CONTRAST);
};

interface Search {
  /** The box that is filled last behind most of another; undefined for paper. */
  readonly fillBehind: (box: Box) => DrawnShape | undefined;
  /** The same of whatever is filled, whose corners may lie elsewhere: better than nothing behind light text. */
  readonly shapeBehind: (box: Box) => DrawnShape | undefined;
  /** The colour of text that is written over all of the text in a box; undefined where there is none. */
  readonly colourOver: (box: Box, colour: string) => string | undefined;
  readonly isOnPicture: (box: Box) => boolean;
  readonly isPage: (fill: DrawnShape) => boolean;
}

const openSearch = ({ width, height }: ReadPage, { fills, pictures }: Behind): Search => {
  const texts = fills.filter(({ kind }) => kind === 'text');
  const shapes = fills.filter((fill) => SHAPES.has(fill.kind) && fill.fill !== undefined && isLargeEnough(fill));
  const known = shapes.length > FILLS_MAX ? [] : shapes;
  const boxes = known.filter(({ kind }) => kind === 'box');
  const area = { x: 0, y: 0, width, height };
  return {
    fillBehind: (box) => lastBehind(boxes, box),
    shapeBehind: (box) => lastBehind(known, box),
    colourOver: (box, colour) => colourOver(texts, box, colour),
    isOnPicture: (box) =>
      pictures.some((picture) => shareWithin(box, picture.imageBox ?? picture.box) > GROUND_SHARE_MIN),
    isPage: (fill) => shareWithin(area, fill) > PAGE_SHARE,
  };
};

/** Text is drawn in stretches, which may be single letters. */
const colourOver = (texts: readonly DrawnShape[], box: Box, colour: string): string | undefined => {
  const isHere = (text: DrawnShape): boolean =>
    shareWithin(text, box) > GROUND_SHARE_MIN ||
    (text.height < HEIGHT_FACTOR_MAX * box.height && shareWithin(box, text) > GROUND_SHARE_MIN);
  const written = texts.filter(isHere).map(({ fill }) => fill);
  const last = written.at(-1);
  const count = (wanted: string | undefined): number => written.filter((fill) => fill === wanted).length;
  return last !== colour && count(last) >= count(colour) ? last : undefined;
};

const isLargeEnough = ({ width, height }: Box): boolean => Math.min(width, height) > SIDE_MIN;

const lastBehind = (fills: readonly DrawnShape[], box: Box): DrawnShape | undefined => {
  const ground = fills.findLast((fill) => shareWithin(box, fill) > GROUND_SHARE_MIN);
  return ground?.isPaper === true ? undefined : ground;
};

const blockOn = (block: ReadBlock, search: Search): ReadBlock => {
  if (block.rows) return { ...block, rows: block.rows.map((row) => row.map((cell) => cellOn(cell, search))) };
  const fill = commonFill(block.lines, search);
  const lines = block.lines.map((line) => lineOn(line, fill, search));
  const ground = fill && groundOf(fill, lines, search);
  return { ...block, lines, ...(ground !== undefined && { ground }) };
};

const cellOn = (cell: ReadCell, search: Search): ReadCell => {
  const fill = cell.lines.length > 0 ? commonFill(cell.lines, search) : search.fillBehind(cell.box);
  const lines = cell.lines.map((line) => lineOn(line, fill, search));
  const ground = fill && groundOf(fill, lines, search);
  return { ...cell, lines, ...(ground !== undefined && { ground }) };
};

const wordsIn = (lines: readonly ReadLine[]): readonly ReadWord[] => lines.flatMap(({ words }) => words);

/** The ground that all words stand on; of one word in a line of others it is the word's own. */
const commonFill = (lines: readonly ReadLine[], { fillBehind }: Search): DrawnShape | undefined => {
  const words = wordsIn(lines);
  if (words.length === 0) return undefined;
  const whole = fillBehind(boxAround(words.map(({ box }) => box)));
  return whole && words.every(({ box }) => fillBehind(box) !== undefined) ? whole : undefined;
};

/** The ground of lines; on a page that is dark as a whole, only light text takes some along. */
const groundOf = (fill: DrawnShape, lines: readonly ReadLine[], { isPage }: Search): string | undefined =>
  !isPage(fill) || wordsIn(lines).some(isPale) ? fill.fill : undefined;

const lineOn = (line: ReadLine, common: DrawnShape | undefined, search: Search): ReadLine => ({
  ...line,
  words: line.words.map((word) => wordOn(word, common, search)),
});

const wordOn = (word: ReadWord, common: DrawnShape | undefined, search: Search): ReadWord => {
  const fill = fillOf(word, search);
  const ground = fill && fill !== common && (isPale(word) || !search.isPage(fill)) ? fill.fill : undefined;
  const colour = seenColourOf(word, fill?.fill, search);
  if (ground === undefined && colour === word.style.colour) return word;
  return { ...word, style: { ...word.style, colour, ...(ground !== undefined && { ground }) } };
};

const seenColourOf = (word: ReadWord, fill: string | undefined, search: Search): string => {
  const colour = colourOf(word, fill ?? WHITE, search);
  return fill === undefined && isLostOn(colour, WHITE) && !search.isOnPicture(word.box) ? BLACK : colour;
};

const isPale = ({ style }: ReadWord): boolean => isLostOn(style.colour, WHITE);

const fillOf = (word: ReadWord, { fillBehind, shapeBehind }: Search): DrawnShape | undefined =>
  fillBehind(word.box) ?? (isPale(word) ? shapeBehind(word.box) : undefined);

/** Text that hardly differs from its ground may be the shadow of other text, which PDFium takes for the same. */
const colourOf = ({ box, style: { colour } }: ReadWord, ground: string, { colourOver: over }: Search): string =>
  contrastOf(colour, ground) < FAINT_CONTRAST ? (over(box, colour) ?? colour) : colour;
