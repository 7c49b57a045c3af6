import { useSelector } from '@xstate/react';
import { WEBHOOK_URL_MAX, webhookTopics } from '../../../../contracts/webhooks.js';
import { Checkboxes, CreateDialog } from '../../../parts/create-dialog.js';
import { Field } from '../../../parts/field.js';
import { t } from '../../../text/t.js';
import { topicText } from './webhook-words.js';
import type { WebhooksActor } from './webhooks.machine.js';

interface ActorProps {
  readonly actor: WebhooksActor;
}

/** Asks for the address of a new webhook, and for what it is told of. */
export const NewWebhookDialog = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const isCreating = state.matches({ listed: 'making' });
  return (
    <CreateDialog
      title={t('New webhook')}
      submitLabel={t('Make the webhook')}
      isCreating={isCreating}
      isIncomplete={!isCreating && !state.can({ type: 'making.confirmed' })}
      failure={state.context.failure}
      onCancel={() => actor.send({ type: 'making.cancelled' })}
      onSubmit={() => actor.send({ type: 'making.confirmed' })}
    >
      <AddressField actor={actor} />
      <TopicBoxes actor={actor} />
    </CreateDialog>
  );
};

const AddressField = ({ actor }: ActorProps) => {
  const url = useSelector(actor, ({ context }) => context.draft.url);
  const isMaking = useSelector(actor, (state) => state.matches({ listed: 'making' }));
  return (
    <Field
      id="webhook-url"
      label={t('Address that is called')}
      dir="ltr"
      inputMode="url"
      value={url}
      maxLength={WEBHOOK_URL_MAX}
      autoComplete="off"
      readOnly={isMaking}
      onChange={(event) => actor.send({ type: 'url.typed', text: event.currentTarget.value })}
    />
  );
};

const TopicBoxes = ({ actor }: ActorProps) => (
  <Checkboxes
    legend={t('It is told of')}
    values={webhookTopics}
    checked={useSelector(actor, ({ context }) => context.draft.topics)}
    labelOf={topicText}
    onToggle={(topic) => actor.send({ type: 'topic.toggled', topic })}
  />
);
