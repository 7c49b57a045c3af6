import { nanos, type Msg } from 'nats';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../../settings/logger.js';
import { openInbox, type NatsInbox } from './nats-inbox.js';
import type { NatsLink } from './nats-link.js';
import { STREAM } from './nats-stream.js';

/** How long the server keeps a request; then it says so and is asked again. */
const REQUEST_MS = 10_000;

/** A server that is silent for so long has forgotten the requests. */
const SILENCE_MS = 15_000;

/** Requests at a time: the server serves them as they came, so many of one process would leave the next one none. */
const REQUESTS_MAX = 8;

/** Pause after a request that could not be served. */
const TROUBLE_MS = 500;

/** Status of a request whose time is over. */
const PULL_EXPIRED_STATUS = 408;

const REQUEST = JSON.stringify({ batch: 1, expires: nanos(REQUEST_MS) });

interface Pulling {
  readonly link: NatsLink;
  readonly durable: string;
  readonly log: Log;
  /** Makes the durable anew if the server has lost it. */
  readonly restore: () => Promise<void>;
}

/** Asks the server for one event per free slot, so that none lies waiting here while its time runs. */
export interface NatsPulls {
  /** The next message; undefined once closed. */
  next(): Promise<Msg | undefined>;
  /** Messages that arrive too late go back to the server at once. */
  close(): Promise<void>;
}

interface State extends Pulling {
  readonly waiting: ((message: Msg | undefined) => void)[];
  inbox: NatsInbox | undefined;
  /** Requests that the server has from this inbox. */
  requests: number;
  answeredAtMs: number;
  recovering: boolean;
  closed: boolean;
}

export const openPulls = (pulling: Pulling): NatsPulls => {
  const state: State = {
    ...pulling,
    waiting: [],
    inbox: undefined,
    requests: 0,
    answeredAtMs: 0,
    recovering: false,
    closed: false,
  };
  renew(state);
  const stopReacting = pulling.link.onReconnect(() => void recover(state));
  const stopWatching = watchLeader(state);
  const watch = setInterval(() => {
    if (state.requests > 0 && performance.now() - state.answeredAtMs > SILENCE_MS) void recover(state);
  }, SILENCE_MS / 3);

  return {
    next: async () => {
      if (state.closed) return undefined;
      return new Promise((resolve) => {
        state.waiting.push(resolve);
        request(state);
      });
    },
    close: async () => {
      state.closed = true;
      clearInterval(watch);
      stopReacting();
      stopWatching();
      for (const slot of state.waiting.splice(0)) slot(undefined);
      await state.inbox?.close();
    },
  };
};

/**
 * The requests are known only to the server that leads the durable. In a cluster that one can go while the connection,
 * which is to another one, stays; the next leader tells that it has begun.
 */
const watchLeader = (state: State): (() => void) => {
  const { link, durable, log } = state;
  const elected = link.connection.subscribe(`$JS.EVENT.ADVISORY.CONSUMER.LEADER_ELECTED.${STREAM}.${durable}`, {
    callback: (error) => {
      if (error) log.warn({ error, durable }, 'NATS does not tell when another server leads a consumer');
      else void recover(state);
    },
  });
  return () => {
    if (!link.connection.isClosed()) elected.unsubscribe();
  };
};

/** As many requests as there are free slots, within reason. */
const request = (state: State): void => {
  const { link, inbox, durable, waiting, recovering } = state;
  if (!inbox || recovering || !link.isUp()) return;
  if (state.requests === 0) state.answeredAtMs = performance.now();
  while (state.requests < Math.min(waiting.length, REQUESTS_MAX)) {
    state.requests += 1;
    link.connection.publish(`$JS.API.CONSUMER.MSG.NEXT.${STREAM}.${durable}`, REQUEST, { reply: inbox.address });
  }
};

/** A new address: requests that the server may still have for the old one are void. */
const renew = (state: State): void => {
  const old = state.inbox;
  const inbox = openInbox(state.link, {
    log: state.log,
    onEvent: (message) => {
      if (state.inbox === inbox) answered(state);
      const slot = state.waiting.shift();
      if (slot) slot(message);
      else message.respond('-NAK');
      request(state);
    },
    onRefused: (status) => {
      if (state.inbox !== inbox) return;
      answered(state);
      if (status === PULL_EXPIRED_STATUS) request(state);
      else void recover(state, status);
    },
  });
  state.inbox = inbox;
  state.requests = 0;
  void old?.close();
  request(state);
};

const answered = (state: State): void => {
  state.requests -= 1;
  state.answeredAtMs = performance.now();
};

/** Sees to it that the durable is there, then asks anew; `status` is why the server refused, if it did. */
const recover = async (state: State, status?: number): Promise<void> => {
  if (state.recovering) return;
  state.recovering = true;
  const { durable, log } = state;
  if (status !== undefined) {
    log.warn({ durable, status }, 'NATS cannot serve a consumer; it tries again');
    await pause(TROUBLE_MS);
  }
  while (!state.closed && !(await restored(state))) await pause(TROUBLE_MS);
  state.recovering = false;
  if (!state.closed) renew(state);
};

const restored = async ({ restore, durable, log }: State): Promise<boolean> => {
  try {
    await restore();
    return true;
  } catch (error) {
    log.warn({ error, durable }, 'a consumer could not be restored; it is tried again');
    return false;
  }
};
