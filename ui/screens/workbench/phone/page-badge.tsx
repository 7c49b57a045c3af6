import { useSelector } from '@xstate/react';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { shownPdf } from '../../../work/versions/versions-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useBenchView } from '../machine/bench-view-context.js';

interface PageBadgeProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** Which page is read, while a sheet leaves no room for more. */
export const PageBadge = ({ work, layout }: PageBadgeProps) => {
  const pdf = useSelector(work, ({ context }) => shownPdf(context));
  const current = useSelector(useBenchView(), ({ context }) => context.current);
  const isPage = useSelector(layout, (state) => state.matches({ view: 'page' }));
  if (!pdf || !isPage) return null;
  return (
    <p className="workbench-badge absolute end-6 top-6 hidden rounded-full bg-[#1b221fd9] px-3 py-0.5 text-sm text-[white] tabular-nums">
      {current} / {pdf.pageCount}
    </p>
  );
};
