import type { Edges } from '../display.js';
import { glyphBoxes, type3Texts } from '../drawn-glyphs.js';
import type { DrawnObject } from '../drawings/drawn-objects.js';
import { TEXT } from '../page-objects.js';
import type { Pdfium } from '../pdfium.js';

/** Points: a flatter glyph is a dash, a higher one no letter of a text. */
const GLYPH_HEIGHT = { min: 4, max: 60 };
/** No letter is as wide, in its heights. */
const LETTER_WIDTH_MAX = 2.5;

/**
 * The stretches of text whose glyphs are pictures rather than letters: the glyphs of a Type 3 font draw whatever they
 * like, also a whole scan, a strip of it or a word.
 *
 * @returns handles.
 */
export const glyphPictures = (module: Pdfium, page: number, objects: readonly DrawnObject[]): ReadonlySet<number> => {
  const isType3 = type3Texts(module);
  const suspects = new Set(
    objects
      .filter(({ type, handle, edges }) => type === TEXT && isNoLetter(edges) && isType3(handle))
      .map(({ handle }) => handle),
  );
  const glyphs = glyphBoxes(module, page, suspects);
  // A line of letters is as wide as a picture, but its glyphs are not. One whose glyphs nobody can tell stays a suspect.
  return new Set([...suspects].filter((handle) => glyphs.get(handle)?.some(isNoLetter) ?? true));
};

const isNoLetter = ({ left, right, bottom, top }: Edges): boolean => {
  const height = top - bottom;
  return height > GLYPH_HEIGHT.max || (height >= GLYPH_HEIGHT.min && right - left > LETTER_WIDTH_MAX * height);
};
