import type { Delivery, Webhook } from '../../../../contracts/api/webhooks.js';
import type { WebhookTopic } from '../../../../contracts/webhooks.js';
import { t } from '../../../text/t.js';
import { timeOrDay } from '../../../text/times.js';

/** The topic of a webhook, in words. */
export const topicText = (topic: WebhookTopic): string =>
  ({
    'conversion.*': t('Conversions that have ended'),
    'share-link.opened': t('Links that recipients open'),
    'signature-request.*': t('Signature requests'),
    'workflow-run.*': t('Runs of workflows that have ended'),
  })[topic];

/** Whether a webhook is told anything, and why not. */
export const webhookStateText = ({ isOn, offBecause }: Webhook): string => {
  if (isOn) return t('on');
  if (offBecause === 'failing') return t('off: a message was given up after ten attempts');
  return offBecause === 'gone' ? t('off: the address answered that it is gone') : t('off');
};

const problemText = (problem: NonNullable<Delivery['problem']>): string =>
  ({
    'not-found': t('no such host'),
    'refused-address': t('an address that is not allowed'),
    unreachable: t('not reached'),
    'too-slow': t('no answer in time'),
    insecure: t('a certificate that cannot be trusted'),
  })[problem];

/** The state of a message, in words. */
export const deliveryStateText = ({ state, attempts, nextAt }: Delivery): string => {
  if (state === 'taken') return t('taken');
  if (state === 'given up') return t('given up');
  if (state === 'dropped') return t('dropped: the webhook was off');
  return attempts === 0 || nextAt === null ? t('on its way') : t('again at {time}', { time: timeOrDay(nextAt) });
};

/** The receiver's last answer, or the obstacle that kept it from answering; empty before the first attempt. */
export const answerText = ({ status, problem }: Delivery): string => {
  if (problem !== null) return problemText(problem);
  return status === null ? '' : t('answer {status}', { status: String(status) });
};
