import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight, Grid2x2, Square } from 'lucide-react';
import { useMemo, type KeyboardEvent, type ReactNode } from 'react';
import { NAME_SHOWN } from '../../../../contracts/limits.js';
import { IconButton } from '../../../parts/button.js';
import { FileName } from '../../../parts/file-name.js';
import { useObjectUrl } from '../../../parts/object-url.js';
import { t } from '../../../text/t.js';
import { isRightToLeft } from '../../../browser/reading-direction.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { SquaringActor } from '../squaring/squaring.machine.js';
import { StraightenPhoto } from '../squaring/straighten-photo.js';
import { dragFiles } from '../files/move-file.js';
import { ViewSwitch } from '../frame/view-switch.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';

interface PhotoTilesProps {
  readonly work: WorkActor;
  readonly squaring: SquaringActor;
}

const views = [
  { view: 'grid', label: 'All pictures', Icon: Grid2x2 },
  { view: 'page', label: 'One picture', Icon: Square },
] as const;

/** Above several chosen pictures: how they are put in order, and whether all are shown or one. */
export const PhotosBar = ({ layout }: { readonly layout: LayoutActor }) => {
  const shown = useSelector(layout, (state) => (state.matches({ photos: 'tiles' }) ? 'grid' : 'page'));
  return (
    <div className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-3 md:px-4">
      <p className="min-w-0 flex-1 truncate text-[0.8125rem] text-muted">
        {shown === 'grid' && t('The pages of the PDF follow this order.')}
      </p>
      <ViewSwitch
        label={t('How they are shown')}
        views={views}
        shown={shown}
        onChoose={(view) => {
          layout.send({ type: 'photos.chosen', view });
        }}
      />
    </div>
  );
};

/** Several chosen pictures in the order in which they become pages: dragged, or moved by their buttons or keys. */
export const PhotoTiles = ({ work, squaring }: PhotoTilesProps) => {
  const files = useSelector(work, ({ context }) => context.files);
  const drag = useMemo(() => dragFiles(work), [work]);
  return (
    <div data-scroller className="h-full overflow-y-auto overscroll-contain">
      <ol
        ref={drag}
        aria-label={t('Pictures')}
        data-photos
        className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,12.5rem),1fr))] gap-2 p-4 pb-20 select-none max-md:grid-cols-2 max-md:p-2"
      >
        {files.map((selected, place) => (
          <PhotoTile
            key={selected.id}
            work={work}
            squaring={squaring}
            selected={selected}
            place={place}
            count={files.length}
          />
        ))}
      </ol>
    </div>
  );
};

interface PhotoTileProps extends PhotoTilesProps {
  readonly selected: SelectedFile;
  /** From 0. */
  readonly place: number;
  readonly count: number;
}

const PhotoTile = ({ work, squaring, selected, place, count }: PhotoTileProps) => {
  const { id, file } = selected;
  const address = useObjectUrl(file);
  const isShown = useSelector(work, ({ context }) => context.shown === id);
  const move = (by: -1 | 1) => work.send({ type: 'file.moved', id, by });
  return (
    <li data-key={id} className="tile relative p-1.5">
      <button
        type="button"
        aria-current={isShown}
        onClick={() => work.send({ type: 'file.shown', id })}
        onKeyDown={(event) => moveByKey(event, move)}
        className="grid w-full cursor-grab touch-manipulation grid-cols-[minmax(0,1fr)] gap-2 rounded-2xl border border-line bg-card p-2 text-start hover:border-edge aria-[current=true]:border-brand"
      >
        <span className="h-40 max-md:h-28">
          {address !== null && (
            <img src={address} alt="" draggable={false} className="size-full rounded object-contain" />
          )}
        </span>
        <span className="flex items-center gap-2 text-[0.8125rem]">
          <span className="grid h-6 min-w-6 shrink-0 place-items-center rounded-full bg-brand-soft px-1 font-semibold text-brand-text tabular-nums">
            {place + 1}
          </span>
          <span className="min-w-0 flex-1 truncate font-medium">
            <FileName name={file.name} length={NAME_SHOWN.dialog} />
          </span>
        </span>
      </button>
      <MovePhoto name={file.name} place={place} count={count} move={move}>
        <StraightenPhoto work={work} selected={selected} squaring={squaring} className="h-8 w-11 max-md:h-11" />
      </MovePhoto>
    </li>
  );
};

type Move = (by: -1 | 1) => void;

const moveByKey = (event: KeyboardEvent, move: Move): void => {
  if (!event.altKey || (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight')) return;
  event.preventDefault();
  move((event.key === 'ArrowRight') === isRightToLeft(event.currentTarget) ? -1 : 1);
};

interface MovePhotoProps extends Pick<PhotoTileProps, 'place' | 'count'> {
  readonly name: string;
  readonly move: Move;
  /** Between the two buttons. */
  readonly children: ReactNode;
}

const MovePhoto = ({ name, place, count, move, children }: MovePhotoProps) => (
  <div className="flex justify-center gap-1 pt-1">
    <IconButton
      label={t('Move earlier {name}', { name })}
      aria-disabled={place === 0}
      className="h-8 w-11 max-md:h-11"
      onClick={() => move(-1)}
    >
      <ChevronLeft className="size-4 rtl:-scale-x-100" aria-hidden="true" />
    </IconButton>
    {children}
    <IconButton
      label={t('Move later {name}', { name })}
      aria-disabled={place === count - 1}
      className="h-8 w-11 max-md:h-11"
      onClick={() => move(1)}
    >
      <ChevronRight className="size-4 rtl:-scale-x-100" aria-hidden="true" />
    </IconButton>
  </div>
);
