import { useSelector } from '@xstate/react';
import { SquarePen, TextCursorInput, Wrench, type LucideIcon } from 'lucide-react';
import type { Text } from '../../../../contracts/texts/text-catalogue.js';
import { t, translated } from '../../../text/t.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import { modes, type Mode } from '../machine/mode.js';
import { isBatchOnScreen } from '../../../work/machine/work-context.js';
import { shownPdf } from '../../../work/versions/versions-context.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';

export const modeLooks: Readonly<Record<Mode, readonly [Icon: LucideIcon, label: Text]>> = {
  tools: [Wrench, 'Tools'],
  edit: [SquarePen, 'Edit'],
  fill: [TextCursorInput, 'Fill'],
};

/** Whether a document is on screen that can be worked on itself. */
export const useHasModes = (work: WorkActor): boolean =>
  useSelector(work, (state) => shownPdf(state.context) !== null && !isBatchOnScreen(state));

/** The mode that the workbench is in; tools for documents without pages. */
export const useMode = (work: WorkActor, layout: LayoutActor): Mode => {
  const hasModes = useHasModes(work);
  const chosen = useSelector(layout, (state) => modes.find((mode) => state.matches({ mode })) ?? 'tools');
  return hasModes ? chosen : 'tools';
};

interface ModeSwitchProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** The purpose of the workbench at present: the document, its page and its draft stay. */
export const ModeSwitch = ({ work, layout }: ModeSwitchProps) => {
  const shown = useMode(work, layout);
  if (!useHasModes(work)) return null;
  return (
    <div
      role="group"
      aria-label={t('What to do')}
      className="flex shrink-0 rounded-full border border-line bg-sunken p-0.5 max-md:hidden"
    >
      {modes.map((mode) => {
        const [Icon, label] = modeLooks[mode];
        return (
          <button
            key={mode}
            type="button"
            aria-label={translated(label)}
            title={translated(label)}
            aria-pressed={mode === shown}
            onClick={() => layout.send({ type: 'mode.chosen', mode })}
            className="flex h-9 min-w-11 items-center justify-center gap-2 rounded-full px-4 text-sm font-medium text-muted aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-card"
          >
            <Icon className="size-4" aria-hidden="true" />
            <span aria-hidden="true" className="max-xl:hidden">
              {translated(label)}
            </span>
          </button>
        );
      })}
    </div>
  );
};
