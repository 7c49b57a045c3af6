import { fromCallback } from 'xstate';
import { changeRecord, hasPersistedTab, isToBeEmptied, tabRecord } from '../../browser/persisted-tab.js';
import { loadPart } from '../../browser/load-part.js';

/** Brings the files that this tab had open before it was reloaded or left for another screen, or tells that there are none. */
export const restoredFiles = fromCallback<{ readonly type: 'never' }>(({ sendBack }) => {
  let isOver = false;
  const empty = async (): Promise<void> => {
    const { emptyPersisted } = await loadPart(() => import('../../browser/persisted-files.js'));
    await emptyPersisted();
  };
  const restore = async (): Promise<void> => {
    const { persistedFiles } = await loadPart(() => import('../../browser/persisted-files.js'));
    const files = (await persistedFiles())?.files ?? [];
    if (!isOver) sendBack(files.length > 0 ? { type: 'files.restored', files } : { type: 'nothing.kept' });
  };
  if (tabRecord()?.lent) changeRecord({ lent: null });
  if (isToBeEmptied()) void empty();
  if (hasPersistedTab() && !isToBeEmptied()) void restore();
  else sendBack({ type: 'nothing.kept' });
  return () => {
    isOver = true;
  };
});
