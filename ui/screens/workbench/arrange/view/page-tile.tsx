import { Check, RotateCw, Trash2 } from 'lucide-react';
import { memo } from 'react';
import type { ArrangeActor } from '../machine/arrange.machine.js';
import type { PlacedPage } from '../../../../work/files/placed-page.js';
import { TileThumbnail, type TileResources } from './tile-thumbnail.js';
import { t } from '../../../../text/t.js';

export interface PageTileProps {
  readonly actor: ArrangeActor;
  readonly resources: TileResources;
  readonly page: PlacedPage;
  /** The name of the file it comes from. */
  readonly name: string;
  /** From 1, and of how many. */
  readonly place: number;
  readonly count: number;
  readonly isSelected: boolean;
  readonly isFocus: boolean;
}

const turned = (turn: number): string => (turn === 0 ? '' : `, ${t('rotated by {n} degrees', { n: turn })}`);

const PageOf = ({ page, name }: { readonly page: number; readonly name: string }) => (
  <>
    {t('p. {page}', { page: String(page) })} · <bdi>{name}</bdi>
  </>
);

/** One page, selected by pressing it. */
export const PageTile = memo(({ actor, resources, page, name, place, count, isSelected, isFocus }: PageTileProps) => (
  <li data-key={page.key} className="tile group relative p-1.5 sm:p-2">
    <button
      type="button"
      tabIndex={isFocus ? 0 : -1}
      aria-pressed={isSelected}
      onMouseDown={(event) => {
        if (event.shiftKey) event.preventDefault(); // keeps the focus where the selected range starts
      }}
      onClick={(event) => {
        actor.send({ type: 'page.toggled', key: page.key, upTo: event.shiftKey });
      }}
      onFocus={() => {
        actor.send({ type: 'page.focused', key: page.key });
      }}
      className="block w-full cursor-grab touch-manipulation rounded-2xl border border-line bg-card p-1.5 text-start transition-[border-color,box-shadow] select-none hover:border-edge aria-pressed:border-brand aria-pressed:ring-2 aria-pressed:ring-brand"
    >
      <TileThumbnail page={page} resources={resources} />
      <span className="mt-1.5 flex items-baseline gap-1.5 px-1 pb-0.5">
        <span className="text-[0.8125rem] font-semibold tabular-nums">
          {place}
          <span className="sr-only">{` ${t('of {n}', { n: count })}, `}</span>
        </span>
        <span className="min-w-0 flex-1 truncate text-end text-xs text-muted">
          {page.isBlank ? t('Blank page') : <PageOf page={page.page} name={name} />}
          <span className="sr-only">{turned(page.turn)}</span>
        </span>
      </span>
    </button>
    {isSelected && (
      <span className="pointer-events-none absolute start-0 top-0 grid size-6 place-items-center rounded-full bg-brand text-on-brand shadow-card">
        <Check className="size-3.5" aria-hidden="true" />
      </span>
    )}
    <TileButtons actor={actor} page={page} place={place} />
  </li>
));
PageTile.displayName = 'PageTile';

const tileButton =
  'grid size-8 place-items-center rounded-full border border-line bg-card text-ink shadow-card hover:border-edge';

/** For the mouse only: the toolbar does the same for keyboard and touch. */
const TileButtons = ({ actor, page, place }: Pick<PageTileProps, 'actor' | 'page' | 'place'>) => (
  <span className="invisible absolute end-4 top-4 flex gap-1 group-hover:visible max-md:hidden">
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('Rotate page {page} right', { page: String(place) })}
      title={t('Rotate right')}
      className={tileButton}
      onClick={() => {
        actor.send({ type: 'pages.turned', key: page.key, by: 90 });
      }}
    >
      <RotateCw className="size-4" aria-hidden="true" />
    </button>
    <button
      type="button"
      tabIndex={-1}
      aria-label={t('Delete page {page}', { page: String(place) })}
      title={t('Delete')}
      className={tileButton}
      onClick={() => {
        actor.send({ type: 'pages.deleted', key: page.key });
      }}
    >
      <Trash2 className="size-4" aria-hidden="true" />
    </button>
  </span>
);
