import type { OptionsOf } from '../../../../contracts/tools/catalogue.js';
import type { Placement } from '../../../../contracts/tools/pdf-place-signature.js';
import type { PageFrame } from '../../content/page-frame.js';
import type { Extent } from '../../stamping/stamp-placement.js';

/** Part of a page as displayed, in its units, from the bottom left. */
export interface Box extends Extent {
  readonly x: number;
  readonly y: number;
}

export type BlockPosition = OptionsOf<'pdf-sign'>['signaturePosition'];

const MARGIN_PT = 36;
const MARGIN_SHARE = 0.09;

/** A corner or the middle of a page, for something of this size in points; smaller where the page is. */
export const boxAt = (frame: PageFrame, size: Extent, position: BlockPosition): Box => {
  const { width: across, height: up, pointsPerUnit } = frame;
  const margin = Math.min(MARGIN_PT / pointsPerUnit, Math.min(across, up) * MARGIN_SHARE);
  const scale = Math.min(1 / pointsPerUnit, (across - 2 * margin) / size.width, (up - 2 * margin) / size.height);
  const width = size.width * scale;
  const height = size.height * scale;
  if (position === 'center') return { x: (across - width) / 2, y: (up - height) / 2, width, height };
  return {
    x: position.endsWith('left') ? margin : across - margin - width,
    y: position.startsWith('bottom') ? margin : up - margin - height,
    width,
    height,
  };
};

/** Rounding in a page's own numbers is no reason to turn a placement away. */
const TOLERANCE_PT = 0.5;

/** Which side of a placement reaches beyond the page; undefined when none does. */
export const overflowOf = (frame: PageFrame, { x, y, width, height }: Placement): 'width' | 'height' | undefined => {
  const points = { across: frame.width * frame.pointsPerUnit, down: frame.height * frame.pointsPerUnit };
  if (x * points.across + width > points.across + TOLERANCE_PT) return 'width';
  return y * points.down + height > points.down + TOLERANCE_PT ? 'height' : undefined;
};

/** The largest box of a picture's proportions in the middle of a placement. */
export const boxIn = (frame: PageFrame, placement: Placement, picture: Extent): Box => {
  const scale = Math.min(placement.width / picture.width, placement.height / picture.height) / frame.pointsPerUnit;
  const width = picture.width * scale;
  const height = picture.height * scale;
  const middle = {
    x: placement.x * frame.width + placement.width / frame.pointsPerUnit / 2,
    y: (1 - placement.y) * frame.height - placement.height / frame.pointsPerUnit / 2,
  };
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
};
