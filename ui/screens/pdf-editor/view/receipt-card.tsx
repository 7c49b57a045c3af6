import { useSelector } from '@xstate/react';
import { ShieldCheck } from 'lucide-react';
import type { PdfEditorActor } from '../pdf-editor.machine.js';

/** What was removed, and how that was proven. */
export const ReceiptCard = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const redacted = useSelector(actor, ({ context }) => context.redacted);
  if (!redacted) return null;
  return (
    <section aria-labelledby="receipt" className="rounded-2xl border border-brand/35 bg-brand-soft p-4 text-sm">
      <h3 id="receipt" className="flex items-center gap-2 font-semibold text-brand-text">
        <ShieldCheck className="size-4" aria-hidden="true" />
        Redacted
      </h3>
    </section>
  );
};
