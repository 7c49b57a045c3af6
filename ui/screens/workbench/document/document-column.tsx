import { lostVersionText } from '../machine/sides.js';
import { isShownByBrowsers } from '../../../../contracts/files.js';
import { useSelector } from '@xstate/react';
import { useScreen } from '../../../session/use-screen.js';
import { Button } from '../../../parts/button.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { shownFile } from '../../../work/versions/versions-context.js';
import { MADE_FILE_ID } from '../../../work/versions/made.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { FindBar } from '../find/find-bar.js';
import { PageBadge } from '../phone/page-badge.js';
import { BeforeAfter } from '../before-after/before-after.js';
import { DocumentBar } from './document-bar.js';
import { FileCard, LockedPaper, PicturePaper, ReadingPapers } from './other-papers.js';
import { PagesGrid } from './pages-grid.js';
import { PagesView } from './pages-view.js';
import { SquaringDialog } from '../squaring/squaring-dialog.js';
import { squaringMachine, type SquaringActor } from '../squaring/squaring.machine.js';
import { PhotosBar, PhotoTiles } from './photo-tiles.js';
import { VersionsStrip } from './versions-strip.js';
import { ZoomPill } from './zoom-pill.js';
import { t, translated } from '../../../text/t.js';

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
