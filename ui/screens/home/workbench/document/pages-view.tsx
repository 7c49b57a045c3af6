import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { NearViewportObserver } from '../../arrange/view/near-viewport.js';
import type { PdfPages } from '../../arrange/pdf/pdf-pages.js';
import { useNearViewport } from '../frame/paper-thumbnail.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import { HitMarks } from '../find/hit-marks.js';
import { drawWhileNear } from './draw-while-near.js';
import { PagesRail } from './pages-rail.js';
import { t } from '../../../../text/t.js';

interface PagesViewProps {
  readonly bench: WorkbenchActor;
  readonly pdf: PdfPages;
}

/** The pages have nothing to press, so the arrows scroll them once Tab has led here. */
const BY_TAB = 0;

const A4 = { width: 595, height: 842 };

/** Tells which page crosses the middle of the scroller. */
const watchCurrent = (scroller: HTMLElement, tell: (page: number) => void): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.find(({ isIntersecting }) => isIntersecting);
      if (entry) tell(Number((entry.target as HTMLElement).dataset['page']));
    },
    { root: scroller, rootMargin: '-40% 0px -60% 0px' },
  );
  for (const paper of scroller.querySelectorAll('[data-page]')) observer.observe(paper);
  return () => {
    observer.disconnect();
  };
};

/** The pages one below the other, with small ones beside them to go to any. */
export const PagesView = ({ bench, pdf }: PagesViewProps) => {
  const zoom = useSelector(bench, ({ context }) => context.zoom);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!scroller.current) return undefined;
    const { current } = bench.getSnapshot().context;
    if (current > 1) scrollToPage(scroller.current, current);
    return watchCurrent(scroller.current, (page) => {
      bench.send({ type: 'page.reached', page });
    });
  }, [bench, pdf]);
  return (
    <div className="flex h-full">
      <PagesRail
        bench={bench}
        pdf={pdf}
        onPage={(page) => {
          if (scroller.current) scrollToPage(scroller.current, page);
        }}
      />
      <div
        ref={scroller}
        data-scroller
        data-pages
        role="region"
        aria-label={t('Pages one by one')}
        tabIndex={BY_TAB}
        className="min-w-0 flex-1 overflow-auto overscroll-contain"
      >
        <Papers pdf={pdf} zoom={zoom} />
      </div>
    </div>
  );
};

const Papers = ({ pdf, zoom }: Pick<PaperProps, 'pdf' | 'zoom'>) => {
  const nearViewport = useNearViewport();
  return (
    <ol aria-label={t('Pages')} className="grid min-w-full gap-5 p-4 pb-20 md:p-7" style={{ width: `${zoom * 100}%` }}>
      {Array.from({ length: pdf.pageCount }, (_, at) => (
        <Paper key={at} pdf={pdf} page={at + 1} zoom={zoom} nearViewport={nearViewport} />
      ))}
    </ol>
  );
};

export const scrollToPage = (scroller: HTMLElement, page: number): void => {
  scroller.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start', behavior: 'instant' });
};

interface PaperProps {
  readonly pdf: PdfPages;
  /** From 1. */
  readonly page: number;
  readonly zoom: number;
  readonly nearViewport: NearViewportObserver;
}

const WIDEST_REM = 52;

/** One page, drawn while it is near the viewport, sharp at its present width. */
const Paper = memo(({ pdf, page, zoom, nearViewport }: PaperProps) => {
  const [size, setSize] = useState(A4);
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) =>
      canvas ? drawWhileNear({ canvas, pdf, page, zoom, nearViewport, onSize: setSize }) : undefined,
    [pdf, page, zoom, nearViewport],
  );
  return (
    <li
      data-page={page}
      dir="ltr"
      style={{ aspectRatio: `${size.width} / ${size.height}`, maxWidth: `${WIDEST_REM * zoom}rem` }}
      className="relative mx-auto w-full scroll-mt-4 overflow-hidden rounded-[3px] bg-[white] shadow-lift"
    >
      <canvas
        ref={draw}
        dir="ltr"
        role="img"
        aria-label={t('Page {page}', { page: String(page) })}
        className="block size-full"
      />
      <HitMarks page={page} />
    </li>
  );
});
Paper.displayName = 'Paper';
