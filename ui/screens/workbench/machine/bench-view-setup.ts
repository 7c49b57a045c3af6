import { assign, setup } from 'xstate';
import { askReport } from './ask-report.js';
import { noPages, type BenchViewContext, type BenchViewEvent, type BenchViewInput } from './bench-view-data.js';
import { reportsMachine } from './reports.machine.js';
import { comparable } from './sides.js';
import { tellPages } from './tell-pages.js';
import { watchShown } from './watch-shown.js';
import { shownFile, shownPdf, type VersionsContext } from '../../../work/versions/versions-context.js';

/** The files and what was made of them, as they are now. */
export const seenIn = ({ work }: Pick<BenchViewContext, 'work'>): VersionsContext => work.getSnapshot().context;

/** The file that is asked about. */
export const fileToAsk = (context: BenchViewContext): File => {
  const shown = shownFile(seenIn(context));
  if (!shown) throw new Error('No file is on screen');
  return shown.file;
};

/** Actors, guards and actions of what is seen of the workbench. */
export const benchViewSetup = setup({
  types: {
    context: {} as BenchViewContext,
    events: {} as BenchViewEvent,
    input: {} as BenchViewInput,
    children: {} as { reports: 'reports' },
  },
  actors: { watchShown, askReport, reports: reportsMachine },
  guards: {
    hasPdf: ({ context }) => shownPdf(seenIn(context)) !== null && shownFile(seenIn(context)) !== undefined,
    hasFile: ({ context }) => shownFile(seenIn(context)) !== undefined,
    hasSeveral: ({ context }) => seenIn(context).files.length > 1,
    hasTwoOpen: ({ context }) => comparable(seenIn(context)).length > 1,
  },
  actions: {
    tellPages: ({ context }) => tellPages(context),
    forgetPages: assign(noPages),
  },
});
