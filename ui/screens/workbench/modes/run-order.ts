import type { EditOrder } from '../../../edit/machine/edit-order.js';
import { t } from '../../../text/t.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import type { HomeActor } from '../../../work/machine/home.machine.js';

/** What has become of an order: null while it runs. */
const endOf = (home: HomeActor): { readonly problem: string | null } | null => {
  const now = home.getSnapshot();
  const { failure, problem } = now.context;
  if (now.matches({ work: 'completed' })) return { problem: null };
  if (now.matches({ work: 'failed' }) || now.matches({ work: 'choosing' }))
    return { problem: failure?.message ?? problem?.message ?? '' };
  return null;
};

/**
 * Has a tool make a version of the document on screen, as any row of the tools does.
 *
 * @param shown  the document; of several chosen files, the tool takes this one alone.
 * @throws what a person is to read; empty where they cancelled it.
 */
export const runOrder = async (home: HomeActor, shown: SelectedFile, { tool, options }: EditOrder): Promise<void> => {
  if (!home.getSnapshot().matches({ work: 'choosing' })) throw new Error(t('Another tool is running; save after it.'));
  for (const [field, value] of Object.entries(options)) home.send({ type: 'option.changed', tool, field, value });
  if (shown.id > 0) home.send({ type: 'source.changed', file: shown.file, from: null, chosen: shown.id });
  home.send({ type: 'tool.chosen', tool });
  const problem = await new Promise<string | null>((resolve) => {
    const watching = home.subscribe(() => look());
    const look = (): void => {
      const end = endOf(home);
      if (!end) return;
      watching.unsubscribe();
      resolve(end.problem);
    };
    look();
  });
  if (problem !== null) throw new Error(problem);
};
