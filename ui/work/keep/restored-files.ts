import { fromCallback } from 'xstate';
import { hasKept, isToBeEmptied } from '../../browser/kept-tab.js';
import { loadPart } from '../../browser/load-part.js';

/** Chooses the files once more that this tab had open before it was reloaded or left for another screen. */
export const restoredFiles = fromCallback<{ readonly type: 'never' }>(({ sendBack }) => {
  let isOver = false;
  const empty = async (): Promise<void> => {
    const { emptyKept } = await loadPart(() => import('../../browser/kept-files.js'));
    await emptyKept();
  };
  const restore = async (): Promise<void> => {
    const { keptFiles } = await loadPart(() => import('../../browser/kept-files.js'));
    const kept = await keptFiles();
    if (!isOver && kept && kept.files.length > 0) sendBack({ type: 'files.chosen', files: kept.files });
  };
  if (isToBeEmptied()) void empty();
  else if (hasKept()) void restore();
  return () => {
    isOver = true;
  };
});
