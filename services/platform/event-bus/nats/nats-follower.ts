import { AckPolicy, DeliverPolicy, nanos, type Msg, type Subscription } from 'nats';
import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../settings/logger.js';
import type { Consumption, EventBus } from '../event-bus.js';
import { ackAddressOf } from './nats-ack-address.js';
import type { NatsLink } from './nats-link.js';
import { ensureStream, STREAM } from './nats-stream.js';
import { guarded } from '../in-process/subscribers.js';
import { matcherOf } from '../subject-filter.js';
import { eventIn } from './nats-event.js';

/** How often the server says that a follower is still there when there is nothing else to say. */
const HEARTBEAT_MS = 2000;

/** After so long without a word its server is taken for gone. */
const SILENCE_MS = 6000;

/** Pause before a follower that could not be made is tried again. */
const TROUBLE_MS = 500;

interface Following {
  readonly link: NatsLink;
  readonly filter: string;
  readonly log: Log;
  readonly onEvent: (message: Msg) => void;
}

interface State extends Following {
  subscription: Subscription | undefined;
  /** When the stream was made that `seen` counts on. */
  created: string | undefined;
  /** Number of the last message on the stream that it was given or came after. */
  seen: number;
  /** How many messages the consumer of now has given. */
  given: number;
  heardAtMs: number;
  renewing: boolean;
  stopped: boolean;
}

/**
 * An ephemeral consumer that pushes. It lives in the memory of one server of a cluster, so it is made anew behind the
 * last event that it gave whenever that server falls silent or a message is missing. Nobody has to delete one that is
 * left: the server does so within seconds.
 */
export const openFollower = async (following: Following): Promise<Consumption> => {
  const { link } = following;
  const state: State = {
    ...following,
    subscription: undefined,
    created: undefined,
    seen: 0,
    given: 0,
    heardAtMs: 0,
    renewing: false,
    stopped: false,
  };
  try {
    await link.patiently(() => attach(state));
  } catch (error) {
    state.subscription?.unsubscribe();
    throw error;
  }
  const stopReacting = link.onReconnect(() => void renew(state));
  const watch = setInterval(() => {
    if (performance.now() - state.heardAtMs > SILENCE_MS) void renew(state);
  }, HEARTBEAT_MS);
  return {
    stop: async () => {
      state.stopped = true;
      clearInterval(watch);
      stopReacting();
      if (!link.connection.isClosed()) await state.subscription?.drain();
    },
  };
};

const attach = async (state: State): Promise<void> => {
  const { link, filter, log } = state;
  await ensureStream(link);
  const { created, state: stream } = await link.manager.streams.info(STREAM);
  // A stream that was lost begins anew; everything is published on it again.
  if (created !== state.created) state.seen = state.created === undefined ? stream.last_seq : 0;
  if (state.stopped) return;
  state.created = created;
  state.given = 0;
  state.subscription?.unsubscribe();
  const address = link.newInbox();
  const subscription = link.connection.subscribe(address, {
    callback: (error, message) => {
      if (error) log.error({ error, filter }, 'NATS does not deliver');
      else if (state.subscription === subscription) heard(state, message);
    },
  });
  state.subscription = subscription;
  await link.manager.consumers.add(STREAM, consumerAt(state, address));
  state.heardAtMs = performance.now();
};

/** It has a name so that its filter is part of the address it is asked for by, which permissions can allow or not. */
const consumerAt = ({ seen, filter }: State, address: string) => ({
  name: randomUUID(),
  // A push: who may pull from a consumer of a random name may pull from all of them.
  deliver_subject: address,
  filter_subject: filter,
  deliver_policy: DeliverPolicy.StartSequence,
  opt_start_seq: seen + 1,
  ack_policy: AckPolicy.None,
  idle_heartbeat: nanos(HEARTBEAT_MS),
  mem_storage: true,
  num_replicas: 1,
});

const heard = (state: State, message: Msg): void => {
  state.heardAtMs = performance.now();
  const { sequence, given } = ackAddressOf(message);
  if (given === 0) {
    if (givenBy(message) > state.given) void renew(state);
    return;
  }
  if (given !== state.given + 1) return void renew(state);
  state.given = given;
  if (sequence <= state.seen) return; // a leader that had yet to learn of the last ones began too early
  state.seen = sequence;
  state.onEvent(message);
};

/** The number of messages before a heartbeat, as it says. */
const givenBy = ({ headers }: Msg): number => Number(headers?.get('Nats-Last-Consumer') ?? 0);

const renew = async (state: State): Promise<void> => {
  if (state.renewing || state.stopped) return;
  state.renewing = true;
  let done = false;
  while (!done) {
    done = await attached(state);
    if (!done) await pause(TROUBLE_MS);
  }
  state.renewing = false;
};

/** Whether there is nothing left to do. */
const attached = async (state: State): Promise<boolean> => {
  if (state.stopped || state.link.connection.isClosed()) return true;
  if (!state.link.isUp()) return false;
  try {
    await attach(state);
    return true;
  } catch (error) {
    state.log.warn({ error, filter: state.filter }, 'a follower could not be restored; it is tried again');
    return false;
  }
};

export const createFollowers = (link: NatsLink, log: Log) => ({
  follow: async (...[filter, handle]: Parameters<EventBus['follow']>): Promise<Consumption> => {
    matcherOf(filter);
    const listener = guarded((message: Msg, subject) => handle(eventIn(message), subject), log);
    return openFollower({ link, filter, log, onEvent: (message) => listener(message, message.subject) });
  },
});
