import { Dialog } from '../../parts/dialog.js';
import { UnlockForm, type UnlockFormProps } from './unlock-form.js';
import { t } from '../../text/t.js';

/** {@link UnlockForm} in a dialog of its own. */
export const UnlockDialog = (props: UnlockFormProps) => (
  <Dialog title={t('This file is locked')} onClose={props.onCancel}>
    <UnlockForm {...props} />
  </Dialog>
);
