import type { HomeActor } from '../../../work/machine/home.machine.js';
import { movedPages, planWithout, rangesOf } from '../machine/page-choice.js';
import { versionOnScreen } from '../machine/version-files.js';
import { shownPdf } from '../machine/workbench.context.js';
import type { BenchViewActor } from '../machine/bench-view.machine.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';

/** What the pages of a document are acted on with. */
export interface PageActors {
  readonly home: HomeActor;
  readonly bench: WorkbenchActor;
  readonly view: BenchViewActor;
}

/** Starts a tool with these options. */
const run = (home: HomeActor, tool: string, options: Readonly<Record<string, string | number>>): boolean => {
  for (const [field, value] of Object.entries(options)) home.send({ type: 'option.changed', tool, field, value });
  home.send({ type: 'tool.chosen', tool });
  return true;
};

/** The chosen pages, if tools can run now. */
const chosenIn = ({ home, view }: PageActors): readonly number[] =>
  home.getSnapshot().matches({ work: 'choosing' }) ? view.getSnapshot().context.pages : [];

/** Turns the chosen pages. @returns false where there is nothing to turn */
export const turnPages = (actors: PageActors, angle: 90 | 270): boolean => {
  const pages = chosenIn(actors);
  return pages.length > 0 && run(actors.home, 'pdf-rotate', { angle, pageRanges: rangesOf(pages) });
};

const ARRANGER = 'pdf-organise';

/** Chooses the pages that were moved once they are on screen, so that the same keys move them on. */
const chooseMoved = ({ bench, view }: PageActors, pages: readonly number[]): void => {
  const before = shownPdf(bench.getSnapshot().context);
  const watching = bench.subscribe(({ context }) => {
    const pdf = shownPdf(context);
    if (pdf === null || pdf === before) return;
    watching.unsubscribe();
    const isMoved = versionOnScreen(context)?.tool === ARRANGER && pdf.pageCount === before?.pageCount;
    if (isMoved) view.send({ type: 'pages.typed', text: rangesOf(pages) });
  });
};

/** Moves the chosen pages, or the one at hand, past as many others. @returns false where there is no way to go */
export const movePages = (actors: PageActors, by: number): boolean => {
  const { home, bench, view } = actors;
  if (!home.getSnapshot().matches({ work: 'choosing' })) return false;
  const { pages, current } = view.getSnapshot().context;
  const count = shownPdf(bench.getSnapshot().context)?.pageCount ?? 0;
  const moved = count > 0 ? movedPages(pages.length > 0 ? pages : [current], by, count) : null;
  if (moved === null) return false;
  chooseMoved(actors, moved.pages);
  return run(home, ARRANGER, { pages: moved.plan });
};

/** Deletes the chosen pages. @returns false where there is nothing to delete, or nothing would be left */
export const deletePages = (actors: PageActors): boolean => {
  const { home, bench } = actors;
  const pages = chosenIn(actors);
  const count = shownPdf(bench.getSnapshot().context)?.pageCount ?? 0;
  return pages.length > 0 && pages.length < count && run(home, ARRANGER, { pages: planWithout(pages, count) });
};
