import { QUOTA_MAX, type Quota } from '../../../../contracts/quotas.js';
import { Button } from '../../../parts/button.js';
import { Field } from '../../../parts/field.js';
import { t } from '../../../text/t.js';

interface QuotaFormProps {
  readonly id: string;
  /** The one that holds now. */
  readonly quota: Quota;
  readonly isBusy: boolean;
  readonly onSave: (quota: Quota) => void;
}

/** Null where the field is empty. */
const limitIn = (form: FormData, name: keyof Quota): number | null => {
  const text = form.get(name);
  return typeof text === 'string' && text !== '' ? Number(text) : null;
};

/** How many conversions and how much room there is; an empty field sets no limit. */
export const QuotaForm = ({ id, quota, isBusy, onSave }: QuotaFormProps) => (
  <form
    key={`${quota.conversionsPerDay}-${quota.storedMb}`}
    id={id}
    className="flex flex-wrap items-end gap-3"
    onSubmit={(event) => {
      event.preventDefault();
      const form = new FormData(event.currentTarget);
      onSave({ conversionsPerDay: limitIn(form, 'conversionsPerDay'), storedMb: limitIn(form, 'storedMb') });
    }}
  >
    <Limit id={id} name="conversionsPerDay" label={t('Conversions a day')} quota={quota} />
    <Limit id={id} name="storedMb" label={t('Stored files, in MB')} quota={quota} />
    <Button type="submit" tone="quiet" aria-disabled={isBusy}>
      {t('Save the quota')}
    </Button>
  </form>
);

interface LimitProps {
  readonly id: string;
  readonly name: keyof Quota;
  readonly label: string;
  readonly quota: Quota;
}

const Limit = ({ id, name, label, quota }: LimitProps) => (
  <Field
    id={`${id}-${name}`}
    name={name}
    label={label}
    type="number"
    inputMode="numeric"
    min={1}
    max={QUOTA_MAX[name]}
    step={1}
    defaultValue={quota[name] ?? ''}
    className="min-w-36 flex-1"
  />
);
