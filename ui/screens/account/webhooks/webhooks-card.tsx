import { useSelector } from '@xstate/react';
import { Plus, Trash2 } from 'lucide-react';
import type { Webhook } from '../../../../contracts/api/webhooks.js';
import { Button, IconButton } from '../../../parts/button.js';
import { Card, Nothing } from '../../../parts/dashboard/card.js';
import { DeleteDialog, ListFailed, ListLoading } from '../../../parts/list-states.js';
import { SecretOnce } from '../../../parts/secret-once.js';
import { stateWords } from '../../../parts/state-words.js';
import { useScreen } from '../../../session/use-screen.js';
import { t } from '../../../text/t.js';
import { clockTime } from '../../../text/times.js';
import { DeliveryList } from './delivery-list.js';
import { NewWebhookDialog } from './new-webhook-dialog.js';
import { topicText, webhookStateText } from './webhook-words.js';
import { webhooksMachine, type WebhooksActor } from './webhooks.machine.js';

interface ActorProps {
  readonly actor: WebhooksActor;
}

/** The addresses that are told what happens to the member's documents. */
export const WebhooksCard = () => {
  const actor = useScreen(webhooksMachine);
  const state = useSelector(actor, (snapshot) => snapshot);
  const isChoosing = state.matches({ listed: 'choosing' }) || state.matches({ listed: 'making' });
  const isAsking = state.matches({ listed: 'asking' }) || state.matches({ listed: 'deleting' });
  return (
    <Card title={t('Webhooks')}>
      <div data-webhooks-state={stateWords(state.value)} className="mt-1 grid gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-sm text-muted">{t('This site calls these addresses when something happens.')}</p>
          <NewWebhookButton actor={actor} />
        </div>
        {state.matches('loading') && <ListLoading text={t('Loading your webhooks')} />}
        {state.matches('failed') && (
          <ListFailed
            text={t('Your webhooks could not be loaded.')}
            retryLabel={t('Load the webhooks again')}
            onRetry={() => actor.send({ type: 'retry.pressed' })}
          />
        )}
        {state.matches('listed') && <Listed actor={actor} />}
      </div>
      {isChoosing && <NewWebhookDialog actor={actor} />}
      {isAsking && <DeleteWebhook actor={actor} />}
    </Card>
  );
};

const NewWebhookButton = ({ actor }: ActorProps) => {
  const isFree = useSelector(actor, (state) => state.matches({ listed: 'resting' }));
  return (
    <Button tone="quiet" size="small" disabled={!isFree} onClick={() => actor.send({ type: 'new.pressed' })}>
      <Plus className="size-4" aria-hidden="true" />
      {t('New webhook')}
    </Button>
  );
};

const Listed = ({ actor }: ActorProps) => {
  const webhooks = useSelector(actor, ({ context }) => context.webhooks);
  return (
    <>
      <NewSecret actor={actor} />
      {webhooks.length === 0 && (
        <Nothing
          text={t('No webhooks')}
          hint={t('With a webhook, a program of yours is told at once, and need not ask again and again.')}
        />
      )}
      <ul data-webhooks={webhooks.length} className="divide-y divide-line">
        {webhooks.map((webhook) => (
          <WebhookRow key={webhook.id} actor={actor} webhook={webhook} />
        ))}
      </ul>
    </>
  );
};

const NewSecret = ({ actor }: ActorProps) => {
  const secret = useSelector(actor, ({ context }) => context.secret);
  if (secret === null) return null;
  return (
    <SecretOnce
      kind="webhook"
      secret={secret}
      text={t('Messages are signed with this secret. Copy it now: it is shown only this once.')}
      hideLabel={t('Hide the secret')}
      copyLabel={t('Copy secret')}
      onHide={() => actor.send({ type: 'made.closed' })}
      onCopy={() => actor.send({ type: 'secret.copied' })}
    />
  );
};

interface RowProps extends ActorProps {
  readonly webhook: Webhook;
}

const WebhookRow = ({ actor, webhook }: RowProps) => {
  const isOpened = useSelector(actor, ({ context }) => context.opened === webhook.id);
  return (
    <li className="py-3">
      <WebhookFacts webhook={webhook} />
      <WebhookActions actor={actor} webhook={webhook} />
      {isOpened && <DeliveryList actor={actor} />}
    </li>
  );
};

const WebhookFacts = ({ webhook }: { readonly webhook: Webhook }) => {
  const { url, topics, isOn, offBecause, previousUntil } = webhook;
  const isOffByItself = !isOn && offBecause !== 'member';
  return (
    <div>
      <p>
        <code dir="ltr" className="font-medium wrap-anywhere">
          {url}
        </code>
      </p>
      <p className="text-[0.8125rem] text-muted">
        <span data-webhook-on={isOn} className={isOffByItself ? 'font-medium text-danger' : ''}>
          {webhookStateText(webhook)}
        </span>
        {' · '}
        {topics.map(topicText).join(', ')}
        {previousUntil !== null &&
          ` · ${t('the secret before counts until {time}', { time: clockTime(previousUntil) })}`}
      </p>
    </div>
  );
};

const WebhookActions = ({ actor, webhook: { id, url, isOn } }: RowProps) => {
  const isFree = useSelector(actor, (state) => state.matches({ listed: 'resting' }));
  const isOpened = useSelector(actor, ({ context }) => context.opened === id);
  const button = { tone: 'quiet', size: 'small', disabled: !isFree } as const;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      <Button
        {...button}
        aria-expanded={isOpened}
        onClick={() => actor.send(isOpened ? { type: 'messages.closed' } : { type: 'messages.opened', id })}
      >
        {t('Messages')}
      </Button>
      {isOn && (
        <Button {...button} onClick={() => actor.send({ type: 'test.pressed', id })}>
          {t('Send a test')}
        </Button>
      )}
      <Button {...button} onClick={() => actor.send({ type: 'turned', id, isOn: !isOn })}>
        {isOn ? t('Turn off') : t('Turn on')}
      </Button>
      <Button {...button} onClick={() => actor.send({ type: 'secret.changed', id })}>
        {t('New secret')}
      </Button>
      <IconButton
        label={t('Delete the webhook {address}', { address: url })}
        className="ms-auto size-11"
        disabled={!isFree}
        onClick={() => actor.send({ type: 'delete.pressed', id })}
      >
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
};

const DeleteWebhook = ({ actor }: ActorProps) => {
  const isDeleting = useSelector(actor, (state) => state.matches({ listed: 'deleting' }));
  const address = useSelector(actor, ({ context }) => context.webhooks.find(({ id }) => id === context.id)?.url ?? '');
  return (
    <DeleteDialog
      title={t('Delete the webhook')}
      isDeleting={isDeleting}
      onCancel={() => actor.send({ type: 'delete.cancelled' })}
      onConfirm={() => actor.send({ type: 'delete.confirmed' })}
    >
      <p className="mb-6 wrap-anywhere">
        {t('Nothing is sent to {address} any more, nor what waits to be sent again. This action cannot be undone.', {
          address,
        })}
      </p>
    </DeleteDialog>
  );
};
