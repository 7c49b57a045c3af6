import { Lock } from 'lucide-react';
import { useId } from 'react';
import { NAME_SHOWN } from '../../../contracts/limits.js';
import { keepPassword } from '../../browser/file-passwords.js';
import { Button } from '../../parts/button.js';
import { Field } from '../../parts/field.js';
import { FileName } from '../../parts/file-name.js';
import { t } from '../../text/t.js';

export interface UnlockFormProps {
  readonly file: File;
  readonly wrong: boolean;
  readonly busy?: boolean;
  /** Text of the button. */
  readonly action: string;
  readonly onGiven: () => void;
  readonly onCancel: () => void;
}

/** Asks for the password of a file, and keeps it outside the machines while the file is selected. */
export const UnlockForm = ({ file, wrong, busy = false, action, onGiven, onCancel }: UnlockFormProps) => {
  const id = useId();
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const password = new FormData(event.currentTarget).get('password');
        if (busy || typeof password !== 'string' || password === '') return;
        keepPassword(file, password);
        onGiven();
      }}
    >
      <LockedFileName name={file.name} />
      <Field
        id={id}
        name="password"
        label={t('Password')}
        type="password"
        autoComplete="off"
        required
        aria-invalid={wrong}
        aria-describedby={wrong ? `${id}-problem` : undefined}
      />
      <p id={`${id}-problem`} role="alert" className="text-sm text-danger empty:hidden">
        {wrong && t('This is not the password for this file.')}
      </p>
      <div className="flex justify-end gap-2">
        <Button tone="quiet" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {busy ? t('Unlocking…') : action}
        </Button>
      </div>
    </form>
  );
};

const LockedFileName = ({ name }: { readonly name: string }) => (
  <p className="flex items-start gap-3">
    <span className="grid size-10 shrink-0 place-items-center rounded-xl bg-amber-soft text-amber">
      <Lock className="size-5" aria-hidden="true" />
    </span>
    <span className="min-w-0">
      <FileName name={name} length={NAME_SHOWN.dialog} className="font-medium" />
      <span className="block text-sm text-muted">
        {t(
          'Enter the password that opens the file, or the owner password if the owner has restricted this action. The password is sent with the file and deleted afterwards.',
        )}
      </span>
    </span>
  </p>
);
