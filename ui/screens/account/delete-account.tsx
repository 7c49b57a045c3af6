import { useSelector } from '@xstate/react';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { Field } from '../../parts/field.js';
import { CONFIRMATION, type AccountActor } from './account.machine.js';
import { t } from '../../text/t.js';

/** Asks to type what is about to happen, since nothing brings it back. */
export const DeleteAccount = ({ actor }: { readonly actor: AccountActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isDeleting = state.matches({ loaded: 'deleting' });
  const isUntyped = !isDeleting && !state.can({ type: 'delete.confirmed' });
  const cancel = (): void => actor.send({ type: 'delete.cancelled' });
  return (
    <Dialog title={t('Delete my account')} onClose={cancel}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'delete.confirmed' });
        }}
      >
        <p className="mb-4">
          {t('Everything you made here and all your personal data will be deleted. This action cannot be undone.')}
        </p>
        <Field
          id="confirm-delete"
          label={t('Type "{words}" to confirm', { words: t(CONFIRMATION) })}
          value={state.context.typed}
          autoComplete="off"
          readOnly={isDeleting}
          className="mb-6"
          onChange={(event) => actor.send({ type: 'delete.typed', text: event.currentTarget.value })}
        />
        <DialogActions>
          <Button tone="quiet" aria-disabled={isDeleting} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" tone="danger" disabled={isUntyped} aria-disabled={isDeleting}>
            {t(isDeleting ? 'Deleting' : 'Delete everything')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
