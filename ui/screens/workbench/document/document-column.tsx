import { useSelector } from '@xstate/react';
import { Button } from '../../../parts/button.js';
import type { HomeActor } from '../../../work/machine/home.machine.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { shownFile } from '../machine/workbench.context.js';
import { MADE } from '../../../work/versions/made.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { FindBar } from '../find/find-bar.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';
import { PageBadge } from '../phone/page-badge.js';
import { BeforeAfter } from '../before-after/before-after.js';
import { DocumentBar } from './document-bar.js';
import { FileCard, LockedPaper, PicturePaper, ReadingPapers } from './other-papers.js';
import { PagesGrid } from './pages-grid.js';
import { PagesView } from './pages-view.js';
import { PhotosBar, PhotoTiles } from './photo-tiles.js';
import { VersionsStrip } from './versions-strip.js';
import { ZoomPill } from './zoom-pill.js';
import { t, translated } from '../../../text/t.js';

interface DocumentColumnProps {
  readonly home: HomeActor;
  readonly bench: WorkbenchActor;
  readonly layout: LayoutActor;
}

/** Several pictures and nothing else. */
const arePhotos = (files: readonly SelectedFile[]): boolean =>
  files.length > 1 && files.every(({ kind }) => kind === 'image');

/** The file on screen: its pages where it has any. */
export const DocumentColumn = ({ home, bench, layout }: DocumentColumnProps) => {
  const selected = useSelector(bench, ({ context }) => shownFile(context));
  const isAwaited = useSelector(bench, ({ context }) => context.shown === MADE && context.made !== null);
  const isPhotos = useSelector(home, ({ context }) => arePhotos(context.selection.files));
  if (!selected) return isAwaited ? <AwaitedVersion bench={bench} layout={layout} /> : null;
  return (
    <div className="flex h-full flex-col">
      {isPhotos && selected.kind === 'image' && <PhotosBar layout={layout} />}
      <DocumentBar home={home} bench={bench} layout={layout} />
      <div className="relative min-h-0 flex-1">
        <Papers home={home} bench={bench} layout={layout} selected={selected} />
        <FindBar bench={bench} />
        <PageBadge bench={bench} layout={layout} />
        <ZoomPill bench={bench} layout={layout} />
        <BeforeAfter />
      </div>
      <VersionsStrip bench={bench} layout={layout} />
    </div>
  );
};

/** A version on screen whose file is not here: being fetched, or not to be had at present. */
const AwaitedVersion = ({ bench, layout }: Omit<DocumentColumnProps, 'home'>) => {
  const isUnseen = useSelector(bench, (state) => state.matches({ result: 'unseen' }));
  const id = useSelector(bench, ({ context }) => context.made?.id ?? '');
  return (
    <div className="flex h-full flex-col">
      <div className="min-h-0 flex-1 overflow-auto">
        {isUnseen ? (
          <div role="status" className="grid h-full place-content-center justify-items-center gap-4 p-6 text-center">
            <p className="max-w-md">{t('This version could not be fetched. Until it is here, no tool works on it.')}</p>
            <Button tone="quiet" onClick={() => bench.send({ type: 'version.shown', id })}>
              {t('Try again')}
            </Button>
          </div>
        ) : (
          <ReadingPapers />
        )}
      </div>
      <VersionsStrip bench={bench} layout={layout} />
    </div>
  );
};

const Papers = ({ home, bench, layout, selected }: DocumentColumnProps & { readonly selected: SelectedFile }) => {
  const opened = useSelector(bench, ({ context }) => context.opened[selected.id]);
  const isGrid = useSelector(layout, (state) => state.matches({ view: 'grid' }));
  const isTiled = useSelector(layout, (state) => state.matches({ photos: 'tiles' }));
  const isPhotos = useSelector(home, ({ context }) => arePhotos(context.selection.files));
  if (selected.kind === 'image' && isPhotos && isTiled) return <PhotoTiles home={home} bench={bench} />;
  if (selected.kind === 'image') return <PicturePaper file={selected.file} />;
  if (selected.kind !== 'pdf')
    return <FileCard file={selected.file} text={t('It is shown once it is converted to PDF.')} />;
  if (!opened) return <ReadingPapers />;
  if (opened.state === 'refused') return <FileCard file={selected.file} text={translated(opened.message)} />;
  if (opened.state === 'locked') return <LockedPaper home={home} selected={selected} />;
  const { pdf } = opened;
  return isGrid ? <PagesGrid key={selected.id} pdf={pdf} /> : <PagesView key={selected.id} pdf={pdf} />;
};
