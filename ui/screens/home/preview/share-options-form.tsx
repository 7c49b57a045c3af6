import { useSelector } from '@xstate/react';
import type { SubmitEvent } from 'react';
import { Button } from '../../../parts/button.js';
import { catchFocus } from '../../../parts/catch-focus.js';
import { Field } from '../../../parts/field.js';
import { Fold } from '../../../parts/fold.js';
import type { ShareOptionsActor } from './share-options.machine.js';
import { t, translated } from '../../../text/t.js';

interface OptionsProps {
  readonly actor: ShareOptionsActor;
}

/** The value of a form's only field. */
const typedIn = (event: SubmitEvent<HTMLFormElement>, name: string): string => {
  event.preventDefault();
  const typed = new FormData(event.currentTarget).get(name);
  return typeof typed === 'string' ? typed : '';
};

/** Download limit, password and early end of a link. */
export const ShareOptionsFields = ({ actor }: OptionsProps) => {
  const state = useSelector(actor, ({ value }) => value);
  return (
    <div data-options={state} className="grid gap-5">
      <LimitForm actor={actor} />
      <PasswordForm actor={actor} />
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
