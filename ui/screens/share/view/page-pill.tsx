import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { IconButton } from '../../../parts/button.js';
import type { SharedPapersActor } from '../papers/shared-papers.machine.js';
import { t } from '../../../text/t.js';

interface PagePillProps {
  readonly papers: SharedPapersActor;
  readonly count: number;
  /** Goes to a page, from 1. */
  readonly onPage: (page: number) => void;
}

/** Which page is read, and how large; over the lower edge of the pages. */
export const PagePill = ({ papers, count, onPage }: PagePillProps) => {
  const page = useSelector(papers, ({ context }) => context.page);
  return (
    <div className="absolute inset-x-0 bottom-4 mx-auto flex w-fit items-center gap-0.5 rounded-full border border-line bg-card px-1.5 py-0.5 shadow-lift">
      <IconButton label={t('Previous page')} aria-disabled={page <= 1} onClick={() => onPage(Math.max(1, page - 1))}>
        <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <p role="status" className="min-w-14 text-center text-sm whitespace-nowrap tabular-nums">
        <span className="sr-only">{t('Page')} </span>
        {page} / {count}
      </p>
      <IconButton
        label={t('Next page')}
        aria-disabled={page >= count}
        onClick={() => onPage(Math.min(count, page + 1))}
      >
        <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
      </IconButton>
      <span className="mx-1 h-5 border-s border-line" aria-hidden="true" />
      <IconButton label={t('Smaller')} onClick={() => papers.send({ type: 'zoom.changed', by: -1 })}>
        <ZoomOut className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('Larger')} onClick={() => papers.send({ type: 'zoom.changed', by: 1 })}>
        <ZoomIn className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};
