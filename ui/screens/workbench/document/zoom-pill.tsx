import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../parts/button.js';
import { percentText } from '../frame/percent-text.js';
import { shownPdf } from '../../../work/versions/versions-context.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { scrollToPage } from './pages-view.js';
import { t } from '../../../text/t.js';

interface ZoomPillProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** Which page is read, and how large; over the lower edge of the document. */
export const ZoomPill = ({ work, layout }: ZoomPillProps) => {
  const view = useBenchView();
  const pdf = useSelector(work, ({ context }) => shownPdf(context));
  const zoom = useSelector(view, ({ context }) => context.zoom);
  const isPage = useSelector(layout, (state) => state.matches({ view: 'page' }));
  if (!pdf) return null;
  const percent = percentText(zoom);
  return (
    <div className="workbench-pill absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center gap-0.5 rounded-full border border-line bg-card px-1.5 py-0.5 shadow-lift">
      {isPage && <PageSteps count={pdf.pageCount} />}
      <IconButton label={t('Smaller')} onClick={() => view.send({ type: 'zoom.changed', by: -1 })}>
        <ZoomOut className="size-4" aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        title={t('Fit')}
        aria-label={t('Zoom {percent}, fit', { percent })}
        onClick={() => view.send({ type: 'zoom.changed', by: 0 })}
        className="min-h-9 min-w-12 rounded-full text-sm tabular-nums hover:bg-ink/5"
      >
        {percent}
      </button>
      <IconButton label={t('Larger')} onClick={() => view.send({ type: 'zoom.changed', by: 1 })}>
        <ZoomIn className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const PageSteps = ({ count }: { readonly count: number }) => {
  const current = useSelector(useBenchView(), ({ context }) => context.current);
  const go = (page: number) => {
    const scroller = document.querySelector<HTMLElement>('[data-pages]');
    if (scroller) scrollToPage(scroller, page);
  };
  return (
    <div className="flex items-center gap-0.5 border-e border-line pe-1">
      <IconButton label={t('Previous page')} disabled={current <= 1} onClick={() => go(current - 1)}>
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <p role="status" className="min-w-14 text-center text-sm whitespace-nowrap tabular-nums">
        {current} / {count}
      </p>
      <IconButton label={t('Next page')} disabled={current >= count} onClick={() => go(current + 1)}>
        <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
    </div>
  );
};
