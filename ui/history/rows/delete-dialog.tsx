import { useSelector } from '@xstate/react';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { FileName } from '../../parts/file-name.js';
import { displayName, type HistoryRowActor } from './history-row.machine.js';
import { t } from '../../text/t.js';

/** Asks for confirmation before a conversion is deleted with its link and files. */
export const DeleteDialog = ({ actor }: { readonly actor: HistoryRowActor }) => {
  const deleting = useSelector(actor, (state) => state.matches({ life: 'deleting' }));
  const name = useSelector(actor, ({ context }) => displayName(context.entry));
  const cancel = () => {
    actor.send({ type: 'delete.cancelled' });
  };
  return (
    <Dialog title={t('Delete conversion')} onClose={cancel}>
      <FileName name={name} length={NAME_SHOWN.dialog} className="font-medium" />
      <p className="mb-6 mt-2">{t('Are you sure you want to delete this conversion? This action cannot be undone.')}</p>
      <DialogActions>
        <Button tone="quiet" aria-disabled={deleting} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button
          tone="danger"
          aria-disabled={deleting}
          onClick={() => {
            actor.send({ type: 'delete.confirmed' });
          }}
        >
          {t('Delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
