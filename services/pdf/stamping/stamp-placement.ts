import type { OptionsOf } from '../../../contracts/tools/catalogue.js';
import { multiply, type Matrix } from '../content/matrix.js';
import type { PageFrame } from '../content/page-frame.js';

export type StampPosition = OptionsOf<'pdf-watermark'>['watermarkPosition'];

/** Extent of something to stamp, its origin at the bottom left, in units of its own. */
export interface Extent {
  readonly width: number;
  readonly height: number;
}

/** Margin to the page's edge, in points; less on pages smaller than A5. */
const MARGIN_PT = 36;
const MARGIN_SHARE = 0.09;
/** Height of a line in a corner, as a share of the page's shorter side. */
const CORNER_SHARE = 0.045;
/** Length of a stamp across the page, as a share of its diagonal, and how high a line and all of them may become. */
const DIAGONAL_SHARE = 0.65;
const LINE_HEIGHT_SHARE = 0.2;
const LINES_HEIGHT_SHARE = 0.4;

/** Lines of text, one above the other. */
interface Lines extends Extent {
  readonly lines: number;
}

/**
 * The matrix that puts a stamp on a page, upright as displayed: level in a corner, or along the diagonal from the
 * bottom left to the top right in the middle. A stamp that is too long for the page is shrunk until it fits.
 */
export const placeStamp = (frame: PageFrame, stamp: Lines, position: StampPosition): Matrix =>
  multiply(position === 'center' ? acrossPage(frame, stamp) : inCorner(frame, stamp, position), frame.toContent);

/** The margin of a stamp to the edge of a page. */
export const marginOf = ({ width, height, pointsPerUnit }: PageFrame): number =>
  Math.min(MARGIN_PT / pointsPerUnit, Math.min(width, height) * MARGIN_SHARE);

const inCorner = (frame: PageFrame, stamp: Lines, position: StampPosition): Matrix => {
  const margin = marginOf(frame);
  const scale = Math.min(
    (Math.min(frame.width, frame.height) * CORNER_SHARE * stamp.lines) / stamp.height,
    (frame.width - 2 * margin) / stamp.width,
    (frame.height - 2 * margin) / stamp.height,
  );
  const x = position.endsWith('left') ? margin : frame.width - margin - stamp.width * scale;
  const y = position.startsWith('bottom') ? margin : frame.height - margin - stamp.height * scale;
  return [scale, 0, 0, scale, x, y];
};

const acrossPage = (frame: PageFrame, stamp: Lines): Matrix => {
  const diagonal = Math.hypot(frame.width, frame.height);
  const cos = frame.width / diagonal;
  const sin = frame.height / diagonal;
  const margin = marginOf(frame);
  const heightShare = Math.min(LINE_HEIGHT_SHARE * stamp.lines, LINES_HEIGHT_SHARE);
  const scale = Math.min(
    (diagonal * DIAGONAL_SHARE) / stamp.width,
    (Math.min(frame.width, frame.height) * heightShare) / stamp.height,
    (frame.width - 2 * margin) / (stamp.width * cos + stamp.height * sin),
    (frame.height - 2 * margin) / (stamp.width * sin + stamp.height * cos),
  );
  const centred: Matrix = [scale, 0, 0, scale, (-stamp.width * scale) / 2, (-stamp.height * scale) / 2];
  return multiply(centred, [cos, sin, -sin, cos, frame.width / 2, frame.height / 2]);
};
