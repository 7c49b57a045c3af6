import { useSelector } from '@xstate/react';
import { LoaderCircle } from 'lucide-react';
import { Button } from '../../parts/button.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { Card } from '../../parts/dashboard/card.js';
import { Dialog, DialogActions } from '../../parts/dialog.js';
import { Field } from '../../parts/field.js';
import { useScreen } from '../../session/use-screen.js';
import { t, translated } from '../../text/t.js';
import { eraseMemberMachine, type EraseMemberActor } from './erase-member.machine.js';

/** Who asks to be erased, and cannot do it on the account page, is erased here. Requirement. */
export const EraseMember = () => {
  const actor = useScreen(eraseMemberMachine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const isAsked = !state.matches('resting');
  return (
    <Card title={t('Erase a member')}>
      <div data-erase-member={state.value} className="mt-2 grid gap-4">
        <p className="max-w-2xl text-sm text-muted">
          {t('For members who ask for it and cannot do it on their account page. It cannot be undone.')}
        </p>
        <WhomForm actor={actor} />
      </div>
      {isAsked && <EraseDialog actor={actor} />}
    </Card>
  );
};

interface ActorProps {
  readonly actor: EraseMemberActor;
}

const WhomForm = ({ actor }: ActorProps) => {
  const member = useSelector(actor, ({ context }) => context.member);
  return (
    <form
      className="flex flex-wrap items-end gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'erase.pressed' });
      }}
    >
      <Field
        id="erase-member"
        label={t('E-mail address or ID of the member')}
        value={member}
        dir="auto"
        autoComplete="off"
        spellCheck={false}
        className="min-w-52 max-w-md flex-1"
        onChange={(event) => actor.send({ type: 'member.typed', text: event.currentTarget.value })}
      />
      <Button type="submit" tone="quiet" className="text-danger!" disabled={member.trim() === ''}>
        {t('Erase this member')}
      </Button>
    </form>
  );
};

const EraseDialog = ({ actor }: ActorProps) => {
  const isErased = useSelector(actor, (state) => state.matches('erased'));
  const member = useSelector(actor, ({ context }) => context.member.trim());
  return (
    <Dialog title={t('Erase a member')} onClose={() => actor.send({ type: 'erase.cancelled' })}>
      {isErased ? <Erased actor={actor} member={member} /> : <Question actor={actor} member={member} />}
    </Dialog>
  );
};

interface MemberProps extends ActorProps {
  readonly member: string;
}

const WhatGoes = () => (
  <ul className="mb-5 grid list-disc gap-1.5 ps-5 text-sm">
    <li>{t('Their name, their address and the names of their files become unreadable in the log.')}</li>
    <li>{t('Their conversions, links, results and unfinished uploads are deleted.')}</li>
    <li>{t('They are signed out everywhere. Who signs in again begins anew.')}</li>
    <li>{t('The log keeps that you asked for it.')}</li>
  </ul>
);

const ConfirmationField = ({ actor, member }: MemberProps) => {
  const isErasing = useSelector(actor, (state) => state.matches('erasing'));
  const { typed, failure } = useSelector(actor, ({ context }) => context);
  return (
    <Field
      id="confirm-erase"
      label={t('Type "{words}" to confirm', { words: member })}
      value={typed}
      dir="auto"
      autoComplete="off"
      spellCheck={false}
      readOnly={isErasing}
      aria-invalid={failure !== ''}
      aria-describedby={failure === '' ? undefined : 'erase-failure'}
      className="mb-3 wrap-anywhere"
      onChange={(event) => actor.send({ type: 'confirmation.typed', text: event.currentTarget.value })}
    />
  );
};

const Question = ({ actor, member }: MemberProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isErasing = state.matches('erasing');
  const { failure } = state.context;
  const isUntyped = !isErasing && !state.can({ type: 'erase.confirmed' });
  return (
    <form
      aria-busy={isErasing}
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'erase.confirmed' });
      }}
    >
      <p className="mb-3 wrap-anywhere">{t('Erase {member} for good?', { member })}</p>
      <WhatGoes />
      <ConfirmationField actor={actor} member={member} />
      <p id="erase-failure" role="alert" className="mb-3 text-sm text-danger wrap-anywhere empty:hidden">
        {translated(failure)}
      </p>
      <DialogActions>
        <Button tone="quiet" aria-disabled={isErasing} onClick={() => actor.send({ type: 'erase.cancelled' })}>
          {t('Cancel')}
        </Button>
        <Button type="submit" tone="danger" disabled={isUntyped} aria-disabled={isErasing}>
          {isErasing && <LoaderCircle className="size-4 animate-spin" aria-hidden="true" />}
          {t(isErasing ? 'Erasing…' : 'Erase for good')}
        </Button>
      </DialogActions>
    </form>
  );
};

const Erased = ({ actor, member }: MemberProps) => (
  <>
    <p role="status" className="mb-6 wrap-anywhere">
      {t('{member} is erased. Their links no longer work; the last of their files are deleted in a moment.', {
        member,
      })}
    </p>
    <DialogActions>
      <Button ref={catchFocus} tone="quiet" onClick={() => actor.send({ type: 'erase.cancelled' })}>
        {t('Close')}
      </Button>
    </DialogActions>
  </>
);
