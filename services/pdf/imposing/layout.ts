import { PAGES_MAX } from '../../../contracts/limits.js';
import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import type { Rect } from '../content/geometry.js';
import type { Matrix } from '../content/matrix.js';

/** In points. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page, or a part of one, on a sheet. Lengths are in points, from the bottom left. */
export interface Placement {
  /** From 0. */
  readonly page: number;
  /** The part of the page as displayed that is shown. */
  readonly area: Rect;
  /** From the page as displayed to the sheet: upright, and alike in both directions. */
  readonly matrix: Matrix;
  /** Where that part stands on the sheet. */
  readonly place: Rect;
}

export interface Sheet extends Size {
  readonly placements: readonly Placement[];
}

type Options = OptionsOf<'pdf-impose'>;

/** Portrait, in points. @see ISO 216 */
const papers: Readonly<Record<Options['paper'], Size>> = {
  a4: { width: 595.28, height: 841.89 },
  a3: { width: 841.89, height: 1190.55 },
  a5: { width: 419.53, height: 595.28 },
  letter: { width: 612, height: 792 },
  legal: { width: 612, height: 1008 },
};

/** Columns and rows of pages that stand upright on a sheet. */
const grids = { '2': [2, 1], '4': [2, 2], '6': [3, 2], '9': [3, 3], '16': [4, 4] } as const;

/** The sheets on which pages of these sizes are laid out, in their order; of more than a PDF may have, not all. */
export const sheetsOf = (options: Options, pages: readonly Size[]): readonly Sheet[] => {
  switch (options.layout) {
    case 'booklet':
      return bookletOf(options, pages);
    case 'halves':
      return pages.flatMap((size, page) => halvesOf(size, page, options.rightToLeft));
    case 'poster':
      return postersOf(options, pages);
    case '1':
      return pages.map((size, page) => onPaperOf(options, size, page));
    default:
      return gridOf(options, grids[options.layout], pages);
  }
};

const turned = ({ width, height }: Size): Size => ({ width: height, height: width });

/** A page by itself on another paper, which is turned as the page is; `gap` is its margin. */
const onPaperOf = ({ paper, gap }: Options, size: Size, page: number): Sheet => {
  const sheet = size.width > size.height ? turned(papers[paper]) : papers[paper];
  const cell = { left: gap, bottom: gap, right: sheet.width - gap, top: sheet.height - gap };
  return { ...sheet, placements: [fitted(size, page, cell)] };
};

interface Grid extends Size {
  readonly columns: number;
  readonly rows: number;
  readonly gap: number;
}

const gridOf = (
  { paper, gap, rightToLeft }: Options,
  [columns, rows]: readonly [number, number],
  pages: readonly Size[],
): Sheet[] => {
  const grid = roomiest(papers[paper], { columns, rows, gap }, pages);
  const perSheet = columns * rows;
  return Array.from({ length: Math.ceil(pages.length / perSheet) }, (_, sheet) => ({
    width: grid.width,
    height: grid.height,
    placements: pages.slice(sheet * perSheet, (sheet + 1) * perSheet).map((size, at) => {
      const row = Math.floor(at / grid.columns);
      const column = at % grid.columns;
      const cell = cellOf(grid, rightToLeft ? grid.columns - 1 - column : column, row);
      return fitted(size, sheet * perSheet + at, cell);
    }),
  }));
};

/** The way to turn the paper and the grid in which the pages become largest. */
const roomiest = (
  paper: Size,
  { columns, rows, gap }: Pick<Grid, 'columns' | 'rows' | 'gap'>,
  pages: readonly Size[],
): Grid => {
  const ways = [paper, turned(paper)].flatMap((sheet) => [
    { ...sheet, columns, rows, gap },
    { ...sheet, columns: rows, rows: columns, gap },
  ]);
  const roomOf = (grid: Grid): number =>
    pages.reduce((sum, page) => sum + page.width * page.height * scaleInto(page, cellOf(grid, 0, 0)) ** 2, 0);
  return ways.reduce((best, way) => (roomOf(way) > roomOf(best) + 1 ? way : best));
};

/** Row 0 is the uppermost. */
const cellOf = ({ width, height, columns, rows, gap }: Grid, column: number, row: number): Rect => {
  const across = (width - gap * (columns + 1)) / columns;
  const down = (height - gap * (rows + 1)) / rows;
  const left = gap + column * (across + gap);
  const top = height - gap - row * (down + gap);
  return { left, right: left + across, top, bottom: top - down };
};

const scaleInto = ({ width, height }: Size, { left, right, bottom, top }: Rect): number =>
  Math.min((right - left) / width, (top - bottom) / height);

/** As large as fits, in the middle. */
const fitted = (size: Size, page: number, cell: Rect): Placement => {
  const scale = scaleInto(size, cell);
  const left = (cell.left + cell.right - size.width * scale) / 2;
  const bottom = (cell.bottom + cell.top - size.height * scale) / 2;
  return placed({ size, page, area: wholeOf(size) }, [scale, 0, 0, scale, left, bottom]);
};

const wholeOf = ({ width, height }: Size): Rect => ({ left: 0, bottom: 0, right: width, top: height });

interface Shown {
  readonly size: Size;
  readonly page: number;
  readonly area: Rect;
}

/** No more of the page than there is. */
const placed = ({ size, page, area: wanted }: Shown, matrix: Matrix): Placement => {
  const [scale, , , , x, y] = matrix;
  const area = {
    left: Math.max(0, wanted.left),
    bottom: Math.max(0, wanted.bottom),
    right: Math.min(size.width, wanted.right),
    top: Math.min(size.height, wanted.top),
  };
  const place = {
    left: area.left * scale + x,
    right: area.right * scale + x,
    bottom: area.bottom * scale + y,
    top: area.top * scale + y,
  };
  return { page, area, matrix, place };
};

/** Sheets that are printed on both sides, put into each other and folded in the middle. */
const bookletOf = ({ paper, gap, creep, rightToLeft }: Options, pages: readonly Size[]): Sheet[] => {
  const leaves = Math.ceil(pages.length / 4);
  const grid = { ...turned(papers[paper]), columns: 2, rows: 1, gap };
  const sideOf = (left: number, right: number, inward: number): Sheet => ({
    width: grid.width,
    height: grid.height,
    placements: (rightToLeft ? [right, left] : [left, right]).flatMap((page, column) => {
      const size = pages[page];
      const toSpine = column === 0 ? inward : -inward;
      return size ? [fitted(size, page, shifted(cellOf(grid, column, 0), toSpine))] : [];
    }),
  });
  return Array.from({ length: leaves }, (_, leaf) => {
    const last = leaves * 4 - 1;
    const inward = leaves > 1 ? (creep * leaf) / (leaves - 1) : 0;
    return [sideOf(last - 2 * leaf, 2 * leaf, inward), sideOf(2 * leaf + 1, last - 2 * leaf - 1, inward)];
  }).flat();
};

const shifted = ({ left, right, ...rest }: Rect, by: number): Rect => ({ ...rest, left: left + by, right: right + by });

/** The two pages of a scanned double page: side by side where it is wide, else one above the other. */
const halvesOf = (size: Size, page: number, rightToLeft: boolean): Sheet[] => {
  const { width, height } = size;
  const half = width > height ? { width: width / 2, height } : { width, height: height / 2 };
  const corners =
    width > height
      ? [0, half.width].map((left) => ({ left, bottom: 0 }))
      : [half.height, 0].map((bottom) => ({ left: 0, bottom }));
  const ordered = rightToLeft && width > height ? corners.toReversed() : corners;
  return ordered.map(({ left, bottom }) => {
    const area = { left, bottom, right: left + half.width, top: bottom + half.height };
    return { ...half, placements: [placed({ size, page, area }, [1, 0, 0, 1, -left, -bottom])] };
  });
};

const postersOf = (options: Options, pages: readonly Size[]): Sheet[] => {
  const sheets: Sheet[] = [];
  for (const [page, size] of pages.entries()) {
    if (sheets.length <= PAGES_MAX) sheets.push(...posterOf(options, size, page));
  }
  return sheets;
};

/** A page enlarged over several sheets, row by row from the top; `gap` is the margin of each. */
const posterOf = ({ paper, gap, sheetsAcross, rightToLeft }: Options, size: Size, page: number): Sheet[] => {
  const sheet = size.width > size.height ? turned(papers[paper]) : papers[paper];
  const scale = ((sheet.width - 2 * gap) * sheetsAcross) / size.width;
  const across = size.width / sheetsAcross;
  const down = (sheet.height - 2 * gap) / scale;
  const rows = Math.max(1, Math.ceil(size.height / down - 0.001));
  return Array.from({ length: Math.min(rows * sheetsAcross, PAGES_MAX + 1) }, (_, at) => {
    const row = Math.floor(at / sheetsAcross);
    const column = rightToLeft ? sheetsAcross - 1 - (at % sheetsAcross) : at % sheetsAcross;
    const area = {
      left: column * across,
      right: (column + 1) * across,
      top: size.height - row * down,
      bottom: size.height - (row + 1) * down,
    };
    const matrix: Matrix = [scale, 0, 0, scale, gap - area.left * scale, sheet.height - gap - area.top * scale];
    return { ...sheet, placements: [placed({ size, page, area }, matrix)] };
  });
};
