import type { Matrix } from '../content/matrix.js';
import type { ImageFacts } from '../engines/image-files.js';

export interface ImagePage {
  /** In points. */
  readonly width: number;
  readonly height: number;
  /** Puts the stored picture upright on the page. */
  readonly matrix: Matrix;
}

const POINTS_PER_INCH = 72;
/** Where the file names none, or none that a printer or screen has. */
const DPI_DEFAULT = 96;
const DPI_RANGE = { min: 72, max: 1200 };
/** Longer side of A2, in points: a photo that says 72 dpi would else fill a wall. */
const SIDE_MAX = 1684;
/** The least that viewers agree on. */
const SIDE_MIN = 3;

/** A page as large as the image at its resolution, turned as its EXIF orientation says. */
export const imagePage = ({ width, height, density, orientation }: ImageFacts): ImagePage => {
  const turned = orientation >= 5;
  const [across, down] = turned ? [height, width] : [width, height];
  const known = density >= DPI_RANGE.min && density <= DPI_RANGE.max;
  const natural = POINTS_PER_INCH / (known ? density : DPI_DEFAULT);
  const scale = Math.min(natural, SIDE_MAX / Math.max(across, down));
  const page = { width: Math.max(SIDE_MIN, across * scale), height: Math.max(SIDE_MIN, down * scale) };
  return {
    ...page,
    matrix: placements[orientation]?.(page.width, page.height) ?? [page.width, 0, 0, page.height, 0, 0],
  };
};

type Placement = (width: number, height: number) => Matrix;

/** From the unit square to the page, by orientation. @see Exif 2.32, 4.6.4 tag 274 */
const placements: Readonly<Record<number, Placement>> = {
  2: (w, h) => [-w, 0, 0, h, w, 0],
  3: (w, h) => [-w, 0, 0, -h, w, h],
  4: (w, h) => [w, 0, 0, -h, 0, h],
  5: (w, h) => [0, -h, -w, 0, w, h],
  6: (w, h) => [0, -h, w, 0, 0, h],
  7: (w, h) => [0, h, w, 0, 0, 0],
  8: (w, h) => [0, h, -w, 0, w, 0],
};
