import { fromCallback } from 'xstate';
import { changeRecord, hasKept, isToBeEmptied, tabRecord } from '../../browser/kept-tab.js';
import { loadPart } from '../../browser/load-part.js';

/** Brings the files that this tab had open before it was reloaded or left for another screen, or tells that there are none. */
export const restoredFiles = fromCallback<{ readonly type: 'never' }>(({ sendBack }) => {
  let isOver = false;
  const empty = async (): Promise<void> => {
    const { emptyKept } = await loadPart(() => import('../../browser/kept-files.js'));
    await emptyKept();
  };
  const restore = async (): Promise<void> => {
    const { keptFiles } = await loadPart(() => import('../../browser/kept-files.js'));
    const files = (await keptFiles())?.files ?? [];
    if (!isOver) sendBack(files.length > 0 ? { type: 'files.restored', files } : { type: 'nothing.kept' });
  };
  if (tabRecord()?.lent) changeRecord({ lent: null });
  if (isToBeEmptied()) void empty();
  if (hasKept() && !isToBeEmptied()) void restore();
  else sendBack({ type: 'nothing.kept' });
  return () => {
    isOver = true;
  };
});
