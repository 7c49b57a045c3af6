import { useSelector } from '@xstate/react';
import { useState, type SubmitEvent } from 'react';
import { linkSpans, spanEnd, type LinkSpan } from '../../../contracts/link-lifetime.js';
import { Button } from '../../parts/button.js';
import { catchFocus } from '../../parts/catch-focus.js';
import { Field, SelectField } from '../../parts/field.js';
import { Fold } from '../../parts/fold.js';
import { LinkUses } from './link-uses.js';
import type { ShareOptionsActor } from './share-options.machine.js';
import { locale } from '../../text/language.js';
import { t, translated } from '../../text/t.js';
import { minuteText } from '../../text/times.js';

interface OptionsProps {
  readonly actor: ShareOptionsActor;
}

/** The value of a form's only field. */
const typedIn = (event: SubmitEvent<HTMLFormElement>, name: string): string => {
  event.preventDefault();
  const typed = new FormData(event.currentTarget).get(name);
  return typeof typed === 'string' ? typed : '';
};

interface FieldsProps extends OptionsProps {
  /** The latest moment that a link may end at, where the machine does not know it. */
  readonly latestEnd?: string | null;
}

/** Download limit, password and end of a link, and how it was used. */
export const ShareOptionsFields = ({ actor, latestEnd = null }: FieldsProps) => {
  const state = useSelector(actor, ({ value }) => value);
  const hash = useSelector(actor, ({ context }) => context.hash);
  return (
    <div data-options={state} className="grid gap-5">
      <LimitForm actor={actor} />
      <PasswordForm actor={actor} />
      <ExpiryForm actor={actor} latestEnd={latestEnd} />
      <LinkUses key={hash} hash={hash} />
      <EndLink actor={actor} />
    </div>
  );
};

/** The same, hidden until it is opened. */
export const ShareOptionsForm = ({ actor }: OptionsProps) => (
  <Fold title={t('Share options')}>
    <div className="border-t border-line p-4">
      <ShareOptionsFields actor={actor} />
    </div>
  </Fold>
);

const LimitForm = ({ actor }: OptionsProps) => {
  const { maxDownloads, problem, isUsed } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (state) => state.matches('saving'));
  const wrong = problem?.field === 'maxDownloads';
  return (
    <form
      aria-label={t('Download limit')}
      onSubmit={(event) => {
        actor.send({ type: 'limit.saved', text: typedIn(event, 'limit') });
      }}
    >
      <div className="flex items-end gap-2">
        <Field
          key={maxDownloads}
          ref={isUsed ? catchFocus : null}
          id="share-limit"
          name="limit"
          label={t('Download limit')}
          inputMode="numeric"
          placeholder={t('No limit')}
          autoComplete="off"
          defaultValue={maxDownloads ?? ''}
          aria-invalid={wrong}
          aria-describedby={wrong ? 'share-limit-problem' : undefined}
          className="flex-1"
        />
        <Button type="submit" tone="quiet" aria-disabled={busy} aria-label={t('Save download limit')}>
          {t('Save')}
        </Button>
      </div>
      <Problem id="share-limit-problem" text={wrong ? problem.message : ''} />
    </form>
  );
};

const PasswordForm = ({ actor }: OptionsProps) => {
  const { hasPassword, problem, isUsed } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (state) => state.matches('saving'));
  const wrong = problem?.field === 'password';
  return (
    <form
      aria-label={t('Link password')}
      onSubmit={(event) => {
        actor.send({ type: 'password.saved', password: typedIn(event, 'password') });
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <Field
          key={String(hasPassword)}
          ref={isUsed ? catchFocus : null}
          id="share-password"
          name="password"
          type="password"
          label={t(hasPassword ? 'New password' : 'Password')}
          placeholder={t(hasPassword ? 'Password is set' : 'None')}
          autoComplete="new-password"
          aria-invalid={wrong}
          aria-describedby={wrong ? 'share-password-problem' : undefined}
          className="min-w-40 flex-1"
        />
        <Button type="submit" tone="quiet" aria-disabled={busy} aria-label={t('Save password')}>
          {t('Save')}
        </Button>
        {hasPassword && <RemovePassword actor={actor} />}
      </div>
      <Problem id="share-password-problem" text={wrong ? problem.message : ''} />
    </form>
  );
};

const RemovePassword = ({ actor }: OptionsProps) => {
  const busy = useSelector(actor, (state) => state.matches('saving'));
  return (
    <Button
      tone="quiet"
      aria-disabled={busy}
      onClick={() => {
        actor.send({ type: 'password.removed' });
      }}
    >
      {t('Remove password')}
    </Button>
  );
};

/** Values that stand for a moment that is typed, and for the latest one. */
const MOMENT = 'moment';
const LATEST = 'latest';

const spanText = (span: LinkSpan): string => {
  const [, count = '', unit = 'h'] = /^(\d+)([hdw])$/.exec(span) ?? [];
  const units = { h: 'hour', d: 'day', w: 'week' } as const;
  return new Intl.RelativeTimeFormat(locale()).format(Number(count), units[unit as keyof typeof units]);
};

const choicesFor = (latestEnd: string | null, now: Date): (readonly [value: string, text: string])[] => {
  const latest = latestEnd === null ? null : new Date(latestEnd);
  const fitting = linkSpans.filter((span) => latest !== null && spanEnd(span, now) <= latest);
  const last =
    latestEnd === null ? t('As late as possible') : t('As late as possible: {time}', { time: minuteText(latestEnd) });
  return [
    ...fitting.map((span) => [span, spanText(span)] as const),
    [MOMENT, t('At a time of your choice')],
    [LATEST, last],
  ];
};

/** A moment as a field for local times takes it. */
const localMinute = (at: Date): string =>
  new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 'YYYY-MM-DDTHH:mm'.length);

/** The chosen end; the end that the link has, where its minute was left as it was. */
const expiresIn = (choice: string, moment: string, before: string | null): string | null => {
  if (choice === LATEST) return null;
  if (choice !== MOMENT) return choice;
  if (before !== null && moment === localMinute(new Date(before))) return before;
  return Number.isNaN(Date.parse(moment)) ? '' : new Date(moment).toISOString();
};

interface MomentProps {
  readonly expiresAt: string | null;
  readonly latest: string | null;
  readonly now: Date;
  readonly isWrong: boolean;
}

const MomentField = ({ expiresAt, latest, now, isWrong }: MomentProps) => (
  <Field
    id="share-moment"
    name="moment"
    type="datetime-local"
    label={t('Date and time')}
    min={localMinute(now)}
    {...(latest !== null && { max: localMinute(new Date(latest)) })}
    defaultValue={expiresAt === null ? '' : localMinute(new Date(expiresAt))}
    aria-invalid={isWrong}
    aria-describedby={isWrong ? 'share-expires-problem' : undefined}
    className="min-w-40 flex-1"
  />
);

const ExpiryForm = ({ actor, latestEnd: latestKnown }: Required<FieldsProps>) => {
  const { expiresAt, latestEnd, problem } = useSelector(actor, ({ context }) => context);
  const busy = useSelector(actor, (state) => state.matches('saving'));
  const [now] = useState(() => new Date());
  const [chosen, choose] = useState<string | null>(null);
  const wrong = problem?.field === 'expires';
  const latest = latestEnd ?? latestKnown;
  const choice = chosen ?? (expiresAt === null || expiresAt === latest ? LATEST : MOMENT);
  return (
    <form
      aria-label={t('End of the link')}
      onSubmit={(event) => {
        actor.send({ type: 'expiry.saved', expires: expiresIn(choice, typedIn(event, 'moment'), expiresAt) });
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <SelectField
          id="share-expires"
          name="expires"
          label={t('The link ends')}
          choices={choicesFor(latest, now)}
          value={choice}
          onChange={({ currentTarget }) => choose(currentTarget.value)}
          className="min-w-40 flex-1"
        />
        {choice === MOMENT && <MomentField expiresAt={expiresAt} latest={latest} now={now} isWrong={wrong} />}
        <Button type="submit" tone="quiet" aria-disabled={busy} aria-label={t('Save the end of the link')}>
          {t('Save')}
        </Button>
      </div>
      <Problem id="share-expires-problem" text={wrong ? problem.message : ''} />
    </form>
  );
};

const Problem = ({ id, text }: { readonly id: string; readonly text: string }) => (
  <p id={id} role="alert" className="mt-1.5 text-sm text-danger empty:hidden">
    {translated(text)}
  </p>
);

const EndLink = ({ actor }: OptionsProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  if (state.matches('asking') || state.matches('ending')) return <EndConfirmation actor={actor} />;
  return (
    <Button
      ref={state.context.isUsed ? catchFocus : null}
      tone="quiet"
      className="justify-self-start text-danger!"
      aria-disabled={!state.matches('resting')}
      onClick={() => {
        actor.send({ type: 'end.pressed' });
      }}
    >
      {t('End link now')}
    </Button>
  );
};

const EndConfirmation = ({ actor }: OptionsProps) => {
  const busy = useSelector(actor, (state) => state.matches('ending'));
  return (
    <div role="group" aria-label={t('End link now')} className="grid gap-3 rounded-2xl border border-danger-line p-4">
      <p className="text-sm">
        {t('End this link now? It will stop working, and its files will be deleted. This action cannot be undone.')}
      </p>
      <div className="flex gap-2">
        <Button
          tone="danger"
          size="small"
          aria-disabled={busy}
          onClick={() => {
            actor.send({ type: 'end.confirmed' });
          }}
        >
          {t('End link')}
        </Button>
        <Button
          ref={catchFocus}
          tone="quiet"
          size="small"
          aria-disabled={busy}
          onClick={() => {
            actor.send({ type: 'end.cancelled' });
          }}
        >
          {t('Keep it')}
        </Button>
      </div>
    </div>
  );
};
