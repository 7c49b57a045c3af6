import type { ReadBlock } from '../../reading/lines/document-model.js';

/** Lines of prose take more of the widest one than this, but for the last. */
const SHORT_LINE_SHARE = 0.75;

/** Lines around a middle of which some are much shorter than others, such as those of an address, end on purpose. */
export const endsItsLines = ({ align, lines }: ReadBlock): boolean => {
  const widest = Math.max(...lines.map(({ box }) => box.width));
  return align === 'centre' && lines.slice(0, -1).some(({ box }) => box.width < SHORT_LINE_SHARE * widest);
};
