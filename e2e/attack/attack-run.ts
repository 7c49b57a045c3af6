import { setTimeout as pause } from 'node:timers/promises';
import { healthReply } from '../../contracts/api/health.js';
import { convertReply } from '../../contracts/api/conversions.js';
import { endsOf, ofType, readLog } from '../harness/event-log.js';
import { NoAnswer, openClient, type Client } from '../harness/http-client.js';
import { openLive, type Live } from '../harness/live-messages.js';
import { SIDE_BY_SIDE, startDocket, type Docket } from '../harness/running-docket.js';
import { textPdf } from '../samples/sample-files.js';
import { openCanaries, type Canaries } from './canaries.js';
import { hostileJobs, type HostileJob, type Plan } from './hostile-jobs.js';
import { leftIn, stateOf, type ServerState } from './server-state.js';

const VISITORS = 4;
const END_PATIENCE_MS = 10 * 60_000;
const SETTLE_PATIENCE_MS = 150_000;
const LOOK_EVERY_MS = 100;
const NORMAL_RUNS = 5;

interface AttackOptions extends Plan {
  /** How often a normal job is sent before and after, where its time is of interest. */
  readonly normalRuns?: number;
  /** For the server, beside those that all servers under test get. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly say?: (line: string) => void;
}

/** The traces that an attack has left behind. */
export interface AttackReport {
  /** How many jobs ended in each way: completed, cancelled, or the code of a refusal. */
  readonly ends: Readonly<Record<string, number>>;
  /** Accepted jobs that ended in no way, or in several. */
  readonly withoutOneEnd: readonly string[];
  /** Level of the sandbox that the server had. */
  readonly level: string;
  readonly touched: readonly string[];
  /** Results that show what lay beside the server. */
  readonly disclosed: readonly string[];
  readonly before: ServerState;
  readonly after: ServerState;
  /** Milliseconds of a normal job. */
  readonly normalBefore: number;
  readonly normalAfter: number;
  readonly defects: readonly string[];
}

interface Attack {
  readonly docket: Docket;
  readonly canaries: Canaries;
  readonly disclosed: string[];
  readonly ends: Record<string, number>;
  readonly say: (line: string) => void;
}

/** Sends hostile jobs to a server of its own, from several visitors at a time. */
export const attack = async (options: AttackOptions): Promise<AttackReport> => {
  const { settings, normalRuns = NORMAL_RUNS, say = () => undefined } = options;
  const canaries = await openCanaries();
  const docket = await startDocket({ settings: { ...SIDE_BY_SIDE, ...settings } });
  try {
    const normalBefore = await normalMs(docket, normalRuns);
    await pause(2000); // what was started ahead is warm then
    const before = stateOf(docket);
    const run: Attack = { docket, canaries, disclosed: [], ends: {}, say };
    await sendAll(run, options);
    const normalAfter = await normalMs(docket, normalRuns);
    await settled(docket, before);
    const after = stateOf(docket);
    const log = await readLog(docket.dataDir);
    const accepted = ofType(log, 'ConversionRequested').map(({ data }) => data.conversionId);
    return {
      ends: run.ends,
      disclosed: run.disclosed,
      before,
      after,
      normalBefore,
      normalAfter,
      level: await levelOf(docket),
      withoutOneEnd: accepted.filter((id) => endsOf(log, id).length !== 1),
      touched: await canaries.touched(),
      defects: (await docket.errors()).map((line) => JSON.stringify(line)),
    };
  } finally {
    await docket.dispose();
    await canaries.end();
  }
};

const levelOf = async ({ address }: Docket): Promise<string> => {
  const { adapters } = healthReply.parse(await (await openClient(address).call('/api/health')).json());
  return adapters['sandbox'] ?? 'unknown';
};

/** Waits until the server holds no more than before, or for as long as it may take: the report shows what it still holds. */
const settled = async (docket: Docket, before: ServerState): Promise<void> => {
  const deadline = Date.now() + SETTLE_PATIENCE_MS;
  while (leftIn({ before, after: stateOf(docket) }).length > 0 && Date.now() < deadline) await pause(LOOK_EVERY_MS);
};

const sendAll = async (run: Attack, plan: Plan): Promise<void> => {
  const { fileUrl, serverUrl } = run.canaries;
  const queue = hostileJobs(plan, { fileUrl, serverUrl });
  let sent = 0;
  const visit = async (): Promise<void> => {
    const client = openClient(run.docket.address);
    const live = await openLive(client);
    for (let next = await queue.next(); !next.done; next = await queue.next()) {
      const started = Date.now();
      const end = await send(run, { client, live }, next.value);
      run.ends[end] = (run.ends[end] ?? 0) + 1;
      sent += 1;
      run.say(`${sent}/${plan.jobs} ${next.value.tool}, ${next.value.what}: ${end} after ${Date.now() - started} ms`);
    }
    live.close();
  };
  await Promise.all(Array.from({ length: VISITORS }, visit));
};

interface Visitor {
  readonly client: Client;
  readonly live: Live;
}

const BROKEN_OFF = 'refused in the middle of the upload';

/** A server that refuses early need not read to the end. */
const orBrokenOff = (error: unknown): typeof BROKEN_OFF => {
  if (error instanceof NoAnswer) return BROKEN_OFF;
  throw error;
};

/** How it ended. */
const send = async (run: Attack, { client, live }: Visitor, job: HostileJob): Promise<string> => {
  const answer = await client.convert(job.tool, [job.file], job.options).catch(orBrokenOff);
  if (answer === BROKEN_OFF) return BROKEN_OFF;
  const { status, body } = answer;
  if (status !== 200) return `${status} ${String(body['code'])}`;
  const { id, shareHash } = convertReply.parse(body);
  if (job.cancelAfterMs !== undefined) {
    await pause(job.cancelAfterMs);
    await client.cancel(id);
  }
  const end = await live.endOf(id, END_PATIENCE_MS);
  if (end.status !== 'completed') return end.code ?? end.status;
  const { bytes } = await client.download(shareHash);
  if (run.canaries.isShownIn(bytes)) run.disclosed.push(`${job.tool}, ${job.what}`);
  return end.status;
};

/** The median of a job as anybody may send it. */
const normalMs = async ({ address }: Docket, runs: number): Promise<number> => {
  const client = openClient(address);
  const live = await openLive(client);
  const times: number[] = [];
  for (let turn = 0; turn < runs; turn += 1) {
    const file = await textPdf(`normal-${turn}.pdf`, 'normal', 3);
    const started = performance.now();
    const { id } = await client.accepted('pdf-split', [file], { pageRanges: '1' });
    const { status } = await live.endOf(id);
    if (status !== 'completed') throw new Error(`a normal job ended as ${status}`);
    times.push(performance.now() - started);
  }
  live.close();
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? NaN;
};
