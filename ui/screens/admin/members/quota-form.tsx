import { QUOTA_MAX, type Quota } from '../../../../contracts/quotas.js';
import { t } from '../../../text/t.js';
import { LimitsForm } from '../limits-form.js';

interface QuotaFormProps {
  readonly id: string;
  /** The one that holds now. */
  readonly quota: Quota;
  readonly isBusy: boolean;
  readonly onSave: (quota: Quota) => void;
}

/** How many conversions and how much room there is; an empty field sets no limit. */
export const QuotaForm = ({ quota, ...form }: QuotaFormProps) => (
  <LimitsForm
    {...form}
    limits={{ ...quota }}
    save={t('Save the quota')}
    fields={[
      { name: 'conversionsPerDay', label: t('Conversions a day'), max: QUOTA_MAX.conversionsPerDay },
      { name: 'storedMb', label: t('Stored files, in MB'), max: QUOTA_MAX.storedMb },
    ]}
  />
);
