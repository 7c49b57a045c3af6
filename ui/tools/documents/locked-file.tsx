import { useSelector } from '@xstate/react';
import type { RunCallActor } from '../../live/run-call.machine.js';
import { UnlockDialog } from '../locked/unlock-dialog.js';
import { t } from '../../text/t.js';

/** Asks for the password of a file that a call could not open. */
export const LockedFile = ({ run }: { readonly run: RunCallActor }) => {
  const isAsked = useSelector(run, (state) => state.matches('unlocking'));
  const { request, wrong } = useSelector(run, ({ context }) => context);
  if (!isAsked) return null;
  return (
    <UnlockDialog
      file={request.file}
      wrong={wrong}
      action={t('Unlock and start')}
      onCancel={() => {
        run.send({ type: 'unlock.cancelled' });
      }}
      onGiven={() => {
        run.send({ type: 'password.given' });
      }}
    />
  );
};
