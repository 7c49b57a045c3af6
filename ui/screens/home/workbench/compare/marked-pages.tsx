import { memo, useCallback, useMemo, useState } from 'react';
import type { Box } from '../../../../pdf/pdf-document.js';
import type { NearViewportObserver } from '../../arrange/view/near-viewport.js';
import type { PdfPages } from '../../arrange/pdf/pdf-pages.js';
import { drawWhileNear } from '../document/draw-while-near.js';
import { useNearViewport } from '../frame/paper-thumbnail.js';
import { t } from '../../../../text/t.js';
import type { Change } from './changes.js';

interface MarkedPagesProps {
  readonly pdf: PdfPages;
  readonly changes: readonly Change[];
  readonly side: 'before' | 'after';
  /** Place of the change that is looked at, from 0. */
  readonly current: number;
}

/** The words of one change on one page. */
interface Mark {
  readonly number: number;
  readonly boxes: readonly Box[];
}

const marksByPage = (changes: readonly Change[], side: MarkedPagesProps['side']): ReadonlyMap<number, Mark[]> => {
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

const none: readonly Mark[] = [];
const A4 = { width: 595, height: 842 };

/** The pages of one side, the words marked that the other does not have. */
export const MarkedPages = ({ pdf, changes, side, current }: MarkedPagesProps) => {
  const nearViewport = useNearViewport();
  const marks = useMemo(() => marksByPage(changes, side), [changes, side]);
  return (
    <ol dir="ltr" className="grid gap-4 pb-6">
      {Array.from({ length: pdf.pageCount }, (_, at) => (
        <MarkedPage
          key={at}
          pdf={pdf}
          page={at + 1}
          marks={marks.get(at + 1) ?? none}
          side={side}
          current={current + 1}
          nearViewport={nearViewport}
        />
      ))}
    </ol>
  );
};

interface MarkedPageProps extends Pick<MarkedPagesProps, 'pdf' | 'side' | 'current'> {
  readonly page: number;
  readonly marks: readonly Mark[];
  readonly nearViewport: NearViewportObserver;
}

const MarkedPage = memo(({ pdf, page, marks, side, current, nearViewport }: MarkedPageProps) => {
  const [size, setSize] = useState(A4);
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) =>
      canvas ? drawWhileNear({ canvas, pdf, page, nearViewport, onSize: setSize }) : undefined,
    [pdf, page, nearViewport],
  );
  return (
    <li
      data-page={page}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      className="relative w-full overflow-hidden rounded-[3px] bg-[white] shadow-card"
    >
      <canvas ref={draw} dir="ltr" role="img" aria-label={t('Page {page}', { page })} className="block size-full" />
      {marks.map(({ number, boxes }) => (
        <span key={number} aria-hidden="true" data-mark={side} data-current={number === current}>
          {boxes.map((box, at) => (
            <span key={at} data-number={at === 0 ? number : undefined} className="compare-mark" style={placed(box)} />
          ))}
        </span>
      ))}
    </li>
  );
});
MarkedPage.displayName = 'MarkedPage';

const percent = (share: number): string => `${share * 100}%`;

const placed = ({ x, y, width, height }: Box) => ({
  left: percent(x),
  top: percent(y),
  width: percent(width),
  height: percent(height),
});
