import { useSelector } from '@xstate/react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import type { PdfDocument } from '../../../pdf/pdf-document.js';
import type { SharedPapersActor } from '../papers/shared-papers.machine.js';
import { drawNear } from './draw-near.js';
import { PagePill } from './page-pill.js';
import { t } from '../../../text/t.js';

const A4 = { width: 595, height: 842 };

/** Tells which page crosses the upper middle of the scroller. */
const watchPage = (scroller: HTMLElement, tell: (page: number) => void): (() => void) => {
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

interface SharedPagesProps {
  readonly papers: SharedPapersActor;
  readonly pdf: PdfDocument;
  /** Picture of the first page, until it is drawn; null for none. */
  readonly picture: string | null;
}

/** The pages of a shared PDF, one below the other. */
export const SharedPages = ({ papers, pdf, picture }: SharedPagesProps) => {
  const zoom = useSelector(papers, ({ context }) => context.zoom);
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(
    () =>
      scroller.current
        ? watchPage(scroller.current, (page) => {
            papers.send({ type: 'page.reached', page });
          })
        : undefined,
    [papers, pdf],
  );
  return (
    <>
      <div
        ref={scroller}
        data-scroller
        tabIndex={0} // eslint-disable-line jsx-a11y/no-noninteractive-tabindex -- or arrow keys could not scroll it
        role="region"
        aria-label={t('Pages of the document')}
        className="absolute inset-0 overflow-auto overscroll-auto rounded-3xl"
      >
        <ol className="mx-auto grid gap-5 p-4 pb-20 sm:p-8 sm:pb-20" style={{ width: `${zoom * 100}%` }}>
          {Array.from({ length: pdf.pageCount }, (_, at) => (
            <Paper key={at} pdf={pdf} page={at} zoom={zoom} picture={at === 0 ? picture : null} />
          ))}
        </ol>
      </div>
      <PagePill
        papers={papers}
        count={pdf.pageCount}
        onPage={(page) => {
          const paper = scroller.current?.querySelector<HTMLElement>(`[data-page="${page}"]`);
          scroller.current?.scrollTo({ top: (paper?.offsetTop ?? 0) - 16 });
        }}
      />
    </>
  );
};

interface PaperProps {
  readonly pdf: PdfDocument;
  /** From 0. */
  readonly page: number;
  readonly zoom: number;
  readonly picture: string | null;
}

const Paper = memo(({ pdf, page, zoom, picture }: PaperProps) => {
  const [size, setSize] = useState(A4);
  const [isDrawn, setDrawn] = useState(false);
  const draw = useCallback(
    (canvas: HTMLCanvasElement | null) =>
      canvas ? drawNear({ canvas, pdf, page, onSize: setSize, onDrawn: () => setDrawn(true) }) : undefined,
    [pdf, page],
  );
  return (
    <li
      data-page={page + 1}
      style={{ aspectRatio: `${size.width} / ${size.height}` }}
      className="relative overflow-hidden rounded-[3px] bg-[white] shadow-lift"
    >
      {/* Another canvas for another width: it is drawn anew, and sharp. */}
      <canvas
        key={zoom}
        ref={draw}
        dir="ltr" // a canvas measures text in the direction that it is in
        role="img"
        aria-label={t('Page {page}', { page: String(page + 1) })}
        className="block size-full"
      />
      {picture !== null && !isDrawn && <img src={picture} alt="" className="absolute inset-0 size-full" />}
    </li>
  );
});
Paper.displayName = 'Paper';
