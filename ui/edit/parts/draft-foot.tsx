import { useSelector } from '@xstate/react';
import { Save, Smartphone, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SnapshotFrom } from 'xstate';
import { Button } from '../../parts/button.js';
import { t } from '../../text/t.js';
import { timeOrDay } from '../../text/times.js';
import { hasChanges } from '../machine/edit-context.js';
import type { editMachine, EditActor } from '../machine/edit.machine.js';

interface DraftFootProps {
  readonly edit: EditActor;
  /** Further buttons for the draft. */
  readonly children?: ReactNode;
}

/** In words, where the draft is. */
export const draftWords = (state: SnapshotFrom<typeof editMachine>): string => {
  if (state.matches({ work: 'saving' })) return t('Saving as a version …');
  if (state.matches({ draft: 'full' })) return t('This browser has no room for the draft; save it as a version');
  if (state.matches({ draft: 'kept' }) && hasChanges(state.context)) return t('Draft kept on this device');
  return hasChanges(state.context) ? t('Draft not kept yet') : t('Nothing changed yet');
};

/** Where the draft is, and what makes a version of it. */
export const DraftFoot = ({ edit, children }: DraftFootProps) => {
  const state = useSelector(edit, (now) => now);
  const isFull = state.matches({ draft: 'full' });
  const { keptAt, problem } = state.context;
  const signs = state.context.history.now.marks.some(({ type }) => type === 'sign');
  const isSaving = state.matches({ work: 'saving' });
  return (
    <footer className="sticky bottom-0 mt-auto grid gap-3 border-t border-line bg-card px-5 py-4">
      {state.matches({ work: 'failed' }) && (
        <p role="alert" className="text-sm text-danger">
          <span className="block">{problem}</span>
          <span className="block">{t('The draft is kept.')}</span>
        </p>
      )}
      <p role="status" className={`flex items-center gap-2 text-[0.8125rem] ${isFull ? 'text-amber' : 'text-muted'}`}>
        {isFull ? (
          <TriangleAlert className="size-4 shrink-0" aria-hidden="true" />
        ) : (
          <Smartphone className="size-4 shrink-0" aria-hidden="true" />
        )}
        <span className="min-w-0 flex-1">{draftWords(state)}</span>
        {keptAt !== null && state.matches({ draft: 'kept' }) && (
          <span className="tabular-nums">{timeOrDay(keptAt)}</span>
        )}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button
          className="flex-1 whitespace-nowrap"
          disabled={isSaving || !hasChanges(state.context)}
          onClick={() => edit.send({ type: 'save.pressed' })}
        >
          <Save className="size-4" aria-hidden="true" />
          {state.matches({ work: 'failed' }) ? t('Retry') : signs ? t('Save and sign') : t('Save as version')}
        </Button>
        {children}
      </div>
    </footer>
  );
};
