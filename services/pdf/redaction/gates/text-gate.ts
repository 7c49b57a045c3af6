import { PDFDocument, type PDFRef } from 'pdf-lib';
import type { Box, Extent } from '../box.js';
import { linesAround } from '../box.js';
import { matchesIn, type Needle } from '../find.js';
import { folded } from '../fold.js';
import { drawingsIn, withFormsAsPages } from '../form-pages.js';
import { contains, type Quad } from '../geometry.js';
import { isBlank, middleOfGlyph, type Glyph } from '../glyph.js';
import { readPages, type ReadPage } from '../read-pages.js';
import { resultOf, type Failure, type GateResult } from './report.js';
import { reachedFrom } from './streams.js';

export interface TextQuestion {
  readonly needles: readonly Needle[];
  readonly boxes: readonly Box[];
  /** What boxes say now. */
  readonly labels: readonly string[];
  /** Told before each page. */
  readonly onPage: (index: number) => void;
}

const WHOLE: Extent = { exact: false };

/**
 * Reads the finished file with both engines, its pages and, one by one, every drawing that a page may or may not
 * show: none of the searches may find anything, and no letters may be left under a box but those of its label.
 */
export const textGate = async (bytes: Uint8Array, question: TextQuestion): Promise<GateResult> => {
  const pages = await readPages(bytes, question.onPage);
  const onPages = pages.flatMap((page, index) => [
    ...leftOn(page, index, question.needles),
    ...underBoxes(page, index, question),
  ]);
  const document = await PDFDocument.load(bytes, { updateMetadata: false });
  const drawings = drawingsIn(document);
  const inDrawings = drawings.length > 0 ? await leftInDrawings(document, bytes, question.needles) : [];
  return resultOf('text', `${pages.length} pages, ${drawings.length} drawings`, [...onPages, ...inDrawings]);
};

const leftOn = ({ pdfium, pdfjs }: ReadPage, page: number, needles: readonly Needle[]): Failure[] => {
  const wanted = needles.filter((needle) => needle.page === 'all' || needle.page === page + 1);
  const failure = (reason: string, uncovered: readonly Quad[]): Failure => ({ gate: 'text', page, reason, uncovered });
  if (wanted.length === 0) return [];
  if (!pdfjs) return [failure('the second engine cannot read the page', [])];
  return [pdfium, pdfjs].flatMap((glyphs, engine) => {
    const quads = matchesIn(glyphs, wanted).flatMap((match) =>
      linesAround(
        match.glyphs.flatMap((index) => glyphs[index] ?? []),
        WHOLE,
      ).map(({ quad }) => quad),
    );
    return quads.length > 0
      ? [failure(`text can still be extracted (${engine === 0 ? 'PDFium' : 'pdf.js'})`, quads)]
      : [];
  });
};

/** Places by pdf.js are estimates, so its word counts in areas only, and away from their edges. */
const underBoxes = ({ pdfium, pdfjs }: ReadPage, page: number, { boxes, labels }: TextQuestion): Failure[] => {
  const said = labels.map(folded);
  const isLeft = (glyphs: readonly Glyph[]): boolean => {
    const text = folded(glyphs.map((glyph) => glyph.text).join('')).replaceAll(' ', '');
    return text !== '' && !said.some((label) => label.replaceAll(' ', '').includes(text));
  };
  return boxes
    .filter((box) => box.page === page)
    .filter(({ quad, source }) => {
      if (isLeft(pdfium.filter((glyph) => !isBlank(glyph) && isDeepIn(glyph, quad, 0.25)))) return true;
      return source === 'area' && isLeft((pdfjs ?? []).filter((glyph) => !isBlank(glyph) && isDeepIn(glyph, quad, 1)));
    })
    .map((): Failure => ({ gate: 'text', page, reason: 'letters are left under a box', uncovered: [] }));
};

/** So many sizes away from the ends of the box, where there is room for that. */
const isDeepIn = (glyph: Glyph, quad: Quad, sizes: number): boolean => {
  const middle = middleOfGlyph(glyph);
  const step = glyph.size * sizes;
  const around = [0, step, -step].map((by) => ({
    x: middle.x + glyph.along.x * by,
    y: middle.y + glyph.along.y * by,
  }));
  return around.every((place) => contains(quad, place));
};

/** Searches of a single page leave out drawings that other pages have. */
const leftInDrawings = async (
  document: PDFDocument,
  bytes: Uint8Array,
  needles: readonly Needle[],
): Promise<Failure[]> => {
  const refs = drawingsIn(document);
  const texts = await readPages(await withFormsAsPages(bytes, refs));
  const owners = ownersOf(document);
  return refs.flatMap((ref, index) => {
    const pages = owners(ref);
    const wanted = needles.filter(
      ({ page }) => page === 'all' || pages.length === 0 || (pages.length === 1 && pages[0] === page - 1),
    );
    const { pdfium = [], pdfjs = [] } = texts[index] ?? {};
    const found = [pdfium, pdfjs].some((glyphs) => matchesIn(glyphs, wanted).length > 0);
    if (!found) return [];
    const reason = 'text can still be extracted from a drawing';
    return (pages.length > 0 ? pages : [undefined]).map((page): Failure => ({
      gate: 'text',
      page,
      reason,
      uncovered: [],
    }));
  });
};

const ownersOf = (document: PDFDocument): ((ref: PDFRef) => readonly number[]) => {
  const reached = document.getPages().map((page) => reachedFrom(page));
  return (ref) => reached.flatMap((refs, page) => (refs.has(ref) ? [page] : []));
};
