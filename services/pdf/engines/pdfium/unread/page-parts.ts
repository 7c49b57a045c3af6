import { boundsOf, common, quadOf } from '../../../content/geometry.js';
import { multiply } from '../../../content/matrix.js';
import type { Display } from '../display.js';
import { clippedEdges, objectsOn, type DrawnObject } from '../drawings/drawn-objects.js';
import { matrixOfObject } from '../object-matrix.js';
import { IMAGE, TEXT } from '../page-objects.js';
import { withMemory, type Pdfium } from '../pdfium.js';
import { drawingsWithLetters } from './drawings-with-letters.js';
import { glyphPictures } from './glyph-pictures.js';
import { boxAround, type PageBox, type PageSize } from './page-box.js';

/** A picture of a page, or several that touch, such as the strips of a scan. */
export interface PlacedPicture {
  readonly box: PageBox;
  /** The fineness of the finest one: pixels for each point. */
  readonly pixelsPerPoint: number;
}

/** A stretch of text that a page draws. */
export interface PlacedText {
  readonly handle: number;
  readonly box: PageBox;
  /** It is said to be: text that was recognised in a picture is laid over it like that. */
  readonly isInvisible: boolean;
}

export interface PageParts {
  readonly pictures: readonly PlacedPicture[];
  /** Stretches of text whose glyphs are pictures; they are among the pictures, too. */
  readonly glyphs: readonly PageBox[];
  readonly texts: readonly PlacedText[];
  /** Where drawings may show letters. */
  readonly drawings: readonly PageBox[];
}

/** The pictures, texts and drawings of a loaded page; none of a page that draws too much to look through. */
export const partsOf = (
  module: Pdfium,
  page: number,
  { size, display }: { size: PageSize; display: Display },
): PageParts => {
  const objects = objectsOn(module, page) ?? [];
  const sheet = { x: 0, y: 0, ...size };
  const shown = (object: DrawnObject): PageBox | undefined => shared(display(clippedEdges(module, object)), sheet);
  const glyphs = glyphPictures(module, page, objects);
  const isPicture = ({ type, handle }: DrawnObject): boolean => type === IMAGE || glyphs.has(handle);
  const pictures = objects.filter(isPicture).flatMap((object): PlacedPicture[] => {
    const box = shown(object);
    return box ? [{ box, pixelsPerPoint: pixelsPerPointOf(module, object) }] : [];
  });
  const texts = objects
    .filter((object) => object.type === TEXT && !isPicture(object))
    .flatMap((object): PlacedText[] => {
      const box = shown(withHeight(module, object));
      return box ? [{ handle: object.handle, box, isInvisible: isInvisible(module, object.handle) }] : [];
    });
  const drawings = drawingsWithLetters(module, objects, shown).filter((box) => isLargeEnough(box, size));
  return {
    pictures: togetherIn(pictures).filter(({ box }) => isLargeEnough(box, size)),
    glyphs: objects.flatMap((object) => (glyphs.has(object.handle) ? (shown(object) ?? []) : [])),
    texts,
    drawings,
  };
};

/** Letters reach so far above their line and below it, in sizes of the font. */
const ASCENT_SIZES = 0.75;
const DESCENT_SIZES = 0.25;

/** Letters that paint nothing have no height, which those of a font made for invisible text do not. */
const withHeight = (module: Pdfium, object: DrawnObject): DrawnObject => {
  const { edges, handle, matrix } = object;
  if (edges.right > edges.left && edges.top > edges.bottom) return object;
  const size = withMemory(module, 4, (at) =>
    module.FPDFTextObj_GetFontSize(handle, at) ? (module.pdfium.HEAPF32[at / 4] ?? 0) : 0,
  );
  const [, , across, up] = multiply(matrixOfObject(module, handle), matrix);
  const corners = quadOf(edges).flatMap(({ x, y }) =>
    [ASCENT_SIZES, -DESCENT_SIZES].map((share) => ({ x: x + share * size * across, y: y + share * size * up })),
  );
  return { ...object, edges: boundsOf(corners) };
};

/** Text rendering modes of letters that are neither filled nor outlined. @see ISO 32000-1, table 106 */
const INVISIBLE_MODES: ReadonlySet<number> = new Set([3, 7]);

/** It is said to be: neither filled nor outlined. */
export const isInvisible = (module: Pdfium, text: number): boolean =>
  INVISIBLE_MODES.has(module.FPDFTextObj_GetTextRenderMode(text));

/** 0 for a glyph: PDFium does not tell what it draws. */
const pixelsPerPointOf = (module: Pdfium, { handle, type, edges }: DrawnObject): number =>
  withMemory(module, 8, (at) => {
    if (type !== IMAGE || !module.FPDFImageObj_GetImagePixelSize(handle, at, at + 4)) return 0;
    const [across = 0, down = 0] = module.pdfium.HEAP32.subarray(at / 4, at / 4 + 2);
    const area = (edges.right - edges.left) * (edges.top - edges.bottom);
    return area > 0 ? Math.sqrt((across * down) / area) : 0;
  });

/** The box that two boxes share; undefined where they share none. */
const shared = (one: PageBox, other: PageBox): PageBox | undefined => {
  const both = common(edgesOf(one), edgesOf(other));
  const box = { x: both.left, y: both.bottom, width: both.right - both.left, height: both.top - both.bottom };
  return box.width > 0 && box.height > 0 ? box : undefined;
};

const edgesOf = ({ x, y, width, height }: PageBox) => ({ left: x, bottom: y, right: x + width, top: y + height });

/** Points between tiles of one picture. */
const TILE_GAP_POINTS = 2;
/** More pictures are taken for one. */
const PICTURES_MAX = 300;

const togetherIn = (pictures: readonly PlacedPicture[]): readonly PlacedPicture[] => {
  if (pictures.length > PICTURES_MAX) return [joined(pictures)];
  const groups: PlacedPicture[] = [];
  for (const picture of pictures) {
    let whole = picture;
    let near = groups.filter(({ box }) => touches(box, whole.box));
    while (near.length > 0) {
      for (const group of near) groups.splice(groups.indexOf(group), 1);
      whole = joined([whole, ...near]);
      near = groups.filter(({ box }) => touches(box, whole.box));
    }
    groups.push(whole);
  }
  return groups;
};

const touches = (one: PageBox, other: PageBox): boolean =>
  one.x < other.x + other.width + TILE_GAP_POINTS &&
  other.x < one.x + one.width + TILE_GAP_POINTS &&
  one.y < other.y + other.height + TILE_GAP_POINTS &&
  other.y < one.y + one.height + TILE_GAP_POINTS;

const joined = (pictures: readonly PlacedPicture[]): PlacedPicture => ({
  box: boxAround(pictures.map(({ box }) => box)),
  pixelsPerPoint: pictures.reduce((most, { pixelsPerPoint }) => Math.max(most, pixelsPerPoint), 0),
});

/** Points, or this share of a page's shorter side: smaller ones are ornaments. */
const SIDE_MIN = 6;
const SIDE_SHARE_MIN = 0.05;

const isLargeEnough = ({ width, height }: PageBox, size: PageSize): boolean =>
  Math.min(width, height) >= Math.min(SIDE_MIN, SIDE_SHARE_MIN * Math.min(size.width, size.height));
