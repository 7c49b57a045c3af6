import type { CapabilitiesReply, Capability } from '../../../../contracts/api/capabilities.js';
import { Fold } from '../../../parts/fold.js';
import { Unlock } from '../../../tools/how-to-enable.js';

const titles = {
  office: 'Office files',
  recognition: 'Text in scans and pictures',
  understanding: 'Summaries, quizzes and sensitive data',
  translation: 'Translation',
} as const;

type Title = keyof typeof titles;

const lacking = (capabilities: CapabilitiesReply): readonly Title[] =>
  (Object.keys(titles) as Title[]).filter((name) => capabilities[name].state !== 'full');

/** States before any upload which AI provider is used, and what is limited or unavailable here. */
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
  const who = `AI tools are answered by ${capabilities.answeredBy.name}.`;
  if (lacking.length === 0) return <p className="py-3.5">{who}</p>;
  return (
    <Fold title={`Limited on this installation (${lacking.length})`} className="text-left">
      <ul className="grid gap-4 px-4 pb-4 pt-1">
        {lacking.map((name) => (
          <Line key={name} title={titles[name]} capability={capabilities[name]} />
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
      {title} <span className="font-normal text-muted">· {stateWords[capability.state]}</span>
    </p>
    <p className="text-[0.8125rem]">{capability.text}</p>
    <Unlock capability={capability} />
  </li>
);
