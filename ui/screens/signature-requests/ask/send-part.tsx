import { useSelector } from '@xstate/react';
import { Send } from 'lucide-react';
import { REQUEST_MESSAGE_MAX } from '../../../../contracts/limits.js';
import { Button } from '../../../parts/button.js';
import { SelectField, TextAreaField } from '../../../parts/field.js';
import { t } from '../../../text/t.js';
import { lackingIn, type Lacking } from './ask.context.js';
import type { AskActor } from './ask.machine.js';

const DAYS = [7, 14, 30, 60, 90] as const;

/** What the people are told, how long they may sign, and the button that makes their links. */
export const SendPart = ({ actor }: { readonly actor: AskActor }) => {
  const { message, days, people } = useSelector(actor, ({ context }) => context);
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
      <p role="status" className={`text-sm ${lacking ? 'text-danger' : 'text-muted'}`}>
        {lacking
          ? lackingText(lacking, people[lacking.recipient - 1]?.name ?? '')
          : t('Everybody has a place to sign.')}
      </p>
      <Button aria-disabled={lacking !== null || isSending} onClick={() => actor.send({ type: 'send.pressed' })}>
        <Send className="size-4 rtl:-scale-x-100" aria-hidden="true" />
        {t(isSending ? 'Making the links' : 'Make links')}
      </Button>
      <p className="text-sm text-muted">
        {t(
          'Each person gets a link of their own, which you send. Each signature is sealed with the certificate of this server. It is not a qualified electronic signature, and proves no identity beyond who held the link.',
        )}
      </p>
    </section>
  );
};

const lackingText = ({ recipient, what }: Lacking, name: string): string => {
  if (what === 'name') return t('Person {n} has no name.', { n: recipient });
  if (what === 'email') return t('The e-mail address of {name} is not complete.', { name });
  return t('{name} has no signature field.', { name });
};
