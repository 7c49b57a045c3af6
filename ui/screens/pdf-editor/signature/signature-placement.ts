import type { Placement } from '../../../../contracts/tools/pdf-place-signature.js';
import type { Box, PageSize, PdfDocument, Point } from '../../../pdf/pdf-document.js';

/** Where a signature is placed first. Requirement. */
export const defaultPlacement: Placement = { page: 0, x: 0.1, y: 0.1, width: 100, height: 40 };

export const positions = ['top-left', 'top-right', 'center', 'bottom-left', 'bottom-right'] as const;
export type Position = (typeof positions)[number];

export const placementFields = ['x', 'y', 'width', 'height'] as const;
export type PlacementField = (typeof placementFields)[number];

/** Minimum size, in points: smaller ones can't be seen or dragged. */
const SIDE_POINTS_MIN = 12;
/** Margin of the preset positions, as a share of the page width. */
const MARGIN_OF_WIDTH = 0.08;

const within = (value: number, from: number, to: number): number => Math.min(Math.max(value, from), Math.max(from, to));

/** The placement in shares of its page. */
export const frameOf = ({ x, y, width, height }: Placement, size: PageSize): Box => ({
  x,
  y,
  width: width / size.width,
  height: height / size.height,
});

/** The nearest placement that lies within its page. */
export const fitted = (placement: Placement, size: PageSize): Placement => {
  const width = within(placement.width, Math.min(SIDE_POINTS_MIN, size.width), size.width);
  const height = within(placement.height, Math.min(SIDE_POINTS_MIN, size.height), size.height);
  return {
    ...placement,
    width,
    height,
    x: within(placement.x, 0, 1 - width / size.width),
    y: within(placement.y, 0, 1 - height / size.height),
  };
};

/** `by` in shares of the page. */
export const moved = (placement: Placement, by: Point, size: PageSize): Placement =>
  fitted({ ...placement, x: placement.x + by.x, y: placement.y + by.y }, size);

/** Pulls the bottom right corner, which stops at the edge of the page. `by` in shares of the page. */
export const stretched = (placement: Placement, by: Point, size: PageSize): Placement =>
  fitted(
    {
      ...placement,
      width: Math.min(placement.width + by.x * size.width, (1 - placement.x) * size.width),
      height: Math.min(placement.height + by.y * size.height, (1 - placement.y) * size.height),
    },
    size,
  );

const along = (
  position: Position,
  [start, end]: readonly [string, string],
  [margin, extent]: readonly [number, number],
) => {
  if (position.includes(start)) return margin;
  return position.includes(end) ? 1 - margin - extent : (1 - extent) / 2;
};

export const placedAt = (placement: Placement, position: Position, size: PageSize): Placement => {
  const { width, height } = frameOf(placement, size);
  const margin = MARGIN_OF_WIDTH * size.width;
  return fitted(
    {
      ...placement,
      x: along(position, ['left', 'right'], [margin / size.width, width]),
      y: along(position, ['top', 'bottom'], [margin / size.height, height]),
    },
    size,
  );
};

/** The placement in percent of its page, as the number fields show it. */
export const percentagesOf = (placement: Placement, size: PageSize): Readonly<Record<PlacementField, number>> => {
  const frame = frameOf(placement, size);
  const percent = (share: number): number => Math.round(share * 1000) / 10;
  return { x: percent(frame.x), y: percent(frame.y), width: percent(frame.width), height: percent(frame.height) };
};

/** Reads a number field in percent; anything that is not a number changes nothing. */
export const withField = (placement: Placement, [field, text]: readonly [PlacementField, string], size: PageSize) => {
  const share = Number(text) / 100;
  if (text.trim() === '' || !Number.isFinite(share)) return placement;
  const whole = { x: 1, y: 1, width: size.width, height: size.height }[field];
  return fitted({ ...placement, [field]: share * whole }, size);
};

/** The same place on further pages, from 0; where a page is smaller, as near to it as fits. */
export const placementsOn = async (
  pdf: Pick<PdfDocument, 'size'>,
  placement: Placement,
  pages: readonly number[],
): Promise<readonly Placement[]> => {
  const further = pages.map(async (page) => fitted({ ...placement, page }, await pdf.size(page)));
  return [placement, ...(await Promise.all(further))];
};
