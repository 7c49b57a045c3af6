import { useSelector } from '@xstate/react';
import { RefreshCw } from 'lucide-react';
import type { Delivery } from '../../../../contracts/api/webhooks.js';
import { Button } from '../../../parts/button.js';
import { t } from '../../../text/t.js';
import { clockTime } from '../../../text/times.js';
import { answerText, deliveryStateText } from './webhook-words.js';
import type { WebhooksActor } from './webhooks.machine.js';

interface ActorProps {
  readonly actor: WebhooksActor;
}

/** The last messages to one webhook, with what became of each. */
export const DeliveryList = ({ actor }: ActorProps) => {
  const deliveries = useSelector(actor, ({ context }) => context.deliveries);
  const isLooking = useSelector(
    actor,
    (state) => state.matches({ listed: 'looking' }) || state.matches({ listed: 'sending' }),
  );
  const isFree = useSelector(actor, (state) => state.matches({ listed: 'resting' }));
  return (
    <section data-deliveries={deliveries.length} aria-busy={isLooking} className="mt-2 rounded-2xl bg-sunken px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="text-sm font-semibold">{t('Last messages')}</h3>
        <Button tone="quiet" size="small" disabled={!isFree} onClick={() => actor.send({ type: 'refresh.pressed' })}>
          {t('Look again')}
        </Button>
      </div>
      <p role="status" className="text-sm text-muted empty:hidden">
        {isLooking ? t('Loading the messages') : deliveries.length === 0 ? t('No messages yet') : ''}
      </p>
      <ul className="divide-y divide-line">
        {deliveries.map((one) => (
          <DeliveryRow key={one.id} actor={actor} one={one} isFree={isFree} />
        ))}
      </ul>
    </section>
  );
};

interface RowProps extends ActorProps {
  readonly one: Delivery;
  readonly isFree: boolean;
}

const DeliveryRow = ({ actor, one, isFree }: RowProps) => {
  const isBad = one.state === 'given up' || (one.state === 'waiting' && one.attempts > 0);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-[0.8125rem]">
      <code dir="ltr" className="min-w-48 flex-1 wrap-anywhere">
        {one.type}
      </code>
      <span className="text-muted">{clockTime(one.createdAt)}</span>
      <span className={isBad ? 'font-medium text-danger' : 'text-muted'}>
        {[deliveryStateText(one), answerText(one)].filter((text) => text !== '').join(' · ')}
      </span>
      <Button
        tone="quiet"
        size="small"
        disabled={!isFree}
        onClick={() => actor.send({ type: 'again.pressed', delivery: one.id })}
      >
        <RefreshCw className="size-4" aria-hidden="true" />
        {t('Send again')}
      </Button>
      {one.status !== null && <Answer answer={one.answer} />}
    </li>
  );
};

/** Whatever a stranger's server has answered is shown as its letters alone. */
const Answer = ({ answer }: Pick<Delivery, 'answer'>) => (
  <details data-answer className="w-full">
    <summary className="min-h-6 text-muted">{t('What was answered')}</summary>
    {answer === null ? (
      <p className="text-muted">{t('The answer had no text, or none that is shown.')}</p>
    ) : (
      <pre dir="auto" className="mt-1 rounded-xl bg-card p-3 wrap-anywhere whitespace-pre-wrap">
        {answer}
      </pre>
    )}
  </details>
);
