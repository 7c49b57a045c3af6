import { useSelector } from '@xstate/react';
import { CircleCheck, Copy, LoaderCircle, Plus, Trash2, X } from 'lucide-react';
import type { Webhook } from '../../../../contracts/api/webhooks.js';
import { Button, IconButton } from '../../../parts/button.js';
import { catchFocus } from '../../../parts/catch-focus.js';
import { Card, Nothing } from '../../../parts/dashboard/card.js';
import { Dialog, DialogActions } from '../../../parts/dialog.js';
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
        {state.matches('loading') && <Loading />}
        {state.matches('failed') && <Failed actor={actor} />}
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

const Loading = () => (
  <p role="status" className="flex items-center gap-3 py-4 text-muted">
    <LoaderCircle className="size-5 animate-spin" aria-hidden="true" />
    {t('Loading your webhooks')}
  </p>
);

const Failed = ({ actor }: ActorProps) => (
  <div className="grid justify-items-start gap-3">
    <p role="alert">{t('Your webhooks could not be loaded.')}</p>
    <Button tone="quiet" size="small" onClick={() => actor.send({ type: 'retry.pressed' })}>
      {t('Load the webhooks again')}
    </Button>
  </div>
);

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

/** The secret itself, until it is closed. */
const NewSecret = ({ actor }: ActorProps) => {
  const secret = useSelector(actor, ({ context }) => context.secret);
  if (secret === null) return null;
  return (
    <div className="rounded-2xl border border-brand/40 bg-brand-soft p-4">
      <div className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 size-5 shrink-0 text-brand-text" aria-hidden="true" />
        <p role="status" className="flex-1 font-medium">
          {t('Messages are signed with this secret. Copy it now: it is shown only this once.')}
        </p>
        <IconButton label={t('Hide the secret')} className="size-9" onClick={() => actor.send({ type: 'made.closed' })}>
          <X className="size-4" aria-hidden="true" />
        </IconButton>
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-2">
        <code
          dir="ltr"
          data-webhook-secret
          className="min-w-0 flex-1 basis-64 rounded-xl border border-line bg-card px-3.5 py-2.5 text-sm break-all"
        >
          {secret}
        </code>
        <Button ref={catchFocus} onClick={() => actor.send({ type: 'secret.copied' })}>
          <Copy className="size-4" aria-hidden="true" />
          {t('Copy secret')}
        </Button>
      </div>
    </div>
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
  const cancel = (): void => actor.send({ type: 'delete.cancelled' });
  return (
    <Dialog title={t('Delete the webhook')} onClose={cancel}>
      <p className="mb-6 wrap-anywhere">
        {t('Nothing is sent to {address} any more, nor what waits to be sent again. This action cannot be undone.', {
          address,
        })}
      </p>
      <DialogActions>
        <Button tone="quiet" aria-disabled={isDeleting} onClick={cancel}>
          {t('Cancel')}
        </Button>
        <Button tone="danger" aria-disabled={isDeleting} onClick={() => actor.send({ type: 'delete.confirmed' })}>
          {t(isDeleting ? 'Deleting' : 'Delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
