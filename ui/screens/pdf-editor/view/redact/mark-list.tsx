import { useSelector } from '@xstate/react';
import { Undo2 } from 'lucide-react';
import { ItemChips } from '../../../../tools/redaction/item-chips.js';
import { areOff } from '../../redact/redaction-marks.js';
import { placesOf } from '../../redact/preview-matches.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import { t } from '../../../../text/t.js';

interface ListProps {
  readonly actor: PdfEditorActor;
}

const UndoMark = ({ actor }: ListProps) => {
  const isFirst = useSelector(actor, ({ context }) => context.marks.past.length === 0);
  return (
    <button
      type="button"
      aria-disabled={isFirst}
      onClick={() => {
        actor.send({ type: 'marks.undone' });
      }}
      className="flex min-h-10 items-center gap-2 rounded-full px-3 text-[0.8125rem] font-medium hover:bg-ink/5 aria-disabled:opacity-35"
    >
      <Undo2 className="size-4" aria-hidden="true" />
      {t('Undo')}
    </button>
  );
};

/** The marks so far. */
export const MarkList = ({ actor }: ListProps) => {
  const marks = useSelector(actor, ({ context }) => context.marks);
  const { items } = marks;
  const preview = useSelector(actor, ({ context }) => context.preview);
  return (
    <section aria-labelledby="marked">
      <div className="flex min-h-10 items-center justify-between">
        <h3 id="marked" className="font-semibold">
          {t('Marked ({n})', { n: items.length })}
        </h3>
        <UndoMark actor={actor} />
      </div>
      {items.length === 0 && (
        <p className="text-[0.8125rem] text-muted">
          {t('Nothing yet. Select text, draw a box, or find a word or a pattern.')}
        </p>
      )}
      <ItemChips
        items={items}
        placesOf={(item) => placesOf(preview, item)?.length ?? null}
        isOff={(group) => areOff(marks, group)}
        onSwitch={(id) => {
          actor.send({ type: 'mark.switched', id });
        }}
        onRemove={(id) => {
          actor.send({ type: 'mark.removed', id, isWithAlike: true });
        }}
      />
    </section>
  );
};
