import { Info, TriangleAlert } from 'lucide-react';
import type { CapabilitiesReply, Capability } from '../../../contracts/api/capabilities.js';
import { Unlock } from '../how-to-enable.js';
import { translated } from '../../text/t.js';

interface CapabilityNotesProps {
  /** Null if they are not known; then nothing is shown. */
  readonly capabilities: CapabilitiesReply | null;
  /** The abilities that the page needs, the most important first; the others are shown only if they are missing. */
  readonly needs: readonly [Need, ...Need[]];
}

type Need = 'recognition' | 'understanding' | 'translation';

/** States before any upload how this installation processes a document, and what it can't do. */
export const CapabilityNotes = ({ capabilities, needs: [main, ...others] }: CapabilityNotesProps) => (
  // Reserves its space before its text is loaded, so that the layout does not shift.
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
        <p>{translated(text)}</p>
        <Unlock capability={capability} />
      </div>
    </li>
  );
};
