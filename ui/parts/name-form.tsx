import { Button } from './button.js';
import { t } from '../text/t.js';

interface NameFormProps {
  readonly draft: string;
  readonly busy?: boolean;
  readonly onChange: (text: string) => void;
  readonly onSave: () => void;
  readonly onCancel: () => void;
}

/** A form to change a file name; the part before the extension is selected. */
export const NameForm = ({ draft, busy = false, onChange, onSave, onCancel }: NameFormProps) => (
  <form
    className="grid gap-2"
    onSubmit={(event) => {
      event.preventDefault();
      onSave();
    }}
  >
    <input
      ref={select}
      aria-label={t('File name')}
      dir="auto"
      value={draft}
      readOnly={busy}
      onChange={({ target }) => {
        onChange(target.value);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault(); // closes the form, not the dialog around it
        event.stopPropagation();
        onCancel();
      }}
      className="min-h-11 w-full rounded-xl border border-edge bg-card px-3.5"
    />
    <div className="flex gap-2">
      <Button type="submit" size="small" disabled={busy || draft.trim() === ''}>
        {busy ? t('Saving…') : t('Save')}
      </Button>
      <Button tone="quiet" size="small" disabled={busy} onClick={onCancel}>
        {t('Cancel')}
      </Button>
    </div>
  </form>
);

const select = (input: HTMLInputElement | null): void => {
  input?.focus();
  input?.setSelectionRange(0, Math.max(0, input.value.lastIndexOf('.')) || input.value.length);
};
