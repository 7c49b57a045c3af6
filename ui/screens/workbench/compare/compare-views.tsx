import { useSelector } from '@xstate/react';
import { Blend, ChevronsLeftRight, Columns2, Eye } from 'lucide-react';
import type { SnapshotFrom } from 'xstate';
import { ViewSwitch, type ViewChoice } from '../frame/view-switch.js';
import { t } from '../../../text/t.js';
import type { CompareActor, CompareViewName } from './compare.machine.js';

const views = [
  { view: 'beside', label: 'Side by side', Icon: Columns2 },
  { view: 'slider', label: 'Slider', Icon: ChevronsLeftRight },
  { view: 'overlay', label: 'Overlay', Icon: Blend },
  { view: 'blink', label: 'Blink', Icon: Eye },
] as const satisfies readonly ViewChoice<CompareViewName>[];

/** How the files are shown now. */
export const viewShownBy = (state: SnapshotFrom<CompareActor>): CompareViewName =>
  views.find(({ view }) => state.matches({ view }))?.view ?? 'beside';

/** Whether the files stand beside each other, lie on one another, or take turns. */
export const CompareViews = ({ compare }: { readonly compare: CompareActor }) => {
  const shown = useSelector(compare, viewShownBy);
  return (
    <ViewSwitch
      label={t('How they are shown')}
      views={views}
      shown={shown}
      inWords
      onChoose={(view) => {
        const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
        compare.send({ type: 'view.chosen', view, isStill });
      }}
    />
  );
};
