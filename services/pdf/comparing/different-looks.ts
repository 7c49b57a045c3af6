import { Refusal } from '../../../contracts/errors.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage, type Picture } from '../engines/pdfium/render.js';
import type { Word } from '../../../contracts/comparison/word.js';
import type { ComparedDocument } from './compared-document.js';
import type { PagePair } from './pair-pages.js';

/** A part of a page, as shares of its width and height from its top left. */
export interface Part {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Pixels of the longer side. */
const LONGEST_PIXELS = 800;
const DRAWN_MS = 2000;
/** Levels of 255; smoothing and rounding change less. */
const CHANGED_MIN = 48;
/** Pixels of one cell of the grid in which changes are looked for; touching cells are one part. */
const CELL_SIDE_PIXELS = 8;
/** Pages of other proportions look different as a whole. */
const SAME_PROPORTION_DIFFERENCE = 0.01;

const WHOLE: Part = { x: 0, y: 0, width: 1, height: 1 };

type WholePair = Readonly<Record<'before' | 'after', number>>;

/** A large one, such as a watermark across the page, would hide what changed beside its letters. */
const LEFT_OUT_HEIGHT_MAX = 0.06;
/** Letters reach a little beyond the boxes of their words. */
const LEFT_OUT_MARGIN_PIXELS = 3;

interface Side {
  readonly document: ComparedDocument;
  /** Words that stand on each page and are no difference. */
  readonly stampWords: readonly Word[];
}

/**
 * Where two pages look different, as PDFium draws them, apart from small stamps; undefined for pages that cannot be
 * drawn in time.
 */
export const differentLooks = (
  { before, after }: { readonly before: Side; readonly after: Side },
  pairs: readonly PagePair[],
  onPage: (done: number) => void,
): Promise<readonly (readonly Part[] | undefined)[]> =>
  withDocuments([before.document.bytes, after.document.bytes], ([one, other]) =>
    pairs.map((pair, at) => {
      onPage(at);
      if (!one || !other || !isWhole(pair)) return [WHOLE];
      const was = drawn(one, pair.before);
      const is = drawn(other, pair.after);
      return was && is && partsOf(was, is, [...boxesOn(pair.before, before), ...boxesOn(pair.after, after)]);
    }),
  );

const boxesOn = (page: number, { stampWords }: Side): readonly Part[] =>
  stampWords
    .filter((word) => word.page === page)
    .flatMap(({ boxes }) => boxes)
    .filter(({ height }) => height <= LEFT_OUT_HEIGHT_MAX);

const isWhole = (pair: PagePair): pair is WholePair => pair.before !== undefined && pair.after !== undefined;

const drawn = (document: PdfiumDocument, page: number): Picture | undefined => {
  try {
    return renderPage(document, page - 1, { width: LONGEST_PIXELS, height: LONGEST_PIXELS, atMost: DRAWN_MS });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'pdf.too-complex') return undefined;
    throw error;
  }
};

const partsOf = (was: Picture, is: Picture, leftOut: readonly Part[]): readonly Part[] => {
  if (Math.abs(was.width / was.height - is.width / is.height) > SAME_PROPORTION_DIFFERENCE) return [WHOLE];
  const columns = Math.ceil(was.width / CELL_SIDE_PIXELS);
  const rows = Math.ceil(was.height / CELL_SIDE_PIXELS);
  const changed = new Uint8Array(columns * rows);
  const isLeftOut = pixelsIn(leftOut, was);
  for (let y = 0; y < Math.min(was.height, is.height); y += 1) {
    for (let x = 0; x < Math.min(was.width, is.width); x += 1) {
      if (isLeftOut[y * was.width + x] === 0 && differs(was, is, { x, y }))
        changed[Math.floor(y / CELL_SIDE_PIXELS) * columns + Math.floor(x / CELL_SIDE_PIXELS)] = 1;
    }
  }
  return groupsIn(changed, columns).map((cells) => partAround(cells, { columns, size: was }));
};

/** The pixels of a picture that lie in boxes, as ones. */
const pixelsIn = (boxes: readonly Part[], { width, height }: Picture): Uint8Array => {
  const pixels = new Uint8Array(width * height);
  for (const box of boxes) {
    const left = Math.max(0, Math.floor(box.x * width) - LEFT_OUT_MARGIN_PIXELS);
    const right = Math.min(width, Math.ceil((box.x + box.width) * width) + LEFT_OUT_MARGIN_PIXELS);
    const bottom = Math.min(height, Math.ceil((box.y + box.height) * height) + LEFT_OUT_MARGIN_PIXELS);
    for (let y = Math.max(0, Math.floor(box.y * height) - LEFT_OUT_MARGIN_PIXELS); y < bottom; y += 1) {
      pixels.fill(1, y * width + left, y * width + Math.max(left, right));
    }
  }
  return pixels;
};

const differs = (was: Picture, is: Picture, { x, y }: { readonly x: number; readonly y: number }): boolean => {
  const one = (y * was.width + x) * 4;
  const other = (y * is.width + x) * 4;
  return [0, 1, 2].some((at) => Math.abs((was.rgba[one + at] ?? 0) - (is.rgba[other + at] ?? 0)) > CHANGED_MIN);
};

/** Cells that touch each other, also by their corners or over one unchanged cell. */
const groupsIn = (changed: Uint8Array, columns: number): readonly (readonly number[])[] => {
  const groups: number[][] = [];
  const reach = [-2, -1, 0, 1, 2];
  for (let start = 0; start < changed.length; start += 1) {
    if (changed[start] !== 1) continue;
    changed[start] = 0;
    const group = [start];
    // The group grows while it is gone through.
    for (const cell of group) {
      const column = cell % columns;
      for (const down of reach) {
        for (const across of reach) {
          const next = cell + down * columns + across;
          if (column + across < 0 || column + across >= columns || changed[next] !== 1) continue;
          changed[next] = 0;
          group.push(next);
        }
      }
    }
    groups.push(group);
  }
  return groups;
};

const partAround = (
  cells: readonly number[],
  { columns, size }: { readonly columns: number; readonly size: Picture },
): Part => {
  const across = cells.map((cell) => cell % columns);
  const down = cells.map((cell) => Math.floor(cell / columns));
  const least = (all: readonly number[]): number => all.reduce((one, other) => Math.min(one, other), Infinity);
  const most = (all: readonly number[]): number => all.reduce((one, other) => Math.max(one, other), 0);
  const x = (least(across) * CELL_SIDE_PIXELS) / size.width;
  const y = (least(down) * CELL_SIDE_PIXELS) / size.height;
  return {
    x,
    y,
    width: Math.min(1, ((most(across) + 1) * CELL_SIDE_PIXELS) / size.width) - x,
    height: Math.min(1, ((most(down) + 1) * CELL_SIDE_PIXELS) / size.height) - y,
  };
};
