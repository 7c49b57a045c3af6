import { useSelector } from '@xstate/react';
import { UnlockDialog } from '../../../tools/locked/unlock-dialog.js';
import type { PdfEditorActor } from '../machine/pdf-editor.machine.js';
import { t } from '../../../text/t.js';

/** Asks for the password of a locked file. */
export const PasswordDialog = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const { file, wrongPassword } = useSelector(actor, ({ context }) => context);
  if (!file) return null;
  return (
    <UnlockDialog
      file={file}
      wrong={wrongPassword}
      action={t('Open')}
      onCancel={() => {
        actor.send({ type: 'file.cleared' });
      }}
      onGiven={() => {
        actor.send({ type: 'password.given' });
      }}
    />
  );
};
