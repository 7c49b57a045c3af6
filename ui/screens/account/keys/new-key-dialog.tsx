import { useSelector } from '@xstate/react';
import { API_KEY_NAME_MAX, apiKeyScopes, type ApiKeyScope } from '../../../../contracts/api-keys.js';
import { Button } from '../../../parts/button.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
import { Field, SelectField } from '../../../parts/field.js';
import { t, translated } from '../../../text/t.js';
import type { ApiKeysActor } from './api-keys.machine.js';

interface ActorProps {
  readonly actor: ApiKeysActor;
}

/** The days until its end that are offered for a new key. */
const DAYS = [7, 30, 90, 365] as const;

const scopeSentence = (scope: ApiKeyScope): string =>
  ({
    convert: t('Upload files, run tools, take their results, rename and delete them'),
    read: t('See and download everything you have made'),
    share: t('Protect and end your links'),
    sign: t('Put signatures into documents'),
  })[scope];

/** Asks for the name, the scopes and the end of a new key. */
export const NewKeyDialog = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure } = state.context;
  const isMaking = state.matches({ listed: 'making' });
  const isIncomplete = !isMaking && !state.can({ type: 'making.confirmed' });
  const cancel = (): void => actor.send({ type: 'making.cancelled' });
  return (
    <Dialog title={t('New key')} onClose={cancel}>
      <form
        aria-busy={isMaking}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'making.confirmed' });
        }}
      >
        <NameField actor={actor} />
        <ScopeBoxes actor={actor} />
        <DaysField actor={actor} />
        <p data-failure role="alert" className="text-sm text-danger wrap-anywhere empty:hidden">
          {translated(failure)}
        </p>
        <DialogActions>
          <Button tone="quiet" aria-disabled={isMaking} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={isIncomplete} aria-disabled={isMaking}>
            {t('Make the key')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const ScopeBoxes = ({ actor }: ActorProps) => {
  const scopes = useSelector(actor, ({ context }) => context.draft.scopes);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('The key may')}</legend>
      {apiKeyScopes.map((scope) => (
        <label key={scope} className="flex min-h-11 items-center gap-3 rounded-xl border border-line px-3.5 py-2">
          <input
            type="checkbox"
            value={scope}
            checked={scopes.includes(scope)}
            className="size-4 shrink-0 accent-brand"
            onChange={() => actor.send({ type: 'scope.toggled', scope })}
          />
          <span className="text-[0.9375rem]">{scopeSentence(scope)}</span>
        </label>
      ))}
    </fieldset>
  );
};

const NameField = ({ actor }: ActorProps) => {
  const name = useSelector(actor, ({ context }) => context.draft.name);
  const isMaking = useSelector(actor, (state) => state.matches({ listed: 'making' }));
  return (
    <Field
      id="key-name"
      label={t('What the key is for')}
      value={name}
      maxLength={API_KEY_NAME_MAX}
      autoComplete="off"
      readOnly={isMaking}
      onChange={(event) => actor.send({ type: 'name.typed', text: event.currentTarget.value })}
    />
  );
};

const DaysField = ({ actor }: ActorProps) => {
  const days = useSelector(actor, ({ context }) => context.draft.days);
  return (
    <SelectField
      id="key-days"
      label={t('Ends after')}
      value={String(days)}
      choices={DAYS.map((n) => [String(n), t('{n} days', { n })])}
      onChange={(event) => actor.send({ type: 'days.chosen', days: Number(event.currentTarget.value) })}
    />
  );
};
