import { RETENTION_DAYS_MAX, type Retention } from '../../../../contracts/retention.js';
import { Button } from '../../../parts/button.js';
import { Field } from '../../../parts/field.js';
import { t } from '../../../text/t.js';

interface RetentionFormProps {
  /** The one that holds now. */
  readonly retention: Retention;
  readonly isBusy: boolean;
  readonly onSave: (retention: Retention) => void;
}

/** Null where the field is empty. */
const daysIn = (form: FormData, name: keyof Retention): number | null => {
  const text = form.get(name);
  return typeof text === 'string' && text !== '' ? Number(text) : null;
};

/** For how many days files are kept; an empty field shortens nothing. */
export const RetentionForm = ({ retention, isBusy, onSave }: RetentionFormProps) => (
  <form
    key={`${retention.guestDays}-${retention.memberDays}`}
    id="site-retention"
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      onSave({ guestDays: daysIn(form, 'guestDays'), memberDays: daysIn(form, 'memberDays') });
    }}
  >
    <Days name="guestDays" label={t('Days for guests')} retention={retention} />
    <Days name="memberDays" label={t('Days for members')} retention={retention} />
    <Button type="submit" tone="quiet" aria-disabled={isBusy}>
      {t('Save the days')}
    </Button>
  </form>
);

interface DaysProps {
  readonly name: keyof Retention;
  readonly label: string;
  readonly retention: Retention;
}

const Days = ({ name, label, retention }: DaysProps) => (
  <Field
    id={`site-retention-${name}`}
    name={name}
    label={label}
    type="number"
    inputMode="numeric"
    min={1}
    max={RETENTION_DAYS_MAX[name]}
    step={1}
    defaultValue={retention[name] ?? ''}
    className="min-w-36 flex-1"
  />
);
