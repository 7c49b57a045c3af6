import type { PageBox } from '../../../contracts/tools/page-edits.js';
import type { PagePoint } from '../marks/places.js';
import type { PageSize } from '../../pdf/pdf-document.js';

export const share = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** A box of a page as a style. */
export const placed = ({ x, y, width, height }: PageBox, size: PageSize) => ({
  left: share(x, size.width),
  top: share(y, size.height),
  width: share(width, size.width),
  height: share(height, size.height),
});

export const movedBox = ({ x, y, width, height }: PageBox, by: PagePoint): PageBox => ({
  x: x + by.x,
  y: y + by.y,
  width,
  height,
});
