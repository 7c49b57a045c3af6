import { useSelector } from '@xstate/react';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { t } from '../../text/t.js';
import type { EditActor } from '../machine/edit.machine.js';

/** Asked once: fields that have become text cannot be filled again. */
export const LockDialog = ({ edit }: { readonly edit: EditActor }) => {
  const isAsking = useSelector(edit, (state) => state.matches({ work: 'asking' }));
  if (!isAsking) return null;
  const cancel = () => edit.send({ type: 'lock.cancelled' });
  return (
    <Dialog title={t('Lock the fields?')} onClose={cancel}>
      <p className="mb-4 text-[0.9375rem]">
        {t(
          'The new version shows what is filled in as plain text, and nobody can change it in the form. This version stays as it is.',
        )}
      </p>
      <DialogActions>
        <Button tone="quiet" onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button onClick={() => edit.send({ type: 'lock.confirmed' })}>{t('Lock and save')}</Button>
      </DialogActions>
    </Dialog>
  );
};
