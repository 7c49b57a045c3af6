import { lostVersionText } from '../machine/sides.js';
import { isShownByBrowsers } from '../../../../contracts/files.js';
import { useSelector } from '@xstate/react';
import { useScreen } from '../../../session/use-screen.js';
import { Button, IconButton } from '../../../parts/button.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { shownFile, shownPdf } from '../../../work/versions/versions-context.js';
import { MADE_FILE_ID } from '../../../work/versions/made.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { FindBar } from '../find/find-bar.js';
import { BeforeAfter } from '../before-after/before-after.js';
import { DocumentBar } from './document-bar.js';
import { FileCard, LockedPaper, PicturePaper, ReadingPapers } from './other-papers.js';
import { PagesGrid } from './pages-grid.js';
import { PagesView, scrollToPage } from './pages-view.js';
import { SquaringDialog } from '../squaring/squaring-dialog.js';
import { type SquaringActor, squaringMachine } from '../squaring/squaring.machine.js';
import { PhotosBar, PhotoTiles } from './photo-tiles.js';
import { VersionsStrip } from './versions-strip.js';
import { t, translated } from '../../../text/t.js';
import { useBenchView } from '../machine/bench-view-context.js';
import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import { percentText } from '../../../text/percent.js';

interface DocumentColumnProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** Several pictures and nothing else. */
const arePhotos = (files: readonly SelectedFile[]): boolean =>
  files.length > 1 && files.every(({ kind }) => kind === 'image');

/** The file on screen: its pages where it has any. The versions below stay where they are, and keep the focus. */
export const DocumentColumn = ({ work, layout }: DocumentColumnProps) => {
  const selected = useSelector(work, ({ context }) => shownFile(context));
  const isAwaited = useSelector(work, ({ context }) => context.shown === MADE_FILE_ID && context.made !== null);
  if (!selected && !isAwaited) return null;
  return (
    <div className="flex h-full flex-col">
      <div className="flex min-h-0 flex-1 flex-col">
        {selected ? <ShownFile work={work} layout={layout} selected={selected} /> : <AwaitedVersion work={work} />}
      </div>
      <VersionsStrip work={work} layout={layout} />
    </div>
  );
};

interface ShownFileProps extends DocumentColumnProps {
  readonly selected: SelectedFile;
}

const ShownFile = ({ work, layout, selected }: ShownFileProps) => {
  const isPhotos = useSelector(work, ({ context }) => arePhotos(context.files));
  const squaring = useScreen(squaringMachine, {
    take: (id, file) => work.send({ type: 'picture.swapped', id, file }),
  });
  return (
    <>
      <SquaringDialog squaring={squaring} />
      {isPhotos && selected.kind === 'image' && <PhotosBar layout={layout} />}
      <DocumentBar work={work} layout={layout} />
      <div className="relative min-h-0 flex-1">
        <Papers work={work} layout={layout} selected={selected} squaring={squaring} />
        <FindBar work={work} />
        <PageBadge work={work} layout={layout} />
        <ZoomPill work={work} layout={layout} />
        <BeforeAfter />
      </div>
    </>
  );
};

/** A version on screen whose file is not here: being fetched, or not to be had at present. */
const AwaitedVersion = ({ work }: Pick<DocumentColumnProps, 'work'>) => {
  const isUnseen = useSelector(work, (state) => state.matches({ show: 'unseen' }));
  const id = useSelector(work, ({ context }) => context.made?.id ?? '');
  const isLost = useSelector(work, ({ context }) => context.lost.includes(id));
  return (
    <div className="min-h-0 flex-1 overflow-auto">
      {isUnseen && isLost ? (
        <p role="status" className="grid h-full place-content-center p-6 text-center">
          {lostVersionText()}
        </p>
      ) : isUnseen ? (
        <div role="status" className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
          <p className="max-w-md">{t('This version could not be fetched. Until it is here, no tool works on it.')}</p>
          <Button tone="quiet" onClick={() => work.send({ type: 'version.shown', id })}>
            {t('Try again')}
          </Button>
        </div>
      ) : (
        <ReadingPapers />
      )}
    </div>
  );
};

interface PapersProps extends ShownFileProps {
  readonly squaring: SquaringActor;
}

const Papers = ({ work, layout, selected, squaring }: PapersProps) => {
  const opened = useSelector(work, ({ context }) => context.opened[selected.id]);
  const isGrid = useSelector(layout, (state) => state.matches({ view: 'grid' }));
  const isTiled = useSelector(layout, (state) => state.matches({ photos: 'tiles' }));
  const isPhotos = useSelector(work, ({ context }) => arePhotos(context.files));
  if (selected.kind === 'image' && isPhotos && isTiled) return <PhotoTiles work={work} squaring={squaring} />;
  if (isShownByBrowsers(selected.file)) return <PicturePaper work={work} selected={selected} squaring={squaring} />;
  if (selected.kind !== 'pdf')
    return <FileCard file={selected.file} text={t('It is shown once it is converted to PDF.')} />;
  if (!opened) return <ReadingPapers />;
  if (opened.state === 'refused') return <FileCard file={selected.file} text={translated(opened.message)} />;
  if (opened.state === 'locked') return <LockedPaper work={work} selected={selected} />;
  const { pdf } = opened;
  return isGrid ? <PagesGrid key={selected.id} pdf={pdf} /> : <PagesView key={selected.id} pdf={pdf} />;
};

interface PageBadgeProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** Which page is read, while a sheet leaves no room for more. */
const PageBadge = ({ work, layout }: PageBadgeProps) => {
  const pdf = useSelector(work, ({ context }) => shownPdf(context));
  const current = useSelector(useBenchView(), ({ context }) => context.current);
  const isPage = useSelector(layout, (state) => state.matches({ view: 'page' }));
  if (!pdf || !isPage) return null;
  return (
    <p className="workbench-badge absolute end-6 top-6 hidden rounded-full bg-[#1b221fd9] px-3 py-0.5 text-sm text-[white] tabular-nums">
      {current} / {pdf.pageCount}
    </p>
  );
};

interface ZoomPillProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** Which page is read, and how large; over the lower edge of the document. */
const ZoomPill = ({ work, layout }: ZoomPillProps) => {
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
