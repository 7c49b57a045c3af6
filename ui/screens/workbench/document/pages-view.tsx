import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { NearViewportObserver } from '../../../pdf/pages/near-viewport.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { useNearViewport } from '../../../pdf/pages/use-near-viewport.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { drawWhileNear } from '../../../pdf/pages/draw-while-near.js';
import { usePagesInSteps } from '../../../pdf/pages/pages-in-steps.js';
import { PagesRail } from './pages-rail.js';
import { t } from '../../../text/t.js';
import type { Box } from '../../../pdf/pdf-document.js';
import type { Hit } from '../find/find.machine.js';
import { useFind } from '../find/find-context.js';

interface PagesViewProps {
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
export const PagesView = ({ pdf }: PagesViewProps) => {
  const view = useBenchView();
  const count = usePagesInSteps(pdf.pageCount, view.getSnapshot().context.current);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const { current } = view.getSnapshot().context;
    if (scroller.current && current > 1) scrollToPage(scroller.current, current);
  }, [view, pdf]);
  useEffect(() => {
    if (!scroller.current) return undefined;
    return watchCurrent(scroller.current, (page) => {
      view.send({ type: 'page.reached', page });
    });
  }, [view, pdf, count]);
  return (
    <div className="flex h-full">
      <PagesRail
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
        <Papers pdf={pdf} count={count} />
      </div>
    </div>
  );
};

const WIDEST_REM = 52;

/** A change of their size is one of the list's: they are not drawn by it again, only those that are seen. */
const Papers = ({ pdf, count }: PagesViewProps & { readonly count: number }) => {
  const zoom = useSelector(useBenchView(), ({ context }) => context.zoom);
  const nearViewport = useNearViewport();
  return (
    <ol
      aria-label={t('Pages')}
      className="grid min-w-full justify-center gap-5 p-4 pb-20 md:p-7"
      style={{ width: `${zoom * 100}%`, gridTemplateColumns: `minmax(0, ${WIDEST_REM * zoom}rem)` }}
    >
      <PaperList pdf={pdf} count={count} nearViewport={nearViewport} />
    </ol>
  );
};

const PaperList = memo(({ pdf, count, nearViewport }: Omit<PaperProps, 'page'> & { readonly count: number }) =>
  Array.from({ length: count }, (_, at) => <Paper key={at} pdf={pdf} page={at + 1} nearViewport={nearViewport} />),
);
PaperList.displayName = 'PaperList';

export const scrollToPage = (scroller: HTMLElement, page: number): void => {
  scroller.querySelector(`[data-page="${page}"]`)?.scrollIntoView({ block: 'start', behavior: 'instant' });
};

interface PaperProps {
  readonly pdf: PdfPages;
  /** From 1. */
  readonly page: number;
  readonly nearViewport: NearViewportObserver;
}

/** One page, drawn while it is near the viewport, sharp at its present width. */
const Paper = memo(({ pdf, page, nearViewport }: PaperProps) => {
  const [size, setSize] = useState(A4);
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) =>
      canvas ? drawWhileNear({ canvas, pdf, page, nearViewport, onSize: setSize }) : undefined,
    [pdf, page, nearViewport],
  );
  return (
    <li
      data-page={page}
      dir="ltr"
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      className="relative w-full scroll-mt-4 overflow-hidden rounded-[3px] bg-[white] shadow-lift"
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

const share = (part: number): string => `${part * 100}%`;

const placed = ({ x, y, width, height }: Box) => ({
  left: share(x),
  top: share(y),
  width: share(width),
  height: share(height),
});

const scrollThere = (mark: HTMLElement | null): void => {
  mark?.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
};

/** Marks the places of a page that have the text that is looked for; the one that is looked at has a line around it. */
const HitMarks = ({ page }: { readonly page: number }) => {
  const find = useFind();
  const hits = useSelector(find, ({ context }) => context.hitsByPage[page]);
  const at = useSelector(find, ({ context }) => context.at);
  return hits?.map((hit) => <Mark key={hit.index} hit={hit} isCurrent={hit.index === at} />);
};

/** In the colours of light paper in both themes. */
const Mark = ({ hit, isCurrent }: { readonly hit: Hit; readonly isCurrent: boolean }) =>
  hit.boxes.map((box, part) => (
    <span
      key={part}
      ref={isCurrent && part === 0 ? scrollThere : null}
      data-hit={isCurrent ? 'current' : 'other'}
      style={placed(box)}
      className="pointer-events-none absolute scroll-m-24 rounded-[2px] bg-[#0e5d48]/20 data-[hit=current]:bg-[#0e5d48]/35 data-[hit=current]:outline-2 data-[hit=current]:outline-offset-1 data-[hit=current]:outline-[#0e5d48]"
    />
  ));
