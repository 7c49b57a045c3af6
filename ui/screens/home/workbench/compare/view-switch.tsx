import { useSelector } from '@xstate/react';
import { ChevronsLeftRight, Columns2 } from 'lucide-react';
import { t } from '../../../../text/t.js';
import type { CompareActor } from './compare.machine.js';

const views = [
  { view: 'beside', label: 'Side by side', Icon: Columns2 },
  { view: 'slider', label: 'Slider', Icon: ChevronsLeftRight },
] as const;

/** Whether the files stand beside each other or lie on one another. */
export const ViewSwitch = ({ compare }: { readonly compare: CompareActor }) => {
  const shown = useSelector(compare, (state) => (state.matches({ view: 'slider' }) ? 'slider' : 'beside'));
  return (
    <div
      role="group"
      aria-label={t('How they are shown')}
      className="flex shrink-0 rounded-full border border-line bg-sunken p-0.5"
    >
      {views.map(({ view, label, Icon }) => (
        <button
          key={view}
          type="button"
          aria-label={t(label)}
          title={t(label)}
          aria-pressed={view === shown}
          onClick={() => {
            compare.send({ type: 'view.chosen', view });
          }}
          className="flex h-8 min-w-10 items-center justify-center rounded-full px-3 text-[0.8125rem] font-medium text-muted aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-card max-md:h-11 max-md:px-0"
        >
          <Icon className="size-4 xl:hidden" aria-hidden="true" />
          <span aria-hidden="true" className="max-xl:hidden">
            {t(label)}
          </span>
        </button>
      ))}
    </div>
  );
};
