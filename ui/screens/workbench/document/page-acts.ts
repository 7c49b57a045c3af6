import type { WorkActor } from '../../../work/machine/work.machine.js';
import { movedPages, planWithout, rangesOf } from '../machine/page-choice.js';
import { versionOnScreen } from '../../../work/versions/version-files.js';
import { shownPdf } from '../../../work/versions/versions-context.js';
import type { BenchViewActor } from '../machine/bench-view.machine.js';

/** The actors for acts on the pages of a document. */
export interface PageActors {
  readonly work: WorkActor;
  readonly view: BenchViewActor;
}

/** Starts a tool with these options. */
const run = (work: WorkActor, tool: string, options: Readonly<Record<string, string | number>>): boolean => {
  for (const [field, value] of Object.entries(options)) work.send({ type: 'option.changed', tool, field, value });
  work.send({ type: 'tool.chosen', tool });
  return true;
};

/** The chosen pages, if tools can run now. */
const chosenIn = ({ work, view }: PageActors): readonly number[] =>
  work.getSnapshot().matches({ act: 'choosing' }) ? view.getSnapshot().context.pages : [];

/** Turns the chosen pages. @returns false where there is nothing to turn */
export const turnPages = (actors: PageActors, angle: 90 | 270): boolean => {
  const pages = chosenIn(actors);
  return pages.length > 0 && run(actors.work, 'pdf-rotate', { angle, pageRanges: rangesOf(pages) });
};

const ARRANGER = 'pdf-organise';

/** Chooses the pages that were moved once they are on screen, so that the same keys move them on. */
const chooseMoved = ({ work, view }: PageActors, pages: readonly number[]): void => {
  const before = shownPdf(work.getSnapshot().context);
  const watching = work.subscribe(({ context }) => {
    const pdf = shownPdf(context);
    if (pdf === null || pdf === before) return;
    watching.unsubscribe();
    const isMoved = versionOnScreen(context)?.tool === ARRANGER && pdf.pageCount === before?.pageCount;
    if (isMoved) view.send({ type: 'pages.typed', text: rangesOf(pages) });
  });
};

/** Moves the chosen pages, or the one at hand, past as many others. @returns false where there is no way to go */
export const movePages = (actors: PageActors, by: number): boolean => {
  const { work, view } = actors;
  if (!work.getSnapshot().matches({ act: 'choosing' })) return false;
  const { pages, current } = view.getSnapshot().context;
  const count = shownPdf(work.getSnapshot().context)?.pageCount ?? 0;
  const moved = count > 0 ? movedPages(pages.length > 0 ? pages : [current], by, count) : null;
  if (moved === null) return false;
  chooseMoved(actors, moved.pages);
  return run(work, ARRANGER, { pages: moved.plan });
};

/** Deletes the chosen pages. @returns false where there is nothing to delete, or nothing would be left */
export const deletePages = (actors: PageActors): boolean => {
  const { work } = actors;
  const pages = chosenIn(actors);
  const count = shownPdf(work.getSnapshot().context)?.pageCount ?? 0;
  return pages.length > 0 && pages.length < count && run(work, ARRANGER, { pages: planWithout(pages, count) });
};
