import { assign, fromCallback, setup } from 'xstate';
import { askReport } from './ask-report.js';
import { type BenchViewContext, type BenchViewEvent, type BenchViewInput, noPages } from './bench-view-data.js';
import { reportsMachine } from './reports.machine.js';
import { comparable } from './sides.js';
import { tellPages } from './tell-pages.js';
import { shownFile, shownPdf, type VersionsContext } from '../../../work/versions/versions-context.js';
import { MADE_FILE_ID } from '../../../work/versions/made.js';

/**
 * The parts that tell one document on screen from the next: the chosen file, or the version and whether its file is
 * here.
 */
const shownIn = ({ shown, made, madeFile }: VersionsContext): readonly unknown[] =>
  shown === MADE_FILE_ID ? [shown, made?.id, madeFile] : [shown];

const newestIn = ({ versions }: VersionsContext): string => versions.at(-1)?.id ?? '';

/** Tells when another document is on screen, and when a tool has made something. */
const watchShown = fromCallback<{ readonly type: 'never' }, Pick<BenchViewInput, 'work'>>(
  ({ input: { work }, sendBack }) => {
    const tell = (event: BenchViewEvent): void => sendBack(event);
    let shown = shownIn(work.getSnapshot().context);
    let newest = newestIn(work.getSnapshot().context);
    const watching = work.subscribe(({ context }) => {
      const now = shownIn(context);
      if (now.length !== shown.length || now.some((part, at) => part !== shown[at])) tell({ type: 'shown.changed' });
      shown = now;
      if (newestIn(context) !== newest) tell({ type: 'version.added' });
      newest = newestIn(context);
    });
    return () => watching.unsubscribe();
  },
);

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
