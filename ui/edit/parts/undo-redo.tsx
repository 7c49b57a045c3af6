import { useSelector } from '@xstate/react';
import { Redo2, Undo2 } from 'lucide-react';
import { IconButton } from '../../parts/button.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';

/** One step back and forward, without end. */
export const UndoRedo = ({ edit }: { readonly edit: EditActor }) => {
  const canUndo = useSelector(edit, (state) => state.can({ type: 'undo.pressed' }));
  const canRedo = useSelector(edit, (state) => state.can({ type: 'redo.pressed' }));
  return (
    <div className="flex shrink-0 items-center">
      <IconButton label={t('Undo')} disabled={!canUndo} onClick={() => edit.send({ type: 'undo.pressed' })}>
        <Undo2 className="size-4" aria-hidden="true" />
      </IconButton>
      <IconButton label={t('Redo')} disabled={!canRedo} onClick={() => edit.send({ type: 'redo.pressed' })}>
        <Redo2 className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};
