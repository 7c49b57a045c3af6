import { useSelector } from '@xstate/react';
import { Dialog } from '../../../parts/dialog.js';
import type { HomeActor } from '../home.machine.js';
import { UnlockForm } from './unlock-form.js';

/** Asks for the password of a locked file, from the list or after a conversion that failed for want of it. */
export const UnlockDialog = ({ actor }: { readonly actor: HomeActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { asking, selection } = state.context;
  const file = selection.files.find(({ id }) => id === asking?.id)?.file;
  if (!asking || !file) return null;
  const cancel = () => {
    actor.send({ type: 'unlock.cancelled' });
  };
  return (
    <Dialog title="This file is locked" onClose={cancel}>
      <UnlockForm
        key={asking.id}
        file={file}
        wrong={asking.wrong}
        busy={state.hasTag('busy')}
        action={asking.start ? 'Unlock and start' : 'Unlock'}
        onCancel={cancel}
        onGiven={() => {
          actor.send({ type: 'password.given' });
        }}
      />
    </Dialog>
  );
};
