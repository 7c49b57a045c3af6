import { t, translated } from '../../../text/t.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { modes, type Mode } from '../machine/mode.js';
import { modeLooks } from './mode-switch.js';

interface ModeTabProps {
  readonly layout: LayoutActor;
  readonly mode: Mode;
  readonly isOpen: boolean;
}

/** A mode as a tab at the bottom of a phone. */
export const ModeTab = ({ layout, mode, isOpen }: ModeTabProps) => {
  const [Icon, label] = modeLooks[mode];
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={() => layout.send({ type: 'mode.chosen', mode })}
      className="grid min-h-16 place-items-center content-center gap-1 text-xs font-medium text-muted aria-pressed:text-brand-text"
    >
      <Icon className="size-5" aria-hidden="true" />
      {translated(label)}
    </button>
  );
};

/** The modes on a phone, while the workbench is in one that is not for tools. */
export const ModeTabs = ({ layout, shown }: { readonly layout: LayoutActor; readonly shown: Mode }) => (
  <nav
    aria-label={t('Workbench')}
    className="workbench-tabs grid auto-cols-fr grid-flow-col border-t border-line bg-card [grid-area:tabs] md:hidden"
  >
    {modes.map((mode) => (
      <ModeTab key={mode} layout={layout} mode={mode} isOpen={mode === shown} />
    ))}
  </nav>
);
