import { isFilledByPattern } from '../drawn-glyphs.js';
import type { DrawnObject } from '../drawings/drawn-objects.js';
import { PATH, SHADING } from '../page-objects.js';
import { withMemory, type Pdfium } from '../pdfium.js';
import { boxAround, type PageBox } from './page-box.js';

/** Points: lower or higher outlines are no letters of a text. */
const LETTER_HEIGHT = { min: 2, max: 60 };
/** Widths of letters, and of words made one, in heights. */
const LETTER_WIDTH_MAX = 12;
/** The least segments of the outline of a letter with a curve or a corner: a bar has five. */
const SEGMENTS_MIN = 7;
/** A drawing with fewer such outlines has no line of text in it. */
const LETTERS_MIN = 12;
/** A letter of a plotter is an open line of so many segments at the least. */
const STROKES_MIN = 3;
/** Points: so flat is each bar where a bitmap is drawn as one for every run of its pixels, and so many are a text. */
const BAR_HEIGHT_MAX = 1;
const BARS_MIN = 400;
/** A path of so many segments may be the outlines of a whole text. */
const SEGMENTS_OF_TEXT = SEGMENTS_MIN * LETTERS_MIN;

/**
 * Where the drawings of a page may show letters: shapes that are filled with a pattern or seen through a mask, which
 * may be pictures, paths of very many segments, and all that is shaped like letters, as where a text was turned into
 * curves.
 *
 * @param shown  where an object is seen on the page; undefined for nowhere.
 */
export const drawingsWithLetters = (
  module: Pdfium,
  objects: readonly DrawnObject[],
  shown: (object: DrawnObject) => PageBox | undefined,
): readonly PageBox[] => {
  const paths = objects.filter(({ type }) => type === PATH || type === SHADING);
  const painted = paths.filter((path) => mayShowPicture(module, path)).flatMap((path) => shown(path) ?? []);
  const letters = paths.filter((path) => isLikeLetter(module, path)).flatMap((path) => shown(path) ?? []);
  const bars = paths.filter(isBar).flatMap((path) => shown(path) ?? []);
  const together = [...(letters.length < LETTERS_MIN ? [] : [letters]), ...(bars.length < BARS_MIN ? [] : [bars])];
  return [...painted, ...together.map(boxAround)];
};

const isBar = ({ edges }: DrawnObject): boolean =>
  edges.top - edges.bottom <= BAR_HEIGHT_MAX && edges.right - edges.left <= LETTER_HEIGHT.max;

const mayShowPicture = (module: Pdfium, { handle, type }: DrawnObject): boolean =>
  module.FPDFPageObj_HasTransparency(handle) ||
  isFilledByPattern(module, handle) ||
  (type === PATH && module.FPDFPath_CountSegments(handle) >= SEGMENTS_OF_TEXT);

const isLikeLetter = (module: Pdfium, { handle, type, edges }: DrawnObject): boolean => {
  const height = edges.top - edges.bottom;
  if (type !== PATH || height < LETTER_HEIGHT.min || height > LETTER_HEIGHT.max) return false;
  if (edges.right - edges.left >= LETTER_WIDTH_MAX * height) return false;
  const segments = module.FPDFPath_CountSegments(handle);
  return segments >= SEGMENTS_MIN || (segments >= STROKES_MIN && isOpenLine(module, handle, segments));
};

/** Drawn with a pen, and not back to where it begins, as a box for a tick is. */
const isOpenLine = (module: Pdfium, path: number, segments: number): boolean => {
  const isStroked = withMemory(module, 8, (at) => {
    module.FPDFPath_GetDrawMode(path, at, at + 4);
    const [fill = 0, stroke = 0] = module.pdfium.HEAP32.subarray(at / 4, at / 4 + 2);
    return fill === 0 && stroke !== 0;
  });
  return isStroked && !module.FPDFPathSegment_GetClose(module.FPDFPath_GetPathSegment(path, segments - 1));
};
