import { boxesByPage, type Box } from '../pages/box.js';
import {
  boundsOf,
  common,
  contains,
  grown,
  overlap,
  type Point,
  type Quad,
  type Rect,
} from '../../content/geometry.js';
import { isBlank, middleOfGlyph, type Glyph } from '../../content/glyph.js';
import { pictureGlyphs } from '../../engines/pdfium/drawn-glyphs.js';
import { withDocument } from '../../engines/pdfium/pdfium-document.js';
import { eachPage } from '../pages/read-pages.js';
import { letterCounts, pagesWithStrangers, type LetterCounts } from './strange-letters.js';

export interface LettersUnder {
  /** Pages from 0 with letters where a box is about to be drawn. */
  readonly pages: ReadonlySet<number>;
  /** How many letters each page with boxes has, as PDFium counts. */
  readonly lettersOn: ReadonlyMap<number, number>;
  /** Pages with boxes on which letters have become others. */
  readonly strange: ReadonlySet<number>;
  /** The painted parts of the letters in or near the boxes of each page. */
  readonly paint: ReadonlyMap<number, readonly Rect[]>;
}

/** Places by PDFium are exact; those by pdf.js are estimates, so its letters count only in areas, and away from their edges. */
const INSIDE = { pdfium: 0.25, pdfjs: 1 };
/** Letters so far from a box, in units of its page, do not reach into it. */
const LETTER_REACH_UNITS = 10;

interface Versions {
  /** The document as it was. */
  readonly before: Uint8Array;
  readonly withoutBoxes: Uint8Array;
}

/** Letters under the boxes of a document in which those are not yet drawn. */
export const lettersUnder = async (
  { before, withoutBoxes }: Versions,
  boxes: readonly Box[],
): Promise<LettersUnder> => {
  const pages = new Set<number>();
  const lettersOn = new Map<number, number>();
  const counts = new Map<number, LetterCounts>();
  const paint = new Map<number, Rect[]>();
  const onPages = boxesByPage(boxes);
  const boxed = [...onPages.keys()].sort((a, b) => a - b);
  await eachPage(
    withoutBoxes,
    ({ pdfium, pdfjs }, page) => {
      const own = onPages.get(page) ?? [];
      const letters = pdfium.filter((glyph) => !isBlank(glyph));
      lettersOn.set(page, letters.length);
      counts.set(page, letterCounts(letters));
      paint.set(page, paintNear(letters, own));
      const second = (pdfjs ?? []).filter((glyph) => !isBlank(glyph));
      const areas = own.filter(({ source }) => source === 'area');
      const isLeft = areDeepIn(letters, own, INSIDE.pdfium) || areDeepIn(second, areas, INSIDE.pdfjs);
      if (isLeft) pages.add(page);
    },
    { pages: boxed, byBoth: (page) => onPages.get(page)?.some(({ source }) => source === 'area') ?? false },
  );
  await withDocument(withoutBoxes, (document) => {
    for (const [page, inks] of paint)
      paint.set(page, inks.filter(mayReachIn(pictureGlyphs(document, page), onPages.get(page) ?? [])));
  });
  return { pages, lettersOn, paint, strange: await pagesWithStrangers(before, counts) };
};

const paintNear = (letters: readonly Glyph[], boxes: readonly Box[]): Rect[] => {
  const near = boxes.map(({ quad }) => grown(boundsOf(quad), LETTER_REACH_UNITS));
  return letters.flatMap(({ ink }) => (ink && near.some((rect) => overlap(rect, ink)) ? [ink] : []));
};

/** In units of the page: a strip of a picture that is no higher shows no letters. */
const REACH_OF_PICTURES_UNITS = 3;

/**
 * Letters next to a box may reach into it. Of a glyph that may show anything only a strip may: a scan that is the one glyph
 * of its font is larger than what is under the box.
 */
const mayReachIn = (pictures: readonly Rect[], boxes: readonly Box[]): ((ink: Rect) => boolean) => {
  const places = boxes.map(({ quad }) => boundsOf(quad));
  const deep = pictures.filter((ink) =>
    places.some((place) => {
      const { left, bottom, right, top } = common(ink, place);
      return Math.min(right - left, top - bottom) > REACH_OF_PICTURES_UNITS;
    }),
  );
  const keys = new Set(deep.map(keyOf));
  return (ink) => !keys.has(keyOf(ink));
};

const keyOf = ({ left, bottom, right, top }: Rect): string => [left, bottom, right, top].join(' ');

const areDeepIn = (letters: readonly Glyph[], boxes: readonly Box[], sizes: number): boolean => {
  const places = boxes.map(({ quad }) => ({ quad, bounds: boundsOf(quad) }));
  return letters.some((glyph) => {
    const middle = middleOfGlyph(glyph);
    return places.some(({ quad, bounds }) => isIn(bounds, middle) && isDeepIn(glyph, { quad, middle }, sizes));
  });
};

const isIn = ({ left, bottom, right, top }: Rect, { x, y }: Point): boolean =>
  x >= left && x <= right && y >= bottom && y <= top;

/** So many sizes away from the ends of the box, where there is room for that. */
const isDeepIn = (
  { size, along }: Glyph,
  { quad, middle }: { readonly quad: Quad; readonly middle: Point },
  sizes: number,
): boolean => {
  const step = size * sizes;
  return [0, step, -step].every((by) => contains(quad, { x: middle.x + along.x * by, y: middle.y + along.y * by }));
};
