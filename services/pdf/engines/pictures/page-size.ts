import type { ImagePageSize } from '../../../../contracts/tools/to-pdf.js';
import type { Matrix } from '../../content/matrix.js';
import { POINTS_PER_INCH } from '../../text/units.js';
import type { ImageFacts } from './image-files.js';

/** In points. */
interface Size {
  readonly width: number;
  readonly height: number;
}

export interface ImagePage extends Size {
  /** Puts the stored picture upright on the page. */
  readonly matrix: Matrix;
}

/** The facts by which an image is laid on a page. */
type ShownFacts = Pick<ImageFacts, 'width' | 'height' | 'density' | 'pixelShape' | 'orientation'>;

/** Where the file names none, or none that a printer or screen has. */
const DPI_DEFAULT = 96;
const DPI_RANGE = { min: 72, max: 1200 };
/** Longer side of A2, in points: a photo that says 72 dpi would else fill a wall. */
const SIDE_MAX = 1684;
/** The least that viewers agree on. */
const SIDE_MIN = 3;

/** In points, upright. */
const sheets: Readonly<Record<Exclude<ImagePageSize, 'image'>, readonly [width: number, height: number]>> = {
  a4: [595.28, 841.89],
  letter: [612, 792],
};

/**
 * The image at its resolution, which may be another one down than across, turned as its EXIF orientation says: on a page as large as it, or in the middle of a
 * sheet that lies where the image does, shrunk where it is larger than that and never enlarged.
 */
export const imagePage = (facts: ShownFacts, size: ImagePageSize = 'image'): ImagePage => {
  const own = ownPage(facts);
  if (size === 'image') return placedOn(own, own, facts.orientation);
  const [short, long] = sheets[size];
  const sheet = own.width > own.height ? { width: long, height: short } : { width: short, height: long };
  const scale = Math.min(1, sheet.width / own.width, sheet.height / own.height);
  return placedOn(sheet, { width: own.width * scale, height: own.height * scale }, facts.orientation);
};

const placedOn = (page: Size, image: Size, orientation: number): ImagePage => {
  const place = placements[orientation] ?? ((w: number, h: number): Matrix => [w, 0, 0, h, 0, 0]);
  const [a, b, c, d, e, f] = place(image.width, image.height);
  return { ...page, matrix: [a, b, c, d, e + (page.width - image.width) / 2, f + (page.height - image.height) / 2] };
};

const ownPage = ({ width, height, density, pixelShape, orientation }: ShownFacts): Size => {
  const turned = orientation >= 5;
  const square = height * pixelShape;
  const [across, down] = turned ? [square, width] : [width, square];
  const known = density >= DPI_RANGE.min && density <= DPI_RANGE.max;
  const natural = POINTS_PER_INCH / (known ? density : DPI_DEFAULT);
  const scale = Math.min(natural, SIDE_MAX / Math.max(across, down));
  return { width: Math.max(SIDE_MIN, across * scale), height: Math.max(SIDE_MIN, down * scale) };
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
