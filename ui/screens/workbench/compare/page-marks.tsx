import type { Box } from '../../../pdf/pdf-document.js';
import type { Change } from '../../../../contracts/comparison/changes.js';

export type Which = 'before' | 'after';

/** The short names of the sides, as the report has them. */
export const letters: Readonly<Record<Which, string>> = { before: 'A', after: 'B' };

/** The words of one change on one page. */
export interface Mark {
  readonly number: number;
  readonly boxes: readonly Box[];
}

/** The marks of each page that has any. */
export const marksByPage = (changes: readonly Change[], side: Which): ReadonlyMap<number, Mark[]> => {
  const marks = new Map<number, Mark[]>();
  for (const { number, gone, fresh } of changes) {
    const words = side === 'before' ? gone : fresh;
    for (const page of new Set(words.map((word) => word.page))) {
      const boxes = words.flatMap((word) => (word.page === page ? word.boxes : []));
      marks.set(page, [...(marks.get(page) ?? []), { number, boxes }]);
    }
  }
  return marks;
};

interface PageMarksProps {
  readonly marks: readonly Mark[];
  readonly side: Which;
  /** Number of the change that is looked at. */
  readonly current: number;
}

/** The words of one page that the other side does not have. */
export const PageMarks = ({ marks, side, current }: PageMarksProps) =>
  marks.map(({ number, boxes }) => (
    <span key={number} aria-hidden="true" data-mark={side} data-current={number === current}>
      {boxes.map((box, at) => (
        <span key={at} data-number={at === 0 ? number : undefined} className="compare-mark" style={placed(box)} />
      ))}
    </span>
  ));

const percent = (share: number): string => `${share * 100}%`;

const placed = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
