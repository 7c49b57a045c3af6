import { useSelector } from '@xstate/react';
import { SIGNATURE_TEXT_MAX } from '../../../../contracts/limits.js';
import { Button } from '../../../parts/button.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
import { Field } from '../../../parts/field.js';
import { t } from '../../../text/t.js';
import { nameOf } from '../ask/person-name.js';
import type { TemplatesActor } from './templates.machine.js';

/** Asks who of the people has a role, before they are kept in a template. */
export const NameRoles = ({ actor }: { readonly actor: TemplatesActor }) => {
  const isNaming = useSelector(actor, (state) => state.matches('naming') || state.matches('keeping'));
  const isBusy = useSelector(actor, (state) => state.matches('keeping'));
  const people = useSelector(actor, ({ context }) => context.kept?.people ?? []);
  if (!isNaming) return null;
  const cancel = (): void => actor.send({ type: 'keep.cancelled' });
  return (
    <Dialog title={t('Keep as a template')} onClose={cancel}>
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'keep.confirmed' });
        }}
      >
        <p className="text-sm text-muted">
          {t(
            'Whoever has a role, such as Tenant, is named anew each time. People without a role stay in the template.',
          )}
        </p>
        {people.map(({ role }, index) => (
          <RoleField key={index} actor={actor} role={role} recipient={index + 1} />
        ))}
        <DialogActions>
          <Button type="button" tone="quiet" aria-disabled={isBusy} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" aria-disabled={isBusy}>
            {t('Keep the template')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

interface RoleFieldProps {
  readonly actor: TemplatesActor;
  readonly role: string;
  /** Counted from 1. */
  readonly recipient: number;
}

const RoleField = ({ actor, role, recipient }: RoleFieldProps) => {
  const people = useSelector(actor, ({ context }) => context.kept?.people ?? []);
  return (
    <Field
      id={`role-${recipient}`}
      size="small"
      label={t('Role of {name} (optional)', { name: nameOf(people, recipient) })}
      value={role}
      maxLength={SIGNATURE_TEXT_MAX}
      autoComplete="off"
      onChange={({ target }) => actor.send({ type: 'role.typed', recipient, role: target.value })}
    />
  );
};
