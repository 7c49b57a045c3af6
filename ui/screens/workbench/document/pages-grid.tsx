import { useSelector } from '@xstate/react';
import { memo } from 'react';
import type { NearViewportObserver } from '../../../pdf/pages/near-viewport.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { PaperThumbnail } from '../frame/paper-thumbnail.js';
import { useNearViewport } from '../../../pdf/pages/use-near-viewport.js';
import { usePagesInSteps } from '../../../pdf/pages/pages-in-steps.js';
import { useBenchView } from '../machine/bench-view-context.js';
import type { BenchViewActor } from '../machine/bench-view.machine.js';
import { t } from '../../../text/t.js';
import { createEdgeScroll } from '../arrange/view/edge-scroll.js';

interface PagesProps {
  readonly pdf: PdfPages;
}

const TILE_REM = 10.5;

/** All pages side by side, each with a tick box under it. The browser lays out only those near the viewport. */
export const PagesGrid = ({ pdf }: PagesProps) => {
  const view = useBenchView();
  const zoom = useSelector(view, ({ context }) => context.zoom);
  const nearViewport = useNearViewport();
  const count = usePagesInSteps(pdf.pageCount, view.getSnapshot().context.current);
  return (
    <div data-scroller className="h-full overflow-y-auto overscroll-contain">
      <ol
        aria-label={t('Pages')}
        dir="ltr"
        data-grid
        style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, ${TILE_REM * zoom}rem), 1fr))` }}
        className="grid gap-x-3 gap-y-2 p-5 pb-20 select-none"
        ref={(list) => (list ? dragRange(list, view) : undefined)}
      >
        {Array.from({ length: count }, (_, at) => (
          <GridTile key={at} view={view} pdf={pdf} page={at + 1} nearViewport={nearViewport} />
        ))}
      </ol>
    </div>
  );
};

interface GridTileProps extends PagesProps {
  readonly view: BenchViewActor;
  /** From 1. */
  readonly page: number;
  readonly nearViewport: NearViewportObserver;
}

const GridTile = memo(({ view, pdf, page, nearViewport }: GridTileProps) => {
  const isSelected = useSelector(view, ({ context }) => context.pages.includes(page));
  const isCurrent = useSelector(view, ({ context }) => context.current === page);
  return (
    <li data-tile={page} className="workbench-tile p-1.5">
      <label
        data-selected={isSelected}
        className="group grid justify-items-center gap-2"
        onPointerDown={(event) => {
          if (event.shiftKey) event.preventDefault(); // selects no text
        }}
      >
        <PaperThumbnail
          pdf={pdf}
          page={page}
          nearViewport={nearViewport}
          className="aspect-[1/1.414] w-full group-data-[selected=true]:*:outline-2 group-data-[selected=true]:*:outline-offset-3 group-data-[selected=true]:*:outline-brand"
        />
        <span className="flex min-h-7 items-center gap-2 text-[0.8125rem] tabular-nums text-muted group-data-[selected=true]:font-semibold group-data-[selected=true]:text-brand-text">
          <input
            type="checkbox"
            aria-label={t('Page {page}', { page: String(page) })}
            checked={isSelected}
            tabIndex={isCurrent ? 0 : -1}
            onFocus={() => view.send({ type: 'page.reached', page })}
            onChange={({ nativeEvent }) => {
              view.send({
                type: 'page.toggled',
                page,
                upTo: 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true,
              });
            }}
            className="size-[1.125rem] accent-brand"
          />
          {page}
        </span>
      </label>
    </li>
  );
});
GridTile.displayName = 'GridTile';

const pageAt = ({ clientX, clientY }: PointerEvent): number | null => {
  const tile = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-tile]');
  return tile ? Number(tile.dataset['tile']) : null;
};

/** One drag after another: where it was pressed, how far it came. */
const createDrag = (list: HTMLElement, view: BenchViewActor) => {
  let pressed: number | null = null;
  let reached: number | null = null;
  let last: PointerEvent | null = null;
  let scrolling: ReturnType<typeof createEdgeScroll> | null = null;
  const reach = (event: PointerEvent): void => {
    const page = pressed === null ? null : pageAt(event);
    if (pressed === null || page === null || page === (reached ?? pressed)) return;
    if (reached === null) view.send({ type: 'range.begun', page: pressed });
    reached = page;
    view.send({ type: 'range.reached', page });
  };
  const press = (event: PointerEvent): void => {
    reached = null;
    pressed = event.pointerType !== 'touch' && event.button === 0 && !event.shiftKey ? pageAt(event) : null;
  };
  const move = (event: PointerEvent): void => {
    if (pressed === null) return;
    last = event;
    reach(event);
    if (reached === null) return;
    scrolling ??= createEdgeScroll(list, () => {
      if (last) reach(last);
    });
    scrolling.update(event);
  };
  const end = (): void => {
    scrolling?.stop();
    scrolling = null;
    if (reached !== null) view.send({ type: 'range.ended' });
    pressed = null;
  };
  return { press, move, end, hasMoved: () => reached !== null };
};

/** Chooses the pages that a mouse or pen is dragged over; a finger scrolls instead. @returns ends it */
const dragRange = (list: HTMLElement, view: BenchViewActor): (() => void) => {
  const listening = new AbortController();
  const { signal } = listening;
  const { press, move, end, hasMoved } = createDrag(list, view);
  // A drag that comes back to where it began ends in a click, which would take that page out again.
  const ignoreAfterDrag = (event: MouseEvent): void => {
    if (hasMoved() && event.detail > 0) event.preventDefault();
  };
  list.addEventListener('pointerdown', press, { signal });
  list.addEventListener('click', ignoreAfterDrag, { signal, capture: true });
  document.addEventListener('pointermove', move, { signal });
  document.addEventListener('pointerup', end, { signal });
  document.addEventListener('pointercancel', end, { signal });
  return () => {
    end();
    listening.abort();
  };
};
