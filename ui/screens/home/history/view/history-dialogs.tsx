import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { HistoryActor } from '../machine/history.machine.js';

const dialogs = {
  preview: lazy(async () => ({ default: (await import('../../preview/share-preview.route.js')).Preview })),
  continue: lazy(async () => ({ default: (await import('../../continue/continue-processing.route.js')).Continue })),
};

/** The dialog over the list, while its conversion exists. */
export const HistoryDialogs = ({ actor }: { readonly actor: HistoryActor }) => {
  const { opened, rows } = useSelector(actor, ({ context }) => context);
  const entry = rows.find(({ id }) => id === opened?.id);
  if (!opened || !entry) return null;
  const Opened = dialogs[opened.dialog];
  return (
    <Suspense fallback={null}>
      <Opened key={entry.id} entry={entry} list={actor} />
    </Suspense>
  );
};
