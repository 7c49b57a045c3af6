import { useSelector } from '@xstate/react';
import { Grid2x2, type LucideIcon, RotateCcw, RotateCw, Square, TextSearch, Trash2, X } from 'lucide-react';
import { IconButton } from '../../../parts/button.js';
import { ViewSwitch } from '../frame/view-switch.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { shownPdf } from '../../../work/versions/versions-context.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { deletePages, turnPages } from './page-acts.js';
import { t } from '../../../text/t.js';
import { openFind } from '../find/open-find.js';
import { useFind } from '../find/find-context.js';

interface DocumentBarProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** The chosen pages, what can be done to them at once, and how the pages are laid out. */
export const DocumentBar = ({ work, layout }: DocumentBarProps) => {
  const pdf = useSelector(work, ({ context }) => shownPdf(context));
  if (!pdf) return null;
  return (
    <div className="workbench-document-bar flex h-13 shrink-0 items-center gap-2 border-b border-line px-3 md:px-4">
      <PagesField count={pdf.pageCount} />
      <PageActions work={work} count={pdf.pageCount} />
      <span className="flex-1" />
      <FindButton work={work} layout={layout} />
      <Layouts layout={layout} />
    </div>
  );
};

const PagesField = ({ count }: { readonly count: number }) => {
  const view = useBenchView();
  const { pages, pagesText } = useSelector(view, ({ context }) => context);
  return (
    <>
      <label htmlFor="bench-pages" className="text-sm font-medium max-md:sr-only">
        {t('Pages')}
      </label>
      <input
        id="bench-pages"
        value={pagesText}
        placeholder={t('All')}
        autoComplete="off"
        onChange={({ target }) => {
          view.send({ type: 'pages.typed', text: target.value });
        }}
        className="min-h-9 w-20 min-w-0 rounded-xl border border-edge bg-card px-3 text-[0.9375rem] placeholder:text-muted"
      />
      <p role="status" className="shrink-0 text-[0.8125rem] whitespace-nowrap text-muted tabular-nums max-lg:sr-only">
        {pages.length > 0 && t('{n} of {count} selected', { n: pages.length, count })}
      </p>
    </>
  );
};

const PageActions = ({ work, count }: Omit<DocumentBarProps, 'layout'> & { readonly count: number }) => {
  const view = useBenchView();
  const actors = { work, view };
  const pages = useSelector(view, ({ context }) => context.pages);
  const isIdle = useSelector(work, (state) => state.matches({ act: 'choosing' }));
  const off = pages.length === 0 || !isIdle;
  return (
    <div
      data-idle={pages.length === 0}
      className="flex items-center max-md:data-[idle=true]:hidden md:ms-1 md:border-s md:border-line md:ps-1"
    >
      <BarButton label={t('Rotate left')} Icon={RotateCcw} disabled={off} onClick={() => turnPages(actors, 270)} />
      <BarButton label={t('Rotate right')} Icon={RotateCw} disabled={off} onClick={() => turnPages(actors, 90)} />
      <BarButton
        label={t('Delete pages')}
        Icon={Trash2}
        disabled={off || pages.length === count}
        onClick={() => deletePages(actors)}
      />
      <BarButton
        label={t('Select none')}
        Icon={X}
        disabled={pages.length === 0}
        onClick={() => view.send({ type: 'pages.none' })}
      />
    </div>
  );
};

interface BarButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly disabled: boolean;
  readonly onClick: () => void;
}

const BarButton = ({ label, Icon, disabled, onClick }: BarButtonProps) => (
  <IconButton label={label} disabled={disabled} onClick={onClick} className="size-9">
    <Icon className="size-[1.125rem]" aria-hidden="true" />
  </IconButton>
);

const views = [
  { view: 'grid', label: 'All pages', Icon: Grid2x2 },
  { view: 'page', label: 'One page', Icon: Square },
] as const;

const Layouts = ({ layout }: { readonly layout: LayoutActor }) => {
  const shown = useSelector(layout, (state) => (state.matches({ view: 'grid' }) ? 'grid' : 'page'));
  return (
    <ViewSwitch
      label={t('How they are shown')}
      views={views}
      shown={shown}
      onChoose={(view) => {
        layout.send({ type: 'view.chosen', view });
      }}
    />
  );
};

interface FindButtonProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** Opens the search in the text of the document. */
const FindButton = ({ work, layout }: FindButtonProps) => {
  const find = useFind();
  const isOpen = useSelector(find, (state) => state.matches('open'));
  return (
    <button
      type="button"
      aria-label={t('Find text')}
      title={t('Find text')}
      aria-pressed={isOpen}
      onClick={() => {
        if (isOpen) find.send({ type: 'find.closed' });
        else openFind({ work, layout, find });
      }}
      className="grid size-9 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
    >
      <TextSearch className="size-[1.125rem]" aria-hidden="true" />
    </button>
  );
};
