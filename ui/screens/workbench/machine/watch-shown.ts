import { fromCallback } from 'xstate';
import { MADE } from '../../../work/versions/made.js';
import type { WorkbenchContext } from './workbench.context.js';
import type { BenchViewEvent, BenchViewInput } from './bench-view.context.js';

/** What tells one document on screen from the next: the chosen file, or the version and whether its file is here. */
const shownIn = ({ shown, made, madeFile }: WorkbenchContext): readonly unknown[] =>
  shown === MADE ? [shown, made?.id, madeFile] : [shown];

const newestIn = ({ versions }: WorkbenchContext): string => versions.at(-1)?.id ?? '';

/** Tells when another document is on screen, and when a tool has made something. */
export const watchShown = fromCallback<{ readonly type: 'never' }, Pick<BenchViewInput, 'bench'>>(
  ({ input: { bench }, sendBack }) => {
    const tell = (event: BenchViewEvent): void => sendBack(event);
    let shown = shownIn(bench.getSnapshot().context);
    let newest = newestIn(bench.getSnapshot().context);
    const watching = bench.subscribe(({ context }) => {
      const now = shownIn(context);
      if (now.length !== shown.length || now.some((part, at) => part !== shown[at])) tell({ type: 'shown.changed' });
      shown = now;
      if (newestIn(context) !== newest) tell({ type: 'version.added' });
      newest = newestIn(context);
    });
    return () => watching.unsubscribe();
  },
);
