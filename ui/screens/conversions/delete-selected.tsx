import { useSelector } from '@xstate/react';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import type { ConversionsActor } from './conversions.machine.js';
import { t } from '../../text/t.js';

/** Asks before anything is gone for good. */
export const DeleteSelected = ({ actor }: { readonly actor: ConversionsActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isDeleting = state.matches({ listed: 'deleting' });
  const count = state.context.selected.length;
  const cancel = (): void => actor.send({ type: 'delete.cancelled' });
  return (
    <Dialog title={t('Delete {n} conversions', { n: count })} onClose={cancel}>
      <p className="mb-6">{t('Their files and share links will be deleted as well. This action cannot be undone.')}</p>
      <DialogActions>
        <Button tone="quiet" aria-disabled={isDeleting} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button tone="danger" aria-disabled={isDeleting} onClick={() => actor.send({ type: 'delete.confirmed' })}>
          {t(isDeleting ? 'Deleting' : 'Delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
