import { useSelector } from '@xstate/react';
import { loadedLater } from '../../parts/loaded-later.js';
import type { HistoryActor } from '../rows/history.machine.js';

const dialogs = {
  preview: loadedLater(async () => (await import('../preview/share-preview.route.js')).Preview).Later,
  continue: loadedLater(async () => (await import('../continue/continue-processing.route.js')).Continue).Later,
};

/** The dialog over the list, while its conversion exists. */
export const HistoryDialogs = ({ actor }: { readonly actor: HistoryActor }) => {
  const { opened, rows } = useSelector(actor, ({ context }) => context);
  const entry = rows.find(({ id }) => id === opened?.id);
  if (!opened || !entry) return null;
  const Opened = dialogs[opened.dialog];
  return <Opened key={entry.id} entry={entry} list={actor} />;
};
