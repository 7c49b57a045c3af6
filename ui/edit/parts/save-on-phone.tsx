import { useSelector } from '@xstate/react';
import { Save } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../parts/button.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';
import { draftWords } from './draft-foot.js';
import { UndoRedo } from './undo-redo.js';

interface SaveOnPhoneProps {
  readonly edit: EditActor;
  /** How far the draft is. */
  readonly children?: ReactNode;
}

/** Where the draft is, the way back, and the way to save it, at the top of a phone. */
export const SaveOnPhone = ({ edit, children }: SaveOnPhoneProps) => {
  const canSave = useSelector(edit, (state) => state.can({ type: 'save.pressed' }));
  const words = useSelector(edit, draftWords);
  return (
    <div className="flex shrink-0 items-center gap-1 md:hidden">
      <p role="status" className="sr-only">
        {words}
      </p>
      <UndoRedo edit={edit} />
      <Button
        size="small"
        disabled={!canSave}
        aria-label={t('Save as version')}
        onClick={() => edit.send({ type: 'save.pressed' })}
      >
        <Save className="size-4" aria-hidden="true" />
        {t('Save')}
      </Button>
      {children}
    </div>
  );
};
