import type { WorkActor } from '../../../work/machine/work.machine.js';
import { deletePages, movePages, turnPages } from '../document/page-acts.js';
import { openFind } from '../find/open-find.js';
import type { FindActor } from '../find/find.machine.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { shownPdf } from '../../../work/versions/versions-context.js';
import { afterRedo, beforeUndo } from '../../../work/versions/version-files.js';
import type { BenchViewActor } from '../machine/bench-view.machine.js';
import type { PaletteActor } from './palette.machine.js';
import {
  focusDocument,
  focusOpenRow,
  focusPage,
  focusRegion,
  startOpenTool,
  type Step,
  stepBy,
  stepFrom,
} from '../keys/move-focus.js';
import type { KeyHandler, ShortcutId } from '../keys/shortcut-table.js';

export interface BenchActors {
  readonly work: WorkActor;
  readonly view: BenchViewActor;
  readonly layout: LayoutActor;
  readonly find: FindActor;
  readonly palette: PaletteActor;
}

const paletteKeys = ({ palette, work }: Pick<BenchActors, 'palette' | 'work'>) => ({
  palette: () => {
    palette.send({ type: 'palette.opened', pdf: shownPdf(work.getSnapshot().context) });
    return true;
  },
  shortcuts: () => {
    palette.send({ type: 'shortcuts.opened' });
    return true;
  },
});

const versionKeys = ({ work, view }: BenchActors) => {
  const isComparing = () => view.getSnapshot().matches({ comparing: 'open' });
  return {
    undo: () => {
      if (isComparing() || beforeUndo(work.getSnapshot().context) === undefined) return false;
      work.send({ type: 'version.undone' });
      return true;
    },
    redo: () => {
      if (isComparing() || afterRedo(work.getSnapshot().context) === undefined) return false;
      work.send({ type: 'version.redone' });
      return true;
    },
  };
};

const partKeys = (actors: BenchActors) => ({
  'next-region': () => focusRegion(1),
  'previous-region': () => focusRegion(-1),
  start: startOpenTool,
  find: () => openFind(actors),
  ...versionKeys(actors),
  escape: () => {
    const { find, view, work } = actors;
    if (find.getSnapshot().matches('open')) {
      find.send({ type: 'find.closed' });
      focusDocument();
      return true;
    }
    const { unfolded } = work.getSnapshot().context;
    if (unfolded !== null && focusOpenRow()) {
      work.send({ type: 'options.toggled', tool: unfolded });
      return true;
    }
    const hasPages = view.getSnapshot().context.pages.length > 0;
    if (hasPages) view.send({ type: 'pages.none' });
    return hasPages;
  },
});

const documentKeys = (actors: BenchActors) => {
  const { work, view, layout } = actors;
  const zoom = (by: -1 | 0 | 1) => () => {
    view.send({ type: 'zoom.changed', by });
    return true;
  };
  return {
    layout: () => {
      layout.send({ type: 'view.chosen', view: layout.getSnapshot().matches({ view: 'grid' }) ? 'page' : 'grid' });
      document.querySelector<HTMLElement>('[data-region=document]')?.focus();
      return true;
    },
    larger: zoom(1),
    smaller: zoom(-1),
    fit: zoom(0),
    'rotate-right': () => turnPages(actors, 90),
    'rotate-left': () => turnPages(actors, 270),
    delete: () => deletePages(actors),
    all: () => {
      const pdf = shownPdf(work.getSnapshot().context);
      if (pdf) view.send({ type: 'pages.typed', text: `1-${pdf.pageCount}` });
      return pdf !== null;
    },
  };
};

/** Handled even where nothing moves: the browser would leave the page. */
const moveKeys = (actors: BenchActors) => {
  const move = (step: Step) => () => {
    movePages(actors, stepBy(step));
    return true;
  };
  return { 'move-left': move('left'), 'move-right': move('right'), 'move-up': move('up'), 'move-down': move('down') };
};

const gridKeys = ({ work, view }: BenchActors) => {
  const count = () => shownPdf(work.getSnapshot().context)?.pageCount ?? 0;
  const move = (step: Step) => () => {
    const to = stepFrom(view.getSnapshot().context.current, step, count());
    return to !== null && focusPage(to);
  };
  const select = (page: number, upTo: boolean) => view.send({ type: 'page.toggled', page, upTo });
  const range = (step: Step) => () => {
    const { current, pages } = view.getSnapshot().context;
    const to = stepFrom(current, step, count());
    if (to === null) return false;
    if (!pages.includes(current)) select(current, false);
    select(to, true);
    return focusPage(to);
  };
  return {
    left: move('left'),
    right: move('right'),
    up: move('up'),
    down: move('down'),
    'range-left': range('left'),
    'range-right': range('right'),
    'range-up': range('up'),
    'range-down': range('down'),
    'grid-first': () => focusPage(1),
    'grid-last': () => focusPage(count()),
    select: () => {
      if (document.activeElement?.matches('input, button')) return false; // the browser presses it
      select(view.getSnapshot().context.current, false);
      return true;
    },
  };
};

const pageKeys = ({ work, view }: BenchActors) => {
  const go = (to: (current: number, count: number) => number): KeyHandler => {
    return () => {
      const count = shownPdf(work.getSnapshot().context)?.pageCount ?? 0;
      return goToPage(Math.min(count, Math.max(1, to(view.getSnapshot().context.current, count))));
    };
  };
  return {
    'previous-page': go((current) => current - 1),
    'next-page': go((current) => current + 1),
    'first-page': go(() => 1),
    'last-page': go((_, count) => count),
  };
};

/** Shortcuts that are heard elsewhere: where files are compared, and a key that is held. */
type HeardElsewhere = 'next-change' | 'previous-change' | 'before';

/** The acts of the shortcuts in the workbench. */
export const benchKeys = (actors: BenchActors): Readonly<Record<Exclude<ShortcutId, HeardElsewhere>, KeyHandler>> => ({
  ...paletteKeys(actors),
  ...partKeys(actors),
  ...documentKeys(actors),
  ...gridKeys(actors),
  ...moveKeys(actors),
  ...pageKeys(actors),
});

/** Scrolls the page view to a page, from 1. @returns whether it is there */
export const goToPage = (page: number): boolean => {
  const paper = document.querySelector(`[data-pages] [data-page="${page}"]`);
  paper?.scrollIntoView({ block: 'start', behavior: 'instant' });
  return paper !== null;
};
