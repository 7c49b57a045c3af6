import type { HomeActor } from '../../machine/home.machine.js';
import { planWithout, rangesOf } from '../machine/page-choice.js';
import { shownPdf } from '../machine/workbench.context.js';
import type { WorkbenchActor } from '../machine/workbench.machine.js';

/** Starts a tool with these options. */
const run = (home: HomeActor, tool: string, options: Readonly<Record<string, string | number>>): boolean => {
  for (const [field, value] of Object.entries(options)) home.send({ type: 'option.changed', tool, field, value });
  home.send({ type: 'tool.chosen', tool });
  return true;
};

/** The chosen pages, if tools can run now. */
const chosenIn = (home: HomeActor, bench: WorkbenchActor): readonly number[] =>
  home.getSnapshot().matches({ work: 'choosing' }) ? bench.getSnapshot().context.pages : [];

/** Turns the chosen pages. @returns false where there is nothing to turn */
export const turnPages = (home: HomeActor, bench: WorkbenchActor, angle: 90 | 270): boolean => {
  const pages = chosenIn(home, bench);
  return pages.length > 0 && run(home, 'pdf-rotate', { angle, pageRanges: rangesOf(pages) });
};

/** Deletes the chosen pages. @returns false where there is nothing to delete, or nothing would be left */
export const deletePages = (home: HomeActor, bench: WorkbenchActor): boolean => {
  const pages = chosenIn(home, bench);
  const count = shownPdf(bench.getSnapshot().context)?.pageCount ?? 0;
  return pages.length > 0 && pages.length < count && run(home, 'pdf-organise', { pages: planWithout(pages, count) });
};
