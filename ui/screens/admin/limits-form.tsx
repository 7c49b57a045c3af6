import { Button } from '../../parts/button.js';
import { Field } from '../../parts/field.js';

interface LimitField<Name extends string> {
  readonly name: Name;
  readonly label: string;
  readonly max: number;
}

interface LimitsFormProps<Name extends string> {
  readonly id: string;
  readonly fields: readonly LimitField<Name>[];
  /** Those that hold now; null for none. */
  readonly limits: Readonly<Record<Name, number | null>>;
  readonly save: string;
  readonly isBusy: boolean;
  readonly onSave: (limits: Record<Name, number | null>) => void;
}

/** Null where the field is empty. */
const limitIn = (form: FormData, name: string): number | null => {
  const text = form.get(name);
  return typeof text === 'string' && text !== '' ? Number(text) : null;
};

/** Whole numbers from 1; an empty field sets no limit. */
export const LimitsForm = <Name extends string>({
  id,
  fields,
  limits,
  save,
  isBusy,
  onSave,
}: LimitsFormProps<Name>) => (
  <form
    key={fields.map(({ name }) => limits[name]).join('-')}
    id={id}
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      const typed = fields.map(({ name }) => [name, limitIn(form, name)] as const);
      onSave(Object.fromEntries(typed) as Record<Name, number | null>);
    }}
  >
    {fields.map(({ name, label, max }) => (
      <Field
        key={name}
        id={`${id}-${name}`}
        name={name}
        label={label}
        type="number"
        inputMode="numeric"
        min={1}
        max={max}
        step={1}
        defaultValue={limits[name] ?? ''}
        className="min-w-36 flex-1"
      />
    ))}
    <Button type="submit" tone="quiet" aria-disabled={isBusy}>
      {save}
    </Button>
  </form>
);
