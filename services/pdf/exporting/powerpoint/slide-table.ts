import type { ReadBlock } from '../../reading/lines/document-model.js';
import { columnsOf } from '../table-columns.js';
import type { Fit } from './fit.js';
import type { Slide } from './library.js';
import { textRuns } from './text-box.js';

/** Slides lay out the cells of each row from the left. */
const asSeen = ({ rows = [], rtl }: ReadBlock): NonNullable<ReadBlock['rows']> =>
  rtl === true ? rows.map((cells) => cells.toReversed()) : rows;

/** A live table where it was printed. */
export const tableOnSlide = (slide: Slide, block: ReadBlock, fit: Fit): void => {
  const { box, rtl = false } = block;
  const rows = asSeen(block);
  const widths = columnsOf({ rows }, box).map((width) => fit.place({ ...box, width }).w);
  const cells = rows.map((row) =>
    row.map(({ lines, columns, rows: down, ground }) => ({
      text: textRuns(lines, fit, rtl),
      options: { colspan: columns, rowspan: down, ...(ground !== undefined && { fill: { color: ground } }) },
    })),
  );
  if (cells.length === 0) return;
  const { x, y, w } = fit.place(box);
  slide.addTable(cells, { x, y, w, colW: widths, margin: 0.03, border: { type: 'solid', pt: 0.5, color: '808080' } });
};
