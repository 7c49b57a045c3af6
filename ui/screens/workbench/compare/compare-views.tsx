import { useSelector } from '@xstate/react';
import { ChevronsLeftRight, Columns2 } from 'lucide-react';
import { ViewSwitch } from '../frame/view-switch.js';
import { t } from '../../../text/t.js';
import type { CompareActor } from './compare.machine.js';

const views = [
  { view: 'beside', label: 'Side by side', Icon: Columns2 },
  { view: 'slider', label: 'Slider', Icon: ChevronsLeftRight },
] as const;

/** Whether the files stand beside each other or lie on one another. */
export const CompareViews = ({ compare }: { readonly compare: CompareActor }) => {
  const shown = useSelector(compare, (state) => (state.matches({ view: 'slider' }) ? 'slider' : 'beside'));
  return (
    <ViewSwitch
      label={t('How they are shown')}
      views={views}
      shown={shown}
      inWords
      onChoose={(view) => {
        compare.send({ type: 'view.chosen', view });
      }}
    />
  );
};
