import { useSelector } from '@xstate/react';
import { Plus, X } from 'lucide-react';
import { RECIPIENTS_MAX, SHARE_PASSWORD_MAX, SIGNATURE_TEXT_MAX } from '../../../../contracts/limits.js';
import { Button, IconButton } from '../../../parts/button.js';
import { Field, SelectField } from '../../../parts/field.js';
import { isScreenLanguage, screenLanguages } from '../../../../contracts/screen-languages.js';
import { t } from '../../../text/t.js';
import { lackingIn, type AskedPerson } from './ask-context.js';
import type { AskActor } from './ask.machine.js';
import { lookOf } from './recipient-look.js';

/** Who is asked to sign, and whether one after the other. */
export const People = ({ actor }: { readonly actor: AskActor }) => {
  const { people, isInOrder } = useSelector(actor, ({ context }) => context);
  return (
    <section aria-labelledby="people" className="grid gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 id="people" className="text-lg font-semibold">
          {t('Who signs')}
        </h2>
        <label className="flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            className="size-5 accent-brand"
            checked={isInOrder}
            onChange={() => actor.send({ type: 'order.switched' })}
          />
          {t('In this order')}
        </label>
      </div>
      {people.map((person, index) => (
        <Person key={index} actor={actor} person={person} recipient={index + 1} />
      ))}
      {people.length < RECIPIENTS_MAX && (
        <Button tone="quiet" onClick={() => actor.send({ type: 'person.added' })}>
          <Plus className="size-4" aria-hidden="true" />
          {t('Add a person')}
        </Button>
      )}
    </section>
  );
};

const languageNames = Object.entries(screenLanguages).map(([code, { name }]) => [code, name] as const);

interface PersonProps {
  readonly actor: AskActor;
  readonly person: AskedPerson;
  readonly recipient: number;
}

const Person = ({ actor, person, recipient }: PersonProps) => {
  const isChosen = useSelector(actor, ({ context }) => context.recipient === recipient);
  const isOnly = useSelector(actor, ({ context }) => context.people.length === 1);
  const { line, fill } = lookOf(recipient);
  return (
    <fieldset
      className="grid min-w-0 gap-2 rounded-2xl border bg-card p-3"
      style={isChosen ? { borderColor: line, boxShadow: `0 0 0 1px ${line}` } : {}}
      onFocus={() => actor.send({ type: 'person.chosen', recipient })}
    >
      <legend className="sr-only">{person.role === '' ? t('Person {n}', { n: recipient }) : person.role}</legend>
      <div className="flex items-center gap-2">
        <span
          aria-hidden="true"
          className="grid size-8 place-items-center rounded-full bg-[white] text-sm font-semibold"
          style={{ color: line, backgroundImage: `linear-gradient(${fill}, ${fill})` }}
        >
          {recipient}
        </span>
        <bdi className="min-w-0 flex-1 font-medium [overflow-wrap:anywhere]">{person.role}</bdi>
        {!isOnly && (
          <IconButton
            label={t('Remove person {n}', { n: recipient })}
            onClick={() => actor.send({ type: 'person.removed', recipient })}
          >
            <X className="size-4" aria-hidden="true" />
          </IconButton>
        )}
      </div>
      <PersonInputs actor={actor} person={person} recipient={recipient} />
    </fieldset>
  );
};

const PersonInputs = ({ actor, person, recipient }: PersonProps) => {
  const lacking = useSelector(actor, ({ context }) => lackingIn(context));
  const change = (to: Partial<AskedPerson>): void => actor.send({ type: 'person.changed', recipient, change: to });
  const id = (name: string): string => `person-${recipient}-${name}`;
  const isWrong = lacking?.recipient === recipient && lacking.what === 'email';
  return (
    <>
      <Field
        id={id('name')}
        size="small"
        label={t('Name')}
        value={person.name}
        maxLength={SIGNATURE_TEXT_MAX}
        autoComplete="off"
        onChange={({ target }) => change({ name: target.value })}
      />
      <Field
        id={id('email')}
        size="small"
        type="email"
        label={t('E-mail, for your list (optional)')}
        value={person.email}
        autoComplete="off"
        aria-invalid={isWrong}
        onChange={({ target }) => change({ email: target.value })}
      />
      <LanguageChoice actor={actor} person={person} recipient={recipient} />
      <Field
        id={id('password')}
        size="small"
        label={t('Password for the link (optional)')}
        value={person.password}
        maxLength={SHARE_PASSWORD_MAX}
        autoComplete="off"
        onChange={({ target }) => change({ password: target.value })}
      />
    </>
  );
};

const LanguageChoice = ({ actor, person, recipient }: PersonProps) => (
  <SelectField
    id={`person-${recipient}-language`}
    size="small"
    label={t('Language of their page and mails')}
    value={person.language ?? ''}
    choices={[['', t('As on this page')], ...languageNames]}
    onChange={({ target: { value } }) =>
      actor.send({
        type: 'person.changed',
        recipient,
        change: { language: isScreenLanguage(value) ? value : undefined },
      })
    }
  />
);
