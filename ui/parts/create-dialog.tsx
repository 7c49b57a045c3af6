import type { ReactNode } from 'react';
import { t, translated } from '../text/t.js';
import { Button } from './button.js';
import { Dialog, DialogActions } from './dialog.js';

interface CreateDialogProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly isCreating: boolean;
  /** Something is still missing, so that the form cannot be sent. */
  readonly isIncomplete: boolean;
  /** The reason why the last try failed; empty for none. */
  readonly failure: string;
  readonly onCancel: () => void;
  readonly onSubmit: () => void;
  /** The fields. */
  readonly children: ReactNode;
}

/** A form in a dialog that adds an entry to a list. */
export const CreateDialog = ({ title, submitLabel, children, ...form }: CreateDialogProps) => (
  <Dialog title={title} onClose={form.onCancel}>
    <form
      aria-busy={form.isCreating}
      className="grid gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        form.onSubmit();
      }}
    >
      {children}
      <p data-failure role="alert" className="text-sm text-danger wrap-anywhere empty:hidden">
        {translated(form.failure)}
      </p>
      <DialogActions>
        <Button tone="quiet" aria-disabled={form.isCreating} onClick={form.onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" disabled={form.isIncomplete} aria-disabled={form.isCreating}>
          {submitLabel}
        </Button>
      </DialogActions>
    </form>
  </Dialog>
);

interface CheckboxesProps<Value extends string> {
  readonly legend: string;
  readonly values: readonly Value[];
  readonly checked: readonly Value[];
  readonly labelOf: (value: Value) => string;
  readonly onToggle: (value: Value) => void;
}

/** Any number of values out of a few. */
export const Checkboxes = <Value extends string>({ legend, values, checked, ...boxes }: CheckboxesProps<Value>) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1.5 text-sm font-medium">{legend}</legend>
    {values.map((value) => (
      <label key={value} className="flex min-h-11 items-center gap-3 rounded-xl border border-line px-3.5 py-2">
        <input
          type="checkbox"
          value={value}
          checked={checked.includes(value)}
          className="size-4 shrink-0 accent-brand"
          onChange={() => boxes.onToggle(value)}
        />
        <span className="text-[0.9375rem]">{boxes.labelOf(value)}</span>
      </label>
    ))}
  </fieldset>
);
