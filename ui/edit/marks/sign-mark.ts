import type { Placement } from '../../../contracts/tools/pdf-place-signature.js';
import type { PageBox } from '../../../contracts/tools/page-edits.js';
import type { PageSize } from '../../pdf/pdf-document.js';

/** A signature that is to seal the document, with the picture that shows it. */
export interface SignMark {
  readonly type: 'sign';
  readonly page: number;
  readonly box: PageBox;
  /** The size of the page as displayed, in points. */
  readonly size: PageSize;
  /** Which of the pictures of the draft, from 1. */
  readonly picture: number;
  readonly contents: string;
  readonly author: string;
  readonly opacity: number;
}

const share = (length: number, whole: number): number => Math.min(1, Math.max(0, length / whole));

/** A signature as it is sent. */
export const placementOf = ({ page, box, size }: SignMark): Placement => ({
  page: page - 1,
  x: share(box.x, size.width),
  y: share(box.y, size.height),
  width: box.width,
  height: box.height,
});
