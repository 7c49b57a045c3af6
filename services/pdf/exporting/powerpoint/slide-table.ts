import type { ReadBlock } from '../../reading/lines/document-model.js';
import { columnsOf } from '../table-columns.js';
import type { Fit } from './fit.js';
import type { Slide } from './library.js';
import { TABLE_FROM_RIGHT } from './tables-from-right.js';
import { textRuns } from './text-box.js';

/** A live table where it was printed, its first column on the side from which it is read. */
export const tableOnSlide = (slide: Slide, block: ReadBlock, fit: Fit): void => {
  const { box, rtl = false, rows = [] } = block;
  const widths = columnsOf(block, box).map((width) => fit.place({ ...box, width }).w);
  const cells = rows.map((row) =>
    row.map(({ lines, columns, rows: down, ground }) => ({
      text: textRuns(lines, fit, rtl),
      options: { colspan: columns, rowspan: down, ...(ground !== undefined && { fill: { color: ground } }) },
    })),
  );
  if (cells.length === 0) return;
  const { x, y, w } = fit.place(box);
  const border = { type: 'solid', pt: 0.5, color: '808080' } as const;
  const named = rtl ? { objectName: TABLE_FROM_RIGHT } : {};
  slide.addTable(cells, { x, y, w, colW: widths, margin: 0.03, border, ...named });
};
