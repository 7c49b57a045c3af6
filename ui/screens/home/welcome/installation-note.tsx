import type { CapabilitiesReply, Capability } from '../../../../contracts/api/capabilities.js';
import { useIsAdmin } from '../../../session/use-is-admin.js';
import { Fold } from '../../../parts/fold.js';
import { Unlock } from '../../../tools/how-to-enable.js';
import { whoAnswers } from '../../../tools/who-answers.js';
import { t, translated } from '../../../text/t.js';

const titles = {
  office: 'Office files',
  recognition: 'Text in scans and pictures',
  understanding: 'Summaries, quizzes and sensitive data',
  translation: 'Translation',
} as const;

type Title = keyof typeof titles;

const lacking = (capabilities: CapabilitiesReply): readonly Title[] =>
  (Object.keys(titles) as Title[]).filter((name) => capabilities[name].state !== 'full');

/** Who answers the AI tools; for administrators, what is limited or unavailable here as well. */
export const InstallationNote = ({ capabilities }: { readonly capabilities: CapabilitiesReply | null }) => (
  // Reserves its space before its text is loaded, so that the layout does not shift.
  <div data-installation className="mx-auto mt-7 min-h-12 max-w-xl text-sm text-muted">
    {capabilities && <Words capabilities={capabilities} lacking={lacking(capabilities)} />}
  </div>
);

interface WordsProps {
  readonly capabilities: CapabilitiesReply;
  readonly lacking: readonly Title[];
}

const Words = ({ capabilities, lacking }: WordsProps) => {
  const who = whoAnswers(capabilities.answeredBy);
  const isAdmin = useIsAdmin();
  if (lacking.length === 0 || !isAdmin) return <p className="py-3.5">{who}</p>;
  return (
    <Fold title={t('Limited on this installation ({n})', { n: lacking.length })} className="text-start">
      <ul className="grid gap-4 px-4 pb-4 pt-1">
        {lacking.map((name) => (
          <Line key={name} title={t(titles[name])} capability={capabilities[name]} />
        ))}
        <li>{who}</li>
      </ul>
    </Fold>
  );
};

const stateWords = { full: '', limited: 'limited', missing: 'not available' } as const;

const Line = ({ title, capability }: { readonly title: string; readonly capability: Capability }) => (
  <li>
    <p className="font-medium text-ink">
      {title} <span className="font-normal text-muted">· {translated(stateWords[capability.state])}</span>
    </p>
    <p className="text-[0.8125rem]">{translated(capability.text)}</p>
    <Unlock capability={capability} />
  </li>
);
