import { setTimeout as pause } from 'node:timers/promises';
import { rowOutcomes } from '../../contracts/api/request-rows.js';
import { REQUEST_KEY_HEADER } from '../../contracts/api/conversions.js';
import type { Cluster } from '../cluster/running-cluster.js';
import { openClient, type Client } from '../harness/http-client.js';
import { textPdf } from '../samples/sample-files.js';
import { fetchAlone } from '../harness/own-connection.js';

/** A caller hangs up after so long, and asks again. */
const ANSWER_MS = 10_000;
const AGAIN_AFTER_MS = 200;
const PATIENCE_MS = 5 * 60_000;
const HIT_WITHIN_MS = 400;
const DOWN_MS = 2000;

/** One process dies at one of these moments of each request, in turn. */
export const signingMoments = [
  'while it is made',
  'before anybody signs',
  'while both sign',
  'before it is fetched',
] as const;
type Moment = (typeof signingMoments)[number];

/** A request that two people have signed at the same moment. */
export interface SignedByTwo {
  readonly id: string;
  /** The document with both signatures. */
  readonly bytes: Buffer;
}

export interface SigningTraffic {
  readonly signed: readonly SignedByTwo[];
  /** Each names a moment, and the process that was killed then. */
  readonly kills: readonly string[];
  /** Answers that should never be given. */
  readonly defects: readonly string[];
}

interface Hitting {
  readonly cluster: Cluster;
  readonly chance: () => number;
  readonly kills: string[];
  readonly defects: string[];
}

/** Has two people sign each of so many documents at the same moment, while one process after the other is killed. */
export const letSign = async (cluster: Cluster, count: number, chance: () => number): Promise<SigningTraffic> => {
  const hitting: Hitting = { cluster, chance, kills: [], defects: [] };
  const signed: SignedByTwo[] = [];
  for (let number = 0; number < count; number += 1) signed.push(await signByTwo(hitting, number));
  const { kills, defects } = hitting;
  return { signed, kills, defects };
};

const signByTwo = async (hitting: Hitting, number: number): Promise<SignedByTwo> => {
  const { cluster } = hitting;
  const gateways = cluster.of('gateway');
  const addressOf = (index: number): string => gateways[index % gateways.length]?.address() ?? '';
  const kill = async (moment: Moment): Promise<void> => {
    if (signingMoments[number % signingMoments.length] === moment) await hit(hitting, moment);
  };
  const sender = openClient(addressOf(number));
  await until('a visitor is known', async () => (await sender.cookie()) !== '');
  const [{ id, paths }] = await Promise.all([make(hitting, sender, number), kill('while it is made')]);
  await kill('before anybody signs');
  const signing = paths.map((path, index) => sign(hitting, addressOf(index) + path));
  await Promise.all([...signing, kill('while both sign')]);
  await kill('before it is fetched');
  return { id, bytes: await fetchSigned(sender, id) };
};

/** Kills one process of those that a request goes through, and starts it again a little later. */
const hit = async ({ cluster, chance, kills }: Hitting, moment: Moment): Promise<void> => {
  const victims = [...cluster.of('share'), ...cluster.of('pdf'), ...cluster.of('gateway')];
  const victim = victims[Math.floor(chance() * victims.length)];
  if (!victim) return;
  await pause(chance() * HIT_WITHIN_MS);
  await victim.kill();
  kills.push(`${moment}: kill -9 ${victim.name}`);
  await pause(chance() * DOWN_MS);
  await victim.start();
};

/** Asks until something comes of it; whoever gets no answer asks again. */
const until = async (what: string, holds: () => Promise<boolean>): Promise<void> => {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const isDone = await holds().catch((error: unknown) => {
      if (isBrokenOff(error)) return false;
      throw error;
    });
    if (isDone) return;
    if (Date.now() > deadline) throw new Error(`not within ${PATIENCE_MS / 1000} s: ${what}`);
    await pause(AGAIN_AFTER_MS);
  }
};

const BROKEN_OFF: readonly string[] = ['NoAnswer', 'TypeError', 'AbortError', 'TimeoutError'];
/** Told by its name: an error of the program that runs this need not be of the same kind as those made here. */
const isBrokenOff = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && BROKEN_OFF.includes(String(error.name));

const box = { x: 60, y: 300, width: 170, height: 48 };
const template = {
  people: [
    { role: 'First', name: '', email: '' },
    { role: 'Second', name: '', email: '' },
  ],
  fields: [1, 2].map((recipient) => ({
    recipient,
    kind: 'signature',
    page: 1,
    box: { ...box, y: box.y + recipient * 80 },
  })),
};
const ROWS = 'First name,First email,Second name,Second email\nAda,,Bob,\n';

interface Made {
  readonly id: string;
  /** The pages of both people have these paths. */
  readonly paths: readonly string[];
}

/** The same key each time: however often it is sent, it is one request. */
const make = async ({ defects }: Hitting, sender: Client, number: number): Promise<Made> => {
  const { name, bytes } = await textPdf('lease.pdf', `lease ${number}`);
  let pending: Made | undefined;
  await until(`request ${number} is made`, async () => {
    const body = new FormData();
    body.append('template', JSON.stringify(template));
    body.append('rows', ROWS);
    body.append('files', new Blob([Uint8Array.from(bytes)], { type: 'application/pdf' }), name);
    const headers = { [REQUEST_KEY_HEADER]: `chaos-signing-${String(number).padStart(6, '0')}` };
    const signal = AbortSignal.timeout(ANSWER_MS);
    const reply = await sender.call('/api/signature-requests/rows', { method: 'POST', body, headers, signal });
    if (reply.status !== 200) return noteDefect(defects, reply);
    const [row] = rowOutcomes.parse(await reply.json()).rows;
    if (row?.outcome !== 'made') return false;
    const { id, links } = row.request;
    pending = { id, paths: links.map(({ link }) => new URL(link).pathname) };
    return true;
  });
  if (!pending) throw new Error('no request was made');
  return pending;
};

/** @returns false: it has to be asked again. */
const noteDefect = async (defects: string[], reply: Response): Promise<false> => {
  const text = await reply.text();
  if (reply.status === 500) defects.push(`${reply.status} ${text}`);
  return false;
};

/** An answer may be lost after the signature was given: then the next one says so. */
const sign = ({ defects }: Hitting, address: string): Promise<void> =>
  until(`somebody signs at ${address}`, async () => {
    const reply = await fetchAlone(address, {
      method: 'POST',
      redirect: 'manual',
      headers: { accept: 'application/json' },
      body: new URLSearchParams({ signature: 'Ada', consent: 'yes' }),
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    if (reply.status === 303) return true;
    const { code } = (await reply.clone().json()) as { readonly code?: string };
    return code === 'signature-request.signed' || noteDefect(defects, reply);
  });

const fetchSigned = async (sender: Client, id: string): Promise<Buffer> => {
  let bytes = Buffer.alloc(0);
  await until(`the document of ${id} is fetched`, async () => {
    const reply = await sender.call(`/api/signature-requests/${id}/file`, { signal: AbortSignal.timeout(ANSWER_MS) });
    if (reply.status !== 200) return false;
    bytes = Buffer.from(await reply.arrayBuffer());
    return true;
  });
  return bytes;
};
