import { PDFDocument, PDFName, type PDFPage } from 'pdf-lib';
import { multiply, type Matrix } from '../content/matrix.js';
import { frameOf, type PageFrame } from '../content/page-frame.js';
import { withFieldsDrawn } from '../engines/pdfium/drawn-fields.js';
import { flattened, hasAnnotations } from '../engines/pdfium/pdfium-annotations.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { readPlacedWords } from '../engines/pdfium/pdfium-words.js';
import type { PlacedWord } from '../engines/pdfium/placed-word.js';
import type { Picture } from '../engines/pdfium/render.js';
import { pictureOf } from '../redaction/pages/page-pictures.js';
import { embedded, replaceByPicture } from '../redaction/remove/rasterise.js';
import { addInvisibleText, type InvisibleWord } from '../stamping/invisible-text.js';

const DPI = 200;
const LONGEST_PIXELS_AT_200 = 4000;

export interface ToPicture {
  /** From 0. */
  readonly pages: readonly number[];
  /** Pixels per inch; 200 unless told. */
  readonly dpi?: number;
  /** Without, nothing of their text is left. */
  readonly withText?: boolean;
  /** Told before each. */
  readonly onPage?: (done: number) => void;
}

/**
 * Puts pictures in the place of some pages, with their text over them unless told otherwise, not to be seen, so that it can be
 * searched and copied as before.
 *
 * @param source  the file that they are drawn from.
 * @returns those that could not be drawn.
 */
export const picturePages = async (
  document: PDFDocument,
  source: Uint8Array,
  { pages, dpi = DPI, withText = true, onPage }: ToPicture,
): Promise<readonly number[]> => {
  const all = document.getPages();
  const read = withText ? await withMarksAsContent(source) : source;
  const texts = new Map<PDFPage, readonly InvisibleWord[]>();
  const failed: number[] = [];
  for (const [done, index] of pages.entries()) {
    onPage?.(done);
    const page = all[index];
    const picture = page && (await drawnPage(source, { index, dpi }, frameOf(page.node)));
    if (!picture) failed.push(index);
    else {
      replaceByPicture(document, page, { image: await embedded(document, picture), frame: frameOf(page.node) });
      const words = withText ? await wordsOn(read, index, frameOf(page.node)) : [];
      if (words.length > 0) texts.set(page, words);
    }
  }
  addInvisibleText(document, texts);
  return failed;
};

/** A document with nothing but pictures of pages and their text; undefined where one can't be drawn. */
export const pictureDocument = async (source: Uint8Array, from: PDFDocument): Promise<PDFDocument | undefined> => {
  const document = await PDFDocument.create({ updateMetadata: false });
  const pages = from.getPages();
  for (const { node } of pages) {
    const { width, height, pointsPerUnit } = frameOf(node);
    const page = document.addPage([width, height]);
    if (pointsPerUnit !== 1) page.node.set(PDFName.of('UserUnit'), document.context.obj(pointsPerUnit));
  }
  const failed = await picturePages(document, source, { pages: [...pages.keys()] });
  return failed.length === 0 ? document : undefined;
};

interface WhichPage {
  readonly index: number;
  readonly dpi: number;
}

const drawnPage = (
  source: Uint8Array,
  { index: page, dpi }: WhichPage,
  frame: PageFrame,
): Promise<Picture | undefined> =>
  withDocument(source, (document) => {
    const { width, height, pointsPerUnit } = frame;
    const longest = LONGEST_PIXELS_AT_200 * Math.max(1, dpi / DPI);
    return pictureOf(document, { page, dpi: dpi * pointsPerUnit, longest, width, height });
  });

/** With the words of fields and marks as text of the page, since its picture shows them. */
const withMarksAsContent = async (source: Uint8Array): Promise<Uint8Array> => {
  if (!(await withDocument(source, hasAnnotations))) return source;
  return withDocument(await withDocument(source, withFieldsDrawn), flattened);
};

const wordsOn = (source: Uint8Array, page: number, frame: PageFrame): Promise<readonly InvisibleWord[]> =>
  withDocument(source, (document) => readPlacedWords(document, page).flatMap((word) => invisible(word, frame)));

/** From places in the content of a page to those on the page as displayed, from its bottom left. */
const toDisplay = ({ toContent: [a, b, c, d, e, f] }: PageFrame): Matrix => {
  const scale = a * d - b * c;
  const inverse: Matrix = [d / scale, -b / scale, -c / scale, a / scale, 0, 0];
  return multiply([1, 0, 0, 1, -e, -f], inverse);
};

const placed = ([a, b, c, d, e, f]: Matrix, x: number, y: number): readonly [number, number] => [
  a * x + c * y + e,
  b * x + d * y + f,
];

const invisible = (word: PlacedWord, frame: PageFrame): readonly InvisibleWord[] => {
  const { text, left, right, bottom, top, origin, along, size } = word;
  if (text.trim() === '') return [];
  const matrix = toDisplay(frame);
  const turn = turnOf(matrix, along);
  const corners = [placed(matrix, left, bottom), placed(matrix, right, top), placed(matrix, ...origin)];
  const seen = corners.map(([x, y]) => turned({ x, y: frame.height - y }, turn, frame));
  const [one, other, start] = seen;
  if (!one || !other || !start) return [];
  const width = Math.abs(other.x - one.x);
  if (width <= 0) return [];
  return [{ text, left: Math.min(one.x, other.x), width, baseline: start.y, size: Math.max(1, size), turn }];
};

type Turn = 0 | 90 | 180 | 270;

/** How far the page has to be turned clockwise for a direction of writing to lead to the right. */
const turnOf = ([a, b, c, d]: Matrix, [x, y]: readonly [number, number]): Turn => {
  const across = a * x + c * y;
  const up = b * x + d * y;
  if (Math.abs(across) >= Math.abs(up)) return across >= 0 ? 0 : 180;
  return up > 0 ? 90 : 270;
};

interface Place {
  readonly x: number;
  /** From the top. */
  readonly y: number;
}

const turned = ({ x, y }: Place, turn: Turn, { width, height }: PageFrame): Place => {
  if (turn === 90) return { x: height - y, y: x };
  if (turn === 180) return { x: width - x, y: height - y };
  return turn === 270 ? { x: y, y: width - x } : { x, y };
};
