import { useSelector } from '@xstate/react';
import { Undo2, X } from 'lucide-react';
import { IconButton } from '../../../parts/button.js';
import { chipOf, pageOf } from '../../../tools/redaction/chip.js';
import type { PdfEditorActor } from '../pdf-editor.machine.js';

/** What is marked so far. */
export const MarkList = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const { items, past } = useSelector(actor, ({ context }) => context.marks);
  return (
    <section aria-labelledby="marked">
      <div className="flex min-h-10 items-center justify-between">
        <h3 id="marked" className="font-semibold">
          Marked ({items.length})
        </h3>
        <button
          type="button"
          aria-disabled={past.length === 0}
          onClick={() => {
            actor.send({ type: 'marks.undone' });
          }}
          className="flex min-h-10 items-center gap-2 rounded-full px-3 text-[0.8125rem] font-medium hover:bg-ink/5 aria-disabled:opacity-35"
        >
          <Undo2 className="size-4" aria-hidden="true" />
          Undo
        </button>
      </div>
      <ul className="flex flex-wrap gap-2">
        {items.map((item) => (
          <li
            key={item.id}
            title={item.text}
            className="flex max-w-full items-center gap-1 rounded-full border border-line bg-sunken pl-3.5 text-sm"
          >
            <span className="truncate">{chipOf(item)}</span>
            <span className="shrink-0 text-xs text-muted">{pageOf(item)}</span>
            <IconButton
              label={`Remove ${chipOf(item)}, ${pageOf(item)}`}
              className="size-8"
              onClick={() => {
                actor.send({ type: 'mark.removed', id: item.id });
              }}
            >
              <X className="size-3.5" aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
    </section>
  );
};
