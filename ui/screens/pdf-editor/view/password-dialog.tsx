import { useSelector } from '@xstate/react';
import { Button } from '../../../parts/button.js';
import { Dialog } from '../../../parts/dialog.js';
import { Field } from '../../../parts/field.js';
import type { PdfEditorActor } from '../pdf-editor.machine.js';

/** Asks for the password of a locked file, for viewing it here; it goes nowhere else. */
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
          {file?.name} opens with a password. It is used in this browser only, to show you the pages; signing and
          redacting need a file without one.
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
        <div className="flex justify-end gap-2">
          <Button tone="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit">Open</Button>
        </div>
      </form>
    </Dialog>
  );
};
