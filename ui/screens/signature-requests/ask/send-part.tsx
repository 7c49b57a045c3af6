import { useSelector } from '@xstate/react';
import { BookmarkPlus, Send } from 'lucide-react';
import { REQUEST_MESSAGE_MAX } from '../../../../contracts/limits.js';
import { Button } from '../../../parts/button.js';
import { useCapabilities } from '../../../session/use-capabilities.js';
import { SelectField, TextAreaField } from '../../../parts/field.js';
import { t } from '../../../text/t.js';
import { lackingIn, type Lacking } from './ask-context.js';
import type { AskActor } from './ask.machine.js';

const DAYS = [7, 14, 30, 60, 90] as const;

interface SendPartProps {
  readonly actor: AskActor;
  readonly onKeep: () => void;
}

/** The words for the people, the time in which they may sign, and the button that makes their links. */
export const SendPart = ({ actor, onKeep }: SendPartProps) => {
  const { message, days, people } = useSelector(actor, ({ context }) => context);
  const sendsMail = useCapabilities()?.mail === true;
  const lacking = useSelector(actor, ({ context }) => lackingIn(context));
  const isSending = useSelector(actor, (state) => state.matches({ present: 'sending' }));
  return (
    <section aria-label={t('Send')} className="grid gap-3">
      <TextAreaField
        id="message"
        label={t('Message (optional)')}
        value={message}
        maxLength={REQUEST_MESSAGE_MAX}
        onChange={({ target }) => actor.send({ type: 'message.typed', text: target.value })}
      />
      <SelectField
        id="days"
        label={t('Open for')}
        value={String(days)}
        choices={DAYS.map((n) => [String(n), t('{n} days', { n })])}
        onChange={({ target }) => actor.send({ type: 'days.chosen', days: Number(target.value) })}
      />
      {sendsMail && <Reminders actor={actor} />}
      <HandingOn actor={actor} />
      <p role="status" className={`text-sm ${lacking ? 'text-danger' : 'text-muted'}`}>
        {lacking
          ? lackingText(lacking, people[lacking.recipient - 1]?.name ?? '')
          : t('Everybody has a place to sign.')}
      </p>
      <Button aria-disabled={lacking !== null || isSending} onClick={() => actor.send({ type: 'send.pressed' })}>
        <Send className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {t(isSending ? 'Making the links' : 'Make links')}
      </Button>
      <Button tone="quiet" aria-disabled={isSending} onClick={onKeep}>
        <BookmarkPlus className="size-4" aria-hidden="true" />
        {t('Keep as a template')}
      </Button>
      <Notice sendsMail={sendsMail} />
    </section>
  );
};

const Notice = ({ sendsMail }: { readonly sendsMail: boolean }) => (
  <p className="text-sm text-muted">
    {sendsMail
      ? t(
          'If you are signed in, whoever has an e-mail address here gets their link by mail once it is their turn. You can copy every link as well.',
        )
      : t('Each person gets a link of their own, which you send.')}{' '}
    {t(
      'Each signature is sealed with the certificate of this server. It is not a qualified electronic signature, and proves no identity beyond who held the link.',
    )}
  </p>
);

const HandingOn = ({ actor }: { readonly actor: AskActor }) => {
  const mayHandOn = useSelector(actor, ({ context }) => context.mayHandOn);
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        className="size-5 shrink-0 accent-brand"
        checked={mayHandOn}
        onChange={() => actor.send({ type: 'hand-on.switched' })}
      />
      {t('They may name somebody else to sign in their place')}
    </label>
  );
};

const Reminders = ({ actor }: { readonly actor: AskActor }) => {
  const remindEvery = useSelector(actor, ({ context }) => context.remindEvery);
  return (
    <SelectField
      id="reminders"
      label={t('Remind by mail')}
      value={String(remindEvery)}
      choices={[
        ['0', t('Never')],
        ['1', t('Every day')],
        ['3', t('Every three days')],
        ['7', t('Every week')],
        ['14', t('Every two weeks')],
      ]}
      onChange={({ target }) => actor.send({ type: 'reminders.chosen', days: Number(target.value) })}
    />
  );
};

const lackingText = ({ recipient, what }: Lacking, name: string): string => {
  if (what === 'name') return t('Person {n} has no name.', { n: recipient });
  if (what === 'email') return t('The e-mail address of {name} is not complete.', { name });
  return t('{name} has no signature field.', { name });
};
