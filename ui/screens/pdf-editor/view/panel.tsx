import { useSelector } from '@xstate/react';
import { EyeOff, PenLine, ScanSearch } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { screenLanguages } from '../../../../contracts/screen-languages.js';
import { spokenHere } from '../../../text/language.js';
import type { EditorTab } from '../machine/editor.context.js';
import type { PdfEditorActor } from '../machine/pdf-editor.machine.js';
import { DetectTab } from './detect/detect-tab.js';
import { RedactTab } from './redact/redact-tab.js';
import { SideCards } from './side-cards.js';
import { SignTab } from './sign/sign-tab.js';
import { t } from '../../../text/t.js';

const tabs = [
  { tab: 'signature', text: 'E-Sign', Icon: PenLine },
  { tab: 'redact', text: 'Redact', Icon: EyeOff },
  { tab: 'detect', text: 'Detect', Icon: ScanSearch },
] as const;

interface PanelProps {
  readonly actor: PdfEditorActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** The three things that can be done to the document. */
export const Panel = ({ actor, capabilities }: PanelProps) => {
  const shown = useSelector(actor, ({ value: { tab } }) => (typeof tab === 'string' ? tab : Object.keys(tab)[0]));
  const contents: Readonly<Record<EditorTab, ReactNode>> = {
    signature: <SignTab actor={actor} />,
    redact: <RedactTab actor={actor} />,
    detect: <DetectTab actor={actor} capabilities={capabilities} />,
  };
  return (
    <aside
      aria-label={t('Tools')}
      // Positioned, or absolutely positioned content would stretch the page to the panel's height.
      className="relative min-h-0 overflow-y-auto border-line bg-card px-5 py-5 max-lg:border-t lg:mb-[calc(var(--notice-room,-2.25rem)+2.25rem)] lg:border-s"
    >
      <Tabs.Root
        dir={screenLanguages[spokenHere().language].direction}
        value={shown ?? 'signature'}
        onValueChange={(tab) => {
          actor.send({ type: 'tab.chosen', tab: tab as EditorTab });
        }}
      >
        <TabList />
        {tabs.map(({ tab }) => (
          <Tabs.Content key={tab} value={tab} className="mt-5 rounded-lg">
            {contents[tab]}
          </Tabs.Content>
        ))}
      </Tabs.Root>
      <SideCards />
    </aside>
  );
};

const TabList = () => (
  <Tabs.List aria-label={t('Tools')} className="grid grid-cols-3 gap-1 rounded-2xl bg-sunken p-1 outline-none">
    {tabs.map(({ tab, text, Icon }) => (
      <Tabs.Trigger
        key={tab}
        value={tab}
        className="flex min-h-10 items-center justify-center gap-2 rounded-xl text-[0.9375rem] font-medium text-muted transition-colors hover:text-ink data-[state=active]:bg-card data-[state=active]:text-ink data-[state=active]:shadow-card"
      >
        <Icon className="size-4" aria-hidden="true" />
        {t(text)}
      </Tabs.Trigger>
    ))}
  </Tabs.List>
);
