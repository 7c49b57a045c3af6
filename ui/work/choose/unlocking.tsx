import { useSelector } from '@xstate/react';
import { UnlockDialog } from '../../tools/locked/unlock-dialog.js';
import { fileToUnlock } from '../machine/work-context.js';
import type { WorkActor } from '../machine/work.machine.js';
import { t } from '../../text/t.js';

/** Asks for the password of a locked file, from the list or after a conversion that failed because it was missing. */
export const Unlocking = ({ actor }: { readonly actor: WorkActor }) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { asking } = state.context;
  const file = fileToUnlock(state.context);
  if (!asking || !file) return null;
  return (
    <UnlockDialog
      key={asking.id}
      file={file}
      wrong={asking.wrong}
      busy={state.hasTag('busy')}
      action={t(asking.start ? 'Unlock and start' : 'Unlock')}
      onCancel={() => {
        actor.send({ type: 'unlock.cancelled' });
      }}
      onGiven={() => {
        actor.send({ type: 'password.given' });
      }}
    />
  );
};
