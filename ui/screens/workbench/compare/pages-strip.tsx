import { useSelector } from '@xstate/react';
import { memo, useCallback } from 'react';
import { t } from '../../../text/t.js';
import type { Change } from '../../../../contracts/comparison/changes.js';
import type { CompareActor } from './compare.machine.js';
import { changedPages, type ChangedPage } from './facing-pages.js';

/** Every page of the second file in small, with a line where something has changed. */
export const PagesStrip = ({ compare }: { readonly compare: CompareActor }) => {
  const comparison = useSelector(compare, ({ context }) => context.found);
  const page = useSelector(compare, ({ context }) => context.page);
  const count = useSelector(compare, ({ context }) => context.after.pdf.pageCount);
  const choose = useCallback((chosen: number) => compare.send({ type: 'page.chosen', page: chosen }), [compare]);
  return (
    <nav aria-label={t('Pages and their changes')} className="compare-strip bg-card">
      <ol dir="ltr" className="flex w-max gap-2 px-4 py-3 md:px-6">
        {changedPages(comparison?.changes ?? [], count).map((changed) => (
          <li key={changed.page}>
            <SmallPage changed={changed} isShown={changed.page === page} onChoose={choose} />
          </li>
        ))}
      </ol>
    </nav>
  );
};

interface SmallPageProps {
  readonly changed: ChangedPage;
  readonly isShown: boolean;
  readonly onChoose: (page: number) => void;
}

const SmallPage = memo(({ changed: { page, changes }, isShown, onChoose }: SmallPageProps) => {
  const keepInView = useCallback((element: HTMLElement | null) => {
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, []);
  return (
    <button
      ref={isShown ? keepInView : null}
      type="button"
      aria-current={isShown ? 'page' : undefined}
      aria-label={t('Page {page}: {changes}', { page, changes: t('{n} changes', { n: changes.length }) })}
      data-changes={changes.length}
      onClick={() => onChoose(page)}
      className="group grid justify-items-center gap-1 rounded-lg p-1"
    >
      <span
        aria-hidden="true"
        className="relative block h-11 w-9 overflow-hidden rounded-[3px] border border-line bg-[white] group-hover:border-edge group-aria-[current=page]:outline-2 group-aria-[current=page]:outline-offset-2 group-aria-[current=page]:outline-brand"
      >
        {changes.map((change) => (
          <Line key={change.number} change={change} />
        ))}
      </span>
      <span
        aria-hidden="true"
        className="text-xs text-muted tabular-nums group-aria-[current=page]:font-semibold group-aria-[current=page]:text-ink"
      >
        {page}
      </span>
    </button>
  );
});
SmallPage.displayName = 'SmallPage';

const Line = ({ change: { gone, fresh, after } }: { readonly change: Change }) => {
  const sides = [...(gone.length > 0 ? ['before'] : []), ...(fresh.length > 0 ? ['after'] : [])];
  return (
    <span style={{ top: `${after.y * 100}%` }} className="absolute inset-x-1 flex gap-0.5">
      {sides.map((side) => (
        <span key={side} data-mark={side} className="compare-line" />
      ))}
    </span>
  );
};
