import type { LucideIcon } from 'lucide-react';
import { translated } from '../../../text/t.js';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';

/** One way of showing something. */
export interface ViewChoice<View extends string> {
  readonly view: View;
  readonly label: Text;
  readonly Icon: LucideIcon;
}

interface ViewSwitchProps<View extends string> {
  /** The name of one way to show it. */
  readonly label: string;
  readonly views: readonly ViewChoice<View>[];
  readonly shown: View;
  /** Where there is room for them, words stand in place of the pictures. */
  readonly inWords?: boolean;
  readonly onChoose: (view: View) => void;
}

/** Chooses one of a few ways in which something is shown. */
export const ViewSwitch = <View extends string>(props: ViewSwitchProps<View>) => (
  <div role="group" aria-label={props.label} className="flex shrink-0 rounded-full border border-line bg-sunken p-0.5">
    {props.views.map(({ view, label, Icon }) => (
      <button
        key={view}
        type="button"
        aria-label={translated(label)}
        title={translated(label)}
        aria-pressed={view === props.shown}
        onClick={() => {
          props.onChoose(view);
        }}
        className="flex h-8 min-w-10 items-center justify-center rounded-full text-[0.8125rem] font-medium text-muted aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-card max-md:h-11"
      >
        <Icon className={`size-4 ${props.inWords === true ? 'xl:hidden' : ''}`} aria-hidden="true" />
        {props.inWords === true && (
          <span aria-hidden="true" className="px-3 max-xl:hidden">
            {translated(label)}
          </span>
        )}
      </button>
    ))}
  </div>
);
