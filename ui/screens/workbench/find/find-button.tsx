import { useSelector } from '@xstate/react';
import { TextSearch } from 'lucide-react';
import { openFind } from './open-find.js';
import type { LayoutActor } from '../machine/bench-layout.machine.js';
import type { WorkActor } from '../../../work/machine/work.machine.js';
import { useFind } from './find-context.js';
import { t } from '../../../text/t.js';

interface FindButtonProps {
  readonly work: WorkActor;
  readonly layout: LayoutActor;
}

/** Opens the search in the text of the document. */
export const FindButton = ({ work, layout }: FindButtonProps) => {
  const find = useFind();
  const isOpen = useSelector(find, (state) => state.matches('open'));
  return (
    <button
      type="button"
      aria-label={t('Find text')}
      title={t('Find text')}
      aria-pressed={isOpen}
      onClick={() => {
        if (isOpen) find.send({ type: 'find.closed' });
        else openFind({ work, layout, find });
      }}
      className="grid size-9 shrink-0 place-items-center rounded-full text-muted transition-colors hover:bg-ink/5 hover:text-ink aria-pressed:bg-brand-soft aria-pressed:text-brand-text"
    >
      <TextSearch className="size-[1.125rem]" aria-hidden="true" />
    </button>
  );
};
