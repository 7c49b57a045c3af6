import { useSelector } from '@xstate/react';
import { memo, useCallback } from 'react';
import type { NearViewportObserver } from '../../../pdf/pages/near-viewport.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { PaperThumbnail } from '../frame/paper-thumbnail.js';
import { useNearViewport } from '../../../pdf/pages/use-near-viewport.js';
import { usePagesInSteps } from '../../../pdf/pages/pages-in-steps.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { t } from '../../../text/t.js';

interface PagesRailProps {
  readonly pdf: PdfPages;
  readonly onPage: (page: number) => void;
}

/** Small pages to go to, the current one in view. */
export const PagesRail = ({ pdf, onPage }: PagesRailProps) => {
  const view = useBenchView();
  const nearViewport = useNearViewport();
  const count = usePagesInSteps(pdf.pageCount, view.getSnapshot().context.current);
  return (
    <nav
      aria-label={t('Go to page')}
      data-scroller
      className="w-22 shrink-0 overflow-y-auto overscroll-contain border-e border-line bg-card max-md:hidden"
    >
      <ol className="grid gap-1 py-3">
        {Array.from({ length: count }, (_, at) => (
          <RailTile key={at} pdf={pdf} page={at + 1} nearViewport={nearViewport} onPage={onPage} />
        ))}
      </ol>
    </nav>
  );
};

interface RailTileProps extends PagesRailProps {
  /** From 1. */
  readonly page: number;
  readonly nearViewport: NearViewportObserver;
}

const RailTile = memo(({ pdf, page, nearViewport, onPage }: RailTileProps) => {
  const isCurrent = useSelector(useBenchView(), ({ context }) => context.current === page);
  const keepInView = useCallback((element: HTMLElement | null) => {
    const rail = element?.closest('nav');
    if (!element || !rail) return;
    const { top, bottom } = element.getBoundingClientRect();
    const room = rail.getBoundingClientRect();
    if (top < room.top || bottom > room.bottom) rail.scrollTop += top - room.top - room.height / 2;
  }, []);
  return (
    <li className="workbench-rail-tile">
      <button
        type="button"
        ref={isCurrent ? keepInView : null}
        aria-label={t('Page {page}', { page: String(page) })}
        aria-current={isCurrent}
        onClick={() => {
          onPage(page);
        }}
        className="group grid w-full justify-items-center gap-1 py-1 text-[0.8125rem] text-muted tabular-nums aria-[current=true]:font-semibold aria-[current=true]:text-brand-text"
      >
        <PaperThumbnail
          pdf={pdf}
          page={page}
          nearViewport={nearViewport}
          className="h-20 w-14 group-aria-[current=true]:*:outline-2 group-aria-[current=true]:*:outline-offset-2 group-aria-[current=true]:*:outline-brand"
        />
        {page}
      </button>
    </li>
  );
});
RailTile.displayName = 'RailTile';
