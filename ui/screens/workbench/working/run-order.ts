import type { EditOrder } from '../../../edit/machine/edit-order.js';
import { t } from '../../../text/t.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';

/** What has become of an order: null while it runs. */
const endOf = (work: WorkActor): { readonly problem: string | null } | null => {
  const now = work.getSnapshot();
  const { failure, problem } = now.context;
  if (now.matches({ act: 'completed' })) return { problem: null };
  if (now.matches({ act: 'failed' }) || now.matches({ act: 'choosing' }))
    return { problem: failure?.message ?? problem?.message ?? '' };
  return null;
};

/**
 * Has a tool make a version of the document on screen, as any row of the tools does.
 *
 * @param shown  the document; of several chosen files, the tool takes this one alone.
 * @throws what a person is to read; empty where they cancelled it.
 */
export const runOrder = async (
  work: WorkActor,
  shown: SelectedFile,
  { tool, options, pictures }: EditOrder,
): Promise<void> => {
  if (!work.getSnapshot().matches({ act: 'choosing' })) throw new Error(t('Another tool is running; save after it.'));
  for (const [field, value] of Object.entries(options)) work.send({ type: 'option.changed', tool, field, value });
  work.send({ type: 'tool.chosen', tool, alongside: pictures ?? [], ...(shown.id > 0 && { only: shown.id }) });
  const problem = await new Promise<string | null>((resolve) => {
    const watching = work.subscribe(() => look());
    const look = (): void => {
      const end = endOf(work);
      if (!end) return;
      watching.unsubscribe();
      resolve(end.problem);
    };
    look();
  });
  if (problem !== null) throw new Error(problem);
};
