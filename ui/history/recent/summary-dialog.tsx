import { useSelector } from '@xstate/react';
import { loadedLater } from '../../parts/loaded-later.js';
import type { RecentActor } from './recent.machine.js';

const summaries = loadedLater(async () => (await import('../summary/summary-viewer.route.js')).Summaries);

/** The dialog with the summaries of a conversion in the list. */
export const SummaryDialog = ({ actor }: { readonly actor: RecentActor }) => {
  const viewed = useSelector(actor, ({ context }) => context.viewed);
  if (!viewed) return null;
  return (
    <summaries.Later
      of={viewed}
      onClose={() => {
        actor.send({ type: 'summary.closed' });
      }}
    />
  );
};
