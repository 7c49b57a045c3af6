import { useSelector } from '@xstate/react';
import { CircleCheck, Files, FileText, Wrench, type LucideIcon } from 'lucide-react';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useHasModes } from '../modes/mode-switch.js';
import { ModeTab } from '../modes/mode-tabs.js';
import { t } from '../../../text/t.js';

type Sheet = 'files' | 'document' | 'tools';

interface TabProps {
  readonly layout: LayoutActor;
  readonly sheet: Sheet;
  readonly Icon: LucideIcon;
  readonly text: string;
}

interface PhoneTabsProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** The sheets that lie over the document on a phone. */
export const PhoneTabs = ({ work, layout }: PhoneTabsProps) => {
  const count = useSelector(work, ({ context }) => context.files.length);
  const hasModes = useHasModes(work);
  const hasResult = useSelector(work, (state) => state.matches({ show: 'here' }) || state.matches({ show: 'unseen' }));
  return (
    <nav
      aria-label={t('Workbench')}
      className="grid auto-cols-fr grid-flow-col border-t border-line bg-card [grid-area:tabs] md:hidden"
    >
      <Tab layout={layout} sheet="files" Icon={Files} text={t('Files ({n})', { n: count })} />
      <Tab layout={layout} sheet="document" Icon={FileText} text={t('Document')} />
      <Tab
        layout={layout}
        sheet="tools"
        Icon={hasResult ? CircleCheck : Wrench}
        text={hasResult ? t('Result') : t('Tools')}
      />
      {hasModes && <ModeTab layout={layout} mode="edit" isOpen={false} />}
      {hasModes && <ModeTab layout={layout} mode="fill" isOpen={false} />}
    </nav>
  );
};

const Tab = ({ layout, sheet, Icon, text }: TabProps) => {
  const isOpen = useSelector(layout, (state) =>
    state.matches({ height: 'low' }) ? sheet === 'document' : sheet !== 'document' && state.matches({ sheet }),
  );
  return (
    <button
      type="button"
      aria-pressed={isOpen}
      onClick={() => {
        layout.send({ type: 'sheet.chosen', sheet });
      }}
      className="grid min-h-16 place-items-center content-center gap-1 text-xs font-medium text-muted aria-pressed:text-brand-text"
    >
      <Icon className="size-5" aria-hidden="true" />
      {text}
    </button>
  );
};
