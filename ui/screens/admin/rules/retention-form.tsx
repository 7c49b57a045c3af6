import { RETENTION_DAYS_MAX, type Retention } from '../../../../contracts/retention.js';
import { t } from '../../../text/t.js';
import { LimitsForm } from '../limits-form.js';

interface RetentionFormProps {
  /** The one that holds now. */
  readonly retention: Retention;
  readonly isBusy: boolean;
  readonly onSave: (retention: Retention) => void;
}

/** For how many days files are kept; an empty field shortens nothing. */
export const RetentionForm = ({ retention, ...form }: RetentionFormProps) => (
  <LimitsForm
    {...form}
    id="site-retention"
    limits={{ ...retention }}
    save={t('Save the days')}
    fields={[
      { name: 'guestDays', label: t('Days for guests'), max: RETENTION_DAYS_MAX.guestDays },
      { name: 'memberDays', label: t('Days for members'), max: RETENTION_DAYS_MAX.memberDays },
    ]}
  />
);
