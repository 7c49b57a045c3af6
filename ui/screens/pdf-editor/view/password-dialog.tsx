import { useSelector } from '@xstate/react';
import { Button } from '../../../parts/button.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
import { Field } from '../../../parts/field.js';
import type { PdfEditorActor } from '../pdf-editor.machine.js';

/** Asks for the password of a locked file. */
export const PasswordDialog = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const { file, wrongPassword } = useSelector(actor, ({ context }) => context);
  const close = () => {
    actor.send({ type: 'file.cleared' });
  };
  return (
    <Dialog title="This PDF is protected" onClose={close}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          const password = new FormData(event.currentTarget).get('password');
          if (typeof password === 'string') actor.send({ type: 'password.given', password });
        }}
      >
        <p className="text-sm text-muted">
          {file?.name} opens with a password. It is kept as long as this page is open, and goes along when you sign,
          redact or scan the file.
        </p>
        <Field
          id="password"
          name="password"
          label="Password"
          type="password"
          autoComplete="off"
          aria-invalid={wrongPassword}
          aria-describedby={wrongPassword ? 'password-problem' : undefined}
        />
        {wrongPassword && (
          <p id="password-problem" role="alert" className="text-sm text-danger">
            That is not the password of this file.
          </p>
        )}
        <DialogActions>
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit">Open</Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
