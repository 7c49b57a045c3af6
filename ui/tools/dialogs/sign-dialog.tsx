import { useSelector } from '@xstate/react';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { Field, SelectField } from '../../parts/field.js';
import { sentence } from '../../text/phrases.js';
import { certificationChoices } from '../signatures/certification-choices.js';
import type { SignDialogActor, SignField } from './sign-dialog.machine.js';
import { t, translated } from '../../text/t.js';

const positions = ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'center'] as const;
const positionChoices = () => positions.map((position) => [position, translated(sentence(position))] as const);

/** Asks for a signature. */
export const SignDialog = ({ actor }: { readonly actor: SignDialogActor }) => {
  const { form, complete } = useSelector(actor, ({ context }) => context);
  const cancel = () => {
    actor.send({ type: 'cancel.pressed' });
  };
  const bind = (field: SignField): BoundField => ({
    id: field,
    value: form[field],
    onChange: ({ target }) => {
      actor.send({ type: 'field.changed', field, text: target.value });
    },
  });
  return (
    <Dialog title={t('Add Digital Signature')} onClose={cancel}>
      <form
        className="grid gap-4 sm:grid-cols-2"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'confirm.pressed' });
        }}
      >
        <SignerFields bind={bind} />
        <PlaceFields bind={bind} onPageLeft={() => actor.send({ type: 'page.left' })} />
        <div className="mt-2 sm:col-span-2">
          <DialogActions>
            <Button tone="quiet" onClick={cancel}>
              {t('Cancel')}
            </Button>
            <Button type="submit" disabled={!complete}>
              {t('Sign & Save')}
            </Button>
          </DialogActions>
        </div>
      </form>
    </Dialog>
  );
};

interface BoundField {
  readonly id: string;
  readonly value: string;
  readonly onChange: (event: { readonly target: { readonly value: string } }) => void;
}

interface SignerFieldsProps {
  readonly bind: (field: SignField) => BoundField;
}

const SignerFields = ({ bind }: SignerFieldsProps) => (
  <>
    <Field label={t('Full name')} required autoComplete="name" {...bind('signerName')} />
    <Field label={t('Title (optional)')} autoComplete="organization-title" {...bind('signerTitle')} />
    <Field
      label={t('E-mail')}
      type="email"
      required
      autoComplete="email"
      className="sm:col-span-2"
      {...bind('signerEmail')}
    />
    <Field label={t('Signature text')} required className="sm:col-span-2" {...bind('signatureText')} />
  </>
);

interface PlaceFieldsProps extends SignerFieldsProps {
  readonly onPageLeft: () => void;
}

/** The position of the signature, and its text. */
const PlaceFields = ({ bind, onPageLeft }: PlaceFieldsProps) => (
  <>
    <SelectField label={t('Position')} choices={positionChoices()} {...bind('signaturePosition')} />
    <Field label={t('Page')} inputMode="numeric" onBlur={onPageLeft} {...bind('signaturePage')} />
    <Field label={t('Reason (optional)')} className="sm:col-span-2" {...bind('signatureReason')} />
    <Field label={t('Location (optional)')} {...bind('signatureLocation')} />
    <Field label={t('Contact (optional)')} placeholder={t('the e-mail address')} {...bind('signatureContact')} />
    <SelectField
      label={t('Certify, and allow afterwards')}
      choices={certificationChoices()}
      {...bind('certification')}
    />
  </>
);
