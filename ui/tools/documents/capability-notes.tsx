import { Info, TriangleAlert } from 'lucide-react';
import type { CapabilitiesReply, Capability } from '../../../contracts/api/capabilities.js';
import { Unlock } from '../how-to-enable.js';

interface CapabilityNotesProps {
  /** Null where they are not known; then nothing is said. */
  readonly capabilities: CapabilitiesReply | null;
  /** What the page needs, the most important first; of the others only what is lacking is said. */
  readonly needs: readonly [Need, ...Need[]];
}

type Need = 'recognition' | 'understanding' | 'translation';

/** Says before anyone uploads what this installation does with a document here, and what it can't do. */
export const CapabilityNotes = ({ capabilities, needs: [main, ...others] }: CapabilityNotesProps) => (
  // Has its place before it has its words, so that the page stands still when they come.
  <div data-installation className="min-h-12">
    {capabilities && (
      <ul className="grid gap-3">
        <Note capability={capabilities[main]} />
        {others.map(
          (need) => capabilities[need].state !== 'full' && <Note key={need} capability={capabilities[need]} />,
        )}
      </ul>
    )}
  </div>
);

const Note = ({ capability }: { readonly capability: Capability }) => {
  const { state, text } = capability;
  const isMissing = state === 'missing';
  const Icon = isMissing ? TriangleAlert : Info;
  return (
    <li
      data-capability={state}
      className={`flex gap-3 rounded-2xl px-4 py-3 text-sm ${isMissing ? 'bg-amber-soft text-amber' : 'text-muted'}`}
    >
      <Icon className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        <p>{text}</p>
        <Unlock capability={capability} />
      </div>
    </li>
  );
};
