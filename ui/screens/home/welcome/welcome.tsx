import { useSelector } from '@xstate/react';
import { Clock, ScrollText, Share2 } from 'lucide-react';
import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import { Heading } from '../../../parts/heading.js';
import { DropZone } from '../../../work/choose/drop-zone.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { InstallationNote } from './installation-note.js';
import { ResultBox } from '../../../work/result/result-box.js';
import type { ResultBoxActor } from '../../../work/result/result-box.machine.js';
import { t, translated } from '../../../text/t.js';
import { siteName } from '../../../text/site-name.js';

const promises = [
  { Icon: Clock, text: 'Links expire on their own' },
  { Icon: Share2, text: 'Recipients need no account' },
  { Icon: ScrollText, text: 'Every action is logged' },
];

interface WelcomeProps {
  readonly actor: WorkActor;
  readonly resultBox: ResultBoxActor;
  readonly capabilities: CapabilitiesReply | null;
}

/** The page before anything is selected. */
export const Welcome = ({ actor, resultBox, capabilities }: WelcomeProps) => {
  const hasResult = useSelector(resultBox, (state) => !state.matches({ box: 'hidden' }));
  const visited = useSelector(actor, ({ context }) => context.nextId > 1);
  return (
    <div className="mx-auto max-w-3xl text-center">
      {/* Both share one space, so that the layout does not shift when the result closes. */}
      <div className="grid min-h-54 items-center *:[grid-area:1/1]">
        <Greeting takesFocus={visited} hidden={hasResult} />
        {hasResult && <ResultBox actor={resultBox} />}
      </div>
      <DropZone
        onFiles={(files) => {
          actor.send({ type: 'files.chosen', files });
        }}
      />
      <ul className="mt-7 flex flex-wrap justify-center gap-x-7 gap-y-2 text-sm text-muted">
        {promises.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-2">
            <Icon className="size-4 text-brand-text" aria-hidden="true" />
            {translated(text)}
          </li>
        ))}
      </ul>
      <InstallationNote capabilities={capabilities} />
    </div>
  );
};

const TITLE = 'Good things happen to documents here.';

/** Keeps its space while the result covers it. */
const Greeting = ({ takesFocus, hidden }: { readonly takesFocus: boolean; readonly hidden: boolean }) => (
  <div className={`text-[clamp(2.5rem,7vw,4.25rem)] leading-[1.04] ${hidden ? 'invisible' : ''}`}>
    {hidden ? (
      <p className="font-serif tracking-tight">{t(TITLE)}</p>
    ) : (
      <Heading takesFocus={takesFocus}>{t(TITLE)}</Heading>
    )}
    <p className="mx-auto mt-5 max-w-xl text-balance text-lg leading-normal text-muted">
      {t('Drop a file and Docket suggests the next step. No account needed.').replace('Docket', siteName)}
    </p>
  </div>
);
