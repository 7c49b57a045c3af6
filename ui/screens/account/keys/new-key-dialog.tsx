import { useSelector } from '@xstate/react';
import { API_KEY_NAME_MAX, apiKeyScopes, type ApiKeyScope } from '../../../../contracts/api-keys.js';
import { Checkboxes, CreateDialog } from '../../../parts/create-dialog.js';
import { Field, SelectField } from '../../../parts/field.js';
import { t } from '../../../text/t.js';
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
    webhooks: t('Make and look after webhooks'),
    workflows: t('Make workflows, run them and look after them'),
    embed: t('Let pages of other sites show the tools in a frame'),
  })[scope];

/** Asks for the name, the scopes and the end of a new key. */
export const NewKeyDialog = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isCreating = state.matches({ listed: 'making' });
  return (
    <CreateDialog
      title={t('New key')}
      submitLabel={t('Make the key')}
      isCreating={isCreating}
      isIncomplete={!isCreating && !state.can({ type: 'making.confirmed' })}
      failure={state.context.failure}
      onCancel={() => actor.send({ type: 'making.cancelled' })}
      onSubmit={() => actor.send({ type: 'making.confirmed' })}
    >
      <NameField actor={actor} />
      <ScopeBoxes actor={actor} />
      <DaysField actor={actor} />
    </CreateDialog>
  );
};

const ScopeBoxes = ({ actor }: ActorProps) => (
  <Checkboxes
    legend={t('The key may')}
    values={apiKeyScopes}
    checked={useSelector(actor, ({ context }) => context.draft.scopes)}
    labelOf={scopeSentence}
    onToggle={(scope) => actor.send({ type: 'scope.toggled', scope })}
  />
);

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
