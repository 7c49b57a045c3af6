import { memo, useCallback, useMemo, useState } from 'react';
import type { NearViewportObserver } from '../../../pdf/pages/near-viewport.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { drawWhileNear } from '../../../pdf/pages/draw-while-near.js';
import { useNearViewport } from '../../../pdf/pages/use-near-viewport.js';
import { t } from '../../../text/t.js';
import type { Change } from '../../../../contracts/comparison/changes.js';
import { marksByPage, PageMarks, type Mark, type Which } from './page-marks.js';

interface MarkedPagesProps {
  readonly pdf: PdfPages;
  readonly changes: readonly Change[];
  readonly side: Which;
  /** Place of the change that is looked at, from 0. */
  readonly current: number;
}

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
      <PageMarks marks={marks} side={side} current={current} />
    </li>
  );
});
MarkedPage.displayName = 'MarkedPage';
