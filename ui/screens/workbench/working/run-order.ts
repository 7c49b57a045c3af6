import { OrderEnded, type EditOrder } from '../../../edit/machine/edit-order.js';
import { t } from '../../../text/t.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { versionOnScreen } from '../../../work/versions/version-files.js';
import { shownFile } from '../../../work/versions/versions-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';

/** The end of an order: null while it runs. */
const endOf = (work: WorkActor): { readonly problem: string | null } | null => {
  const now = work.getSnapshot();
  const { failure, problem } = now.context;
  if (now.matches({ act: 'completed' })) return { problem: null };
  if (now.matches({ act: 'failed' }) || now.matches({ act: 'choosing' }))
    return { problem: failure?.message ?? problem?.message ?? '' };
  return null;
};

/** Waits until there is something to read. */
const firstOf = <T>(work: WorkActor, read: () => T | null): Promise<T> =>
  new Promise((resolve) => {
    const look = (): void => {
      const current = read();
      if (current === null) return;
      watching.unsubscribe();
      resolve(current);
    };
    const watching = work.subscribe(look);
    look();
  });

/** {@link endOf}, and whether the server had accepted the order before that. */
const watchedEnd = (work: WorkActor) => {
  let wasAccepted = false;
  return () => {
    wasAccepted ||= work.getSnapshot().matches({ act: 'converting' });
    const end = endOf(work);
    return end && { ...end, wasAccepted };
  };
};

/**
 * Has a tool make a version of the document on screen, as any row of the tools does.
 *
 * @param shown  the document; of several chosen files, the tool takes this one alone.
 * @throws what a person is to read, empty where they cancelled it; {@link OrderEnded} once the server had accepted it.
 */
export const runOrder = async (
  work: WorkActor,
  shown: SelectedFile,
  { tool, options, pictures, requestKey }: EditOrder,
): Promise<void> => {
  if (!work.getSnapshot().matches({ act: 'choosing' })) throw new Error(t('Another tool is running; save after it.'));
  for (const [field, value] of Object.entries(options)) work.send({ type: 'option.changed', tool, field, value });
  work.send({
    type: 'tool.chosen',
    tool,
    alongside: pictures ?? [],
    ...(shown.id > 0 && { only: shown.id }),
    ...(requestKey !== undefined && { requestKey }),
  });
  const { problem, wasAccepted } = await firstOf(work, watchedEnd(work));
  if (problem !== null) throw wasAccepted ? new OrderEnded(problem) : new Error(problem);
};

/** The version that was made last; null until it can be worked on. */
const madeLast = (work: WorkActor): SelectedFile | null => {
  const now = work.getSnapshot();
  const isReady = now.matches({ act: 'choosing' }) && versionOnScreen(now.context) !== null;
  return isReady ? (shownFile(now.context) ?? null) : null;
};

/** Has tools make versions one after the other: the first of a document, each of the others of the version before. */
export const versionRunner = (work: WorkActor, document: SelectedFile): ((order: EditOrder) => Promise<void>) => {
  let hasMade = false;
  return async (order) => {
    await runOrder(work, hasMade ? await firstOf(work, () => madeLast(work)) : document, order);
    hasMade = true;
  };
};
