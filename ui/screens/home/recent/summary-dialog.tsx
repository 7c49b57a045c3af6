import { useSelector } from '@xstate/react';
import { lazy, Suspense } from 'react';
import type { RecentActor } from './recent.machine.js';

const Summaries = lazy(async () => ({ default: (await import('../summary/summary-viewer.route.js')).Summaries }));

/** The summaries of a conversion in the list, as long as the visitor reads them. */
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
