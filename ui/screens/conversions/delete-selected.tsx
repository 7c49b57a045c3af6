import { useSelector } from '@xstate/react';
import { DeleteDialog } from '../../parts/list-states.js';
import type { ConversionsActor } from './conversions.machine.js';
import { t } from '../../text/t.js';

/** Asks before anything is gone for good. */
export const DeleteSelected = ({ actor }: { readonly actor: ConversionsActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  return (
    <DeleteDialog
      title={t('Delete {n} conversions', { n: state.context.selected.length })}
      isDeleting={state.matches({ listed: 'deleting' })}
      onCancel={() => actor.send({ type: 'delete.cancelled' })}
      onConfirm={() => actor.send({ type: 'delete.confirmed' })}
    >
      <p className="mb-6">{t('Their files and share links will be deleted as well. This action cannot be undone.')}</p>
    </DeleteDialog>
  );
};
