import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { RecentActor } from './recent.machine.js';

const Summaries = lazy(async () => ({ default: (await import('../summary/summary-viewer.route.js')).Summaries }));

/** The dialog with the summaries of a conversion in the list. */
export const SummaryDialog = ({ actor }: { readonly actor: RecentActor }) => {
  const viewed = useSelector(actor, ({ context }) => context.viewed);
  if (!viewed) return null;
  return (
    <Suspense fallback={null}>
      <Summaries
        of={viewed}
        onClose={() => {
          actor.send({ type: 'summary.closed' });
        }}
      />
    </Suspense>
  );
};
