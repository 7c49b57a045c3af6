import { setTimeout as pause } from 'node:timers/promises';
import PQueue from 'p-queue';
import { Refusal } from '../../../../contracts/errors.js';
import type { Position, StoredEvent } from '../../event-store/event-store.js';
import type { EventBus } from '../event-bus.js';
import { isDiskFull, isOtherWasFirst, isOutOfReach, type NatsLink } from './nats-link.js';
import { endOfStream, ensureStream, type StreamEnd } from './nats-stream.js';
import { checkEventSubject } from '../subject-filter.js';

const ACK_TIMEOUT_MS = 3000;
const ATTEMPTS_MAX = 3;
const RETRY_PAUSE_MS = 250;

interface Known {
  /** Undefined: to be looked up. */
  end: StreamEnd | undefined;
  /** Every event up to here was on the stream. */
  reached: Position | undefined;
}

/**
 * Each event goes onto the stream behind the one that was last: the server turns it away when something else is there
 * already, so neither a retry, however late, nor a second relay puts an event there twice or out of order.
 */
export const createPublisher = (link: NatsLink): Pick<EventBus, 'publish' | 'lastPublished'> => {
  const known: Known = { end: undefined, reached: undefined };
  const queue = new PQueue({ concurrency: 1 });

  return {
    publish: async (subject, event) => {
      checkEventSubject(subject);
      await queue.add(() => publishSurely(link, known, { subject, event }));
    },
    lastPublished: () =>
      queue.add(async () => {
        await ensureStream(link);
        known.end = await endOfStream(link);
        known.reached = known.end.position;
        return known.reached;
      }),
  };
};

interface Publication {
  readonly subject: string;
  readonly event: StoredEvent;
}

const publishSurely = async (link: NatsLink, known: Known, publication: Publication): Promise<void> => {
  let failures = 0;
  for (;;) {
    try {
      await publishOnce(link, known, publication);
      return;
    } catch (error) {
      known.end = isOtherWasFirst(error) ? undefined : known.end;
      failures += isOtherWasFirst(error) ? 0 : 1;
      if (failures > 0) await giveUpOrPause(error, failures);
    }
  }
};

const giveUpOrPause = async (error: unknown, failures: number): Promise<void> => {
  if (isDiskFull(error)) throw new Refusal('storage.full', {}, { cause: error });
  if (!isOutOfReach(error)) throw error;
  if (failures === ATTEMPTS_MAX) throw outOfReach(error);
  await pause(RETRY_PAUSE_MS);
};

const outOfReach = (cause?: unknown) => new Refusal('service.unavailable', { service: 'NATS' }, { cause });

const publishOnce = async (link: NatsLink, known: Known, { subject, event }: Publication): Promise<void> => {
  if (!(await link.isUpWithin(ACK_TIMEOUT_MS))) throw outOfReach();
  known.end ??= await lookUp(link, known.reached);
  const { sequence, position } = known.end;
  if (position !== undefined && event.position <= position) return;
  const stored = await link.stream.publish(subject, JSON.stringify(event), {
    msgID: event.id,
    expect: { lastSequence: sequence },
    timeout: ACK_TIMEOUT_MS,
  });
  known.end = { sequence: stored.seq, position: event.position };
  known.reached = event.position;
};

/** A server that lost its last events must get them again, in order: whoever publishes asks `lastPublished` anew. */
const lookUp = async (link: NatsLink, reached: Position | undefined): Promise<StreamEnd> => {
  const end = await endOfStream(link);
  if ((end.position ?? '') >= (reached ?? '')) return end;
  throw new Error(`NATS has lost events: its stream reached ${reached} and now ends at ${end.position}`);
};
