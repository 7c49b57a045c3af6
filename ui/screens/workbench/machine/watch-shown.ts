import { fromCallback } from 'xstate';
import { MADE_FILE_ID } from '../../../work/versions/made.js';
import type { VersionsContext } from '../../../work/versions/versions-context.js';
import type { BenchViewEvent, BenchViewInput } from './bench-view-data.js';

/**
 * The parts that tell one document on screen from the next: the chosen file, or the version and whether its file is
 * here.
 */
const shownIn = ({ shown, made, madeFile }: VersionsContext): readonly unknown[] =>
  shown === MADE_FILE_ID ? [shown, made?.id, madeFile] : [shown];

const newestIn = ({ versions }: VersionsContext): string => versions.at(-1)?.id ?? '';

/** Tells when another document is on screen, and when a tool has made something. */
export const watchShown = fromCallback<{ readonly type: 'never' }, Pick<BenchViewInput, 'work'>>(
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
