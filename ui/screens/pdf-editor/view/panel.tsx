import { useSelector } from '@xstate/react';
import { EyeOff, PenLine, ScanSearch, SquarePen } from 'lucide-react';
import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { screenLanguages } from '../../../../contracts/screen-languages.js';
import { spokenHere } from '../../../text/language.js';
import type { EditorTab } from '../machine/editor-context.js';
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

/** The three things that can be done to the document as a whole. */
export const Panel = ({ actor, capabilities }: PanelProps) => {
  const contents: Readonly<Record<EditorTab, ReactNode>> = {
    signature: <SignTab actor={actor} />,
    redact: <RedactTab actor={actor} />,
    detect: <DetectTab actor={actor} capabilities={capabilities} />,
  };
  return (
    <aside aria-label={t('Tools')} className={`${PANEL} overflow-y-auto px-5 py-5`}>
      <PanelTabs actor={actor}>
        {tabs.map(({ tab }) => (
          <Tabs.Content key={tab} value={tab} className="mt-5 rounded-lg">
            {contents[tab]}
          </Tabs.Content>
        ))}
      </PanelTabs>
      <SideCards />
    </aside>
  );
};

interface EditingPanelProps extends Pick<PanelProps, 'actor'> {
  readonly children: ReactNode;
}

/** In the place of the tabs, which lead out of it: what belongs to editing the pages. */
export const EditingPanel = ({ actor, children }: EditingPanelProps) => (
  <aside aria-label={t('Edit')} data-region="tools" className={`${PANEL} flex flex-col lg:overflow-y-auto`}>
    <div className="shrink-0 px-5 pt-5 max-md:px-4 max-md:pb-3">
      <PanelTabs actor={actor} />
    </div>
    {children}
  </aside>
);

// Positioned, or absolutely positioned content would stretch the page to the panel's height.
const PANEL =
  'relative min-h-0 border-line bg-card max-lg:border-t lg:mb-[calc(var(--notice-room,-2.25rem)+2.25rem)] lg:border-s';

interface PanelTabsProps extends Pick<PanelProps, 'actor'> {
  readonly children?: ReactNode;
}

/** The tabs, of which none is open while the pages are edited. */
const PanelTabs = ({ actor, children }: PanelTabsProps) => {
  const shown = useSelector(actor, ({ value: { tab } }) => (typeof tab === 'string' ? tab : Object.keys(tab)[0]));
  return (
    <Tabs.Root
      dir={screenLanguages[spokenHere().language].direction}
      value={shown ?? 'signature'}
      onValueChange={(tab) => {
        actor.send({ type: 'tab.chosen', tab: tab as EditorTab });
      }}
    >
      <TabList />
      <EditSwitch actor={actor} />
      {children}
    </Tabs.Root>
  );
};

/** Into the mode Edit, and back to the first tab. */
const EditSwitch = ({ actor }: Pick<PanelProps, 'actor'>) => {
  const isEditing = useSelector(actor, (state) => state.matches({ tab: 'edit' }));
  const canEdit = useSelector(actor, (state) => isEditing || state.can({ type: 'edit.opened' }));
  return (
    <button
      type="button"
      aria-pressed={isEditing}
      disabled={!canEdit}
      onClick={() => actor.send(isEditing ? { type: 'tab.chosen', tab: 'signature' } : { type: 'edit.opened' })}
      className="mt-2 flex min-h-11 w-full items-center justify-center gap-2 rounded-2xl border border-line px-3 text-[0.9375rem] font-medium transition-colors not-disabled:hover:border-edge disabled:opacity-50 aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
    >
      <SquarePen className="size-4" aria-hidden="true" />
      {t('Edit this document')}
    </button>
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
