import { useSelector } from '@xstate/react';
import { SIGNATURE_TEXT_MAX } from '../../../../../contracts/limits.js';
import { Field, SelectField } from '../../../../parts/field.js';
import { Fold } from '../../../../parts/fold.js';
import { certificationChoices } from '../../../../tools/signatures/certification-choices.js';
import type { PdfEditorActor } from '../../machine/pdf-editor.machine.js';
import type { SignatureDetail } from '../../signature/signature-details.js';
import { t } from '../../../../text/t.js';

/** Reason, location, contact and certification, hidden until they are wanted. */
export const SignatureDetailsFields = ({ actor }: { readonly actor: PdfEditorActor }) => {
  const details = useSelector(actor, ({ context }) => context.details);
  const bind = (field: SignatureDetail) => ({
    id: field,
    value: details[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) => {
      actor.send({ type: 'detail.changed', field, text: target.value });
    },
  });
  return (
    <Fold title={t('More about the signature')}>
      <div className="grid gap-4 border-t border-line p-4">
        <p className="text-[0.8125rem] text-muted">{t('Readers of PDFs show it beside the signature.')}</p>
        <Field label={t('Reason (optional)')} maxLength={SIGNATURE_TEXT_MAX} {...bind('signatureReason')} />
        <Field label={t('Location (optional)')} maxLength={SIGNATURE_TEXT_MAX} {...bind('signatureLocation')} />
        <Field label={t('Contact (optional)')} maxLength={SIGNATURE_TEXT_MAX} {...bind('signatureContact')} />
        <SelectField
          label={t('Certify, and allow afterwards')}
          choices={certificationChoices()}
          {...bind('certification')}
        />
      </div>
    </Fold>
  );
};
