import { useSelector } from '@xstate/react';
import { Button } from '../../parts/button.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { Field, SelectField } from '../../parts/field.js';
import { sentence } from '../../text/phrases.js';
import type { SignDialogActor, SignField } from './sign-dialog.machine.js';

const positions = ['bottom-right', 'bottom-left', 'top-right', 'top-left', 'center'] as const;
const positionChoices = positions.map((position) => [position, sentence(position)] as const);

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
    <Dialog title="Add Digital Signature" onClose={cancel}>
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
              Cancel
            </Button>
            <Button type="submit" disabled={!complete}>
              Sign &amp; Save
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
    <Field label="Full name" required autoComplete="name" {...bind('signerName')} />
    <Field label="Title (optional)" autoComplete="organization-title" {...bind('signerTitle')} />
    <Field
      label="E-mail"
      type="email"
      required
      autoComplete="email"
      className="sm:col-span-2"
      {...bind('signerEmail')}
    />
    <Field label="Signature text" required className="sm:col-span-2" {...bind('signatureText')} />
  </>
);

interface PlaceFieldsProps extends SignerFieldsProps {
  readonly onPageLeft: () => void;
}

/** The position of the signature, and its text. */
const PlaceFields = ({ bind, onPageLeft }: PlaceFieldsProps) => (
  <>
    <SelectField label="Position" choices={positionChoices} {...bind('signaturePosition')} />
    <Field label="Page" inputMode="numeric" onBlur={onPageLeft} {...bind('signaturePage')} />
    <Field label="Reason (optional)" className="sm:col-span-2" {...bind('signatureReason')} />
    <Field label="Location (optional)" className="sm:col-span-2" {...bind('signatureLocation')} />
  </>
);
