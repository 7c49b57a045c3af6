import { setTimeout as pause } from 'node:timers/promises';
import type { ConvertReply } from '../../contracts/api/conversions.js';
import { NoAnswer, openClient, type Client } from '../harness/http-client.js';
import type { Cluster } from '../cluster/running-cluster.js';
import { markedWorkOf } from './marked-work.js';

const SENDERS = 4;
const CANCEL_EVERY = 20;
const AGAIN_AFTER_MS = 200;
const LOOK_MS = 20;
/** A gateway answers so while the servers beneath it are away: nothing was accepted. */
const AWAY = new Set([429, 503]);

/** A conversion that was accepted, and the number of its mark. */
export interface Accepted extends ConvertReply {
  readonly number: number;
}

export interface Traffic {
  /** How many may be sent by now. */
  allowed: number;
  readonly accepted: Accepted[];
  /** Requests that got no answer: whether they were accepted nobody knows. */
  unanswered: number;
  /** Requests that were refused for the moment. */
  refused: number;
  /** Answers that should never be given. */
  readonly defects: string[];
}

export const openTraffic = (): Traffic => ({
  allowed: 0,
  accepted: [],
  unanswered: 0,
  refused: 0,
  defects: [],
});

/** Sends so many conversions from visitors at all gateways, each again until it is accepted. */
export const sendAll = async (cluster: Cluster, traffic: Traffic, count: number): Promise<void> => {
  const gateways = cluster.of('gateway');
  let next = 0;
  const sender = async (index: number): Promise<void> => {
    const gateway = gateways[index % gateways.length]!;
    const client = openClient(gateway.address());
    while (next < count) {
      if (next < traffic.allowed) await sendOne(client, traffic, next++);
      else await pause(LOOK_MS);
    }
  };
  await Promise.all(Array.from({ length: SENDERS }, (_, index) => sender(index)));
};

const sendOne = async (client: Client, traffic: Traffic, number: number): Promise<void> => {
  const { operation, files, options } = await markedWorkOf(number);
  for (;;) {
    const answer = await client.convert(operation, files, options).catch((error: unknown) => {
      if (error instanceof NoAnswer) return undefined;
      throw error;
    });
    if (answer?.status === 200) {
      traffic.accepted.push({ ...(answer.body as unknown as ConvertReply), number });
      break;
    }
    if (!answer) traffic.unanswered += 1;
    else if (AWAY.has(answer.status)) traffic.refused += 1;
    else traffic.defects.push(`${answer.status} ${JSON.stringify(answer.body)}`);
    await pause(AGAIN_AFTER_MS);
  }
  const last = traffic.accepted.at(-1);
  if (last && number % CANCEL_EVERY === CANCEL_EVERY - 1) await client.cancel(last.id).catch(() => undefined); // it may be down
};
