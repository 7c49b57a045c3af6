import { useSelector } from '@xstate/react';
import { WEBHOOK_URL_MAX, webhookTopics } from '../../../../contracts/webhooks.js';
import { Button } from '../../../parts/button.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
import { Field } from '../../../parts/field.js';
import { t, translated } from '../../../text/t.js';
import { topicText } from './webhook-words.js';
import type { WebhooksActor } from './webhooks.machine.js';

interface ActorProps {
  readonly actor: WebhooksActor;
}

/** Asks for the address of a new webhook, and for what it is told of. */
export const NewWebhookDialog = ({ actor }: ActorProps) => {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { failure } = state.context;
  const isMaking = state.matches({ listed: 'making' });
  const isIncomplete = !isMaking && !state.can({ type: 'making.confirmed' });
  const cancel = (): void => actor.send({ type: 'making.cancelled' });
  return (
    <Dialog title={t('New webhook')} onClose={cancel}>
      <form
        aria-busy={isMaking}
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'making.confirmed' });
        }}
      >
        <AddressField actor={actor} />
        <TopicBoxes actor={actor} />
        <p data-failure role="alert" className="text-sm text-danger wrap-anywhere empty:hidden">
          {translated(failure)}
        </p>
        <DialogActions>
          <Button tone="quiet" aria-disabled={isMaking} onClick={cancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" disabled={isIncomplete} aria-disabled={isMaking}>
            {t('Make the webhook')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
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

const TopicBoxes = ({ actor }: ActorProps) => {
  const topics = useSelector(actor, ({ context }) => context.draft.topics);
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1.5 text-sm font-medium">{t('It is told of')}</legend>
      {webhookTopics.map((topic) => (
        <label key={topic} className="flex min-h-11 items-center gap-3 rounded-xl border border-line px-3.5 py-2">
          <input
            type="checkbox"
            value={topic}
            checked={topics.includes(topic)}
            className="size-4 shrink-0 accent-brand"
            onChange={() => actor.send({ type: 'topic.toggled', topic })}
          />
          <span className="text-[0.9375rem]">{topicText(topic)}</span>
        </label>
      ))}
    </fieldset>
  );
};
