import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Role } from '../../run/roles/role.js';
import { chanceOf } from '../harness/chance.js';
import { endsOf, ofType } from '../harness/event-log.js';
import { NoAnswer, openClient, type Client, type Download } from '../harness/http-client.js';
import { findProgram, runProgram } from '../harness/other-programs.js';
import type { BusServers } from '../cluster/bus-servers.js';
import { startCluster, type Cluster } from '../cluster/running-cluster.js';
import { blobsOnLog } from '../harness/stored-blobs.js';
import { until } from '../harness/until.js';
import { openTraffic, sendAll, type Accepted, type Traffic } from './chaos-traffic.js';
import { stateOfCluster, type ClusterState } from '../cluster/cluster-state.js';
import { drawFaults } from './faults.js';
import { marksIn } from './marked-work.js';
import { signingFindings, type SigningFindings } from './signing-findings.js';
import { letSign } from './signing-traffic.js';

/** The program that reads the words of a result. */
export const pdftotext = findProgram('pdftotext');

const END_PATIENCE_MS = 10 * 60_000;

export interface ChaosOptions {
  readonly conversions: number;
  readonly faults: number;
  /** How many documents two people sign at the same moment, while one process after the other is killed. */
  readonly signing: number;
  readonly seed: number;
  /** How many processes of each role. */
  readonly processes: Readonly<Partial<Record<Role, number>>>;
  /** Default: one server of NATS. */
  readonly startBus?: () => Promise<BusServers>;
  readonly say?: (line: string) => void;
}

/** The harm that chaos has done to a cluster. */
export interface ChaosReport {
  readonly traffic: Traffic;
  readonly faults: readonly string[];
  /** How many ended in each way. */
  readonly ends: Readonly<Record<string, number>>;
  /** Accepted, and ended in no way or in several. */
  readonly withoutOneEnd: readonly string[];
  /** Results that say another mark than their own, or none. */
  readonly mixed: readonly string[];
  /** Files that a conversion on the log needs and that are gone. */
  readonly missingFiles: readonly string[];
  /** Files of no conversion, left by uploads that were broken off; they are swept after a day. */
  readonly orphanFiles: number;
  readonly signing: SigningFindings;
  readonly state: ClusterState;
}

/** Sends conversions to a cluster of its own while its processes and servers die, halt and come back. */
export const runChaos = async (options: ChaosOptions): Promise<ChaosReport> => {
  const { conversions, signing: documents, seed, processes, startBus, say = () => undefined } = options;
  const chance = chanceOf(seed);
  const cluster = await startCluster(processes, startBus && { startBus });
  try {
    const traffic = openTraffic();
    const sending = sendAll(cluster, traffic, conversions);
    const faults = await letHappen(cluster, { ...options, say, chance }, traffic);
    await sending;
    say(`${traffic.accepted.length} accepted; waiting for their ends`);
    const downloads = await downloadAll(cluster, traffic.accepted);
    say(`two people sign each of ${documents} documents`);
    const signing = await letSign(cluster, documents, chance);
    await quiet(cluster, traffic);
    const findings = await findingsOf(cluster, traffic, downloads);
    return { traffic, faults, ...findings, signing: await signingFindings(signing, findings.state.events) };
  } finally {
    await cluster.dispose();
  }
};

interface Happening {
  readonly conversions: number;
  readonly faults: number;
  readonly chance: () => number;
  readonly say: (line: string) => void;
}

/** One fault after the other, spread over the conversions. */
const letHappen = async (
  cluster: Cluster,
  { conversions, faults, chance, say }: Happening,
  traffic: Traffic,
): Promise<readonly string[]> => {
  const drawn = drawFaults(cluster, chance, faults);
  for (const [index, fault] of drawn.entries()) {
    const due = Math.floor((conversions * (index + chance() / 2)) / faults);
    traffic.allowed = Math.ceil((conversions * (index + 1)) / faults);
    await until('more requests are accepted', () => traffic.accepted.length >= due, END_PATIENCE_MS);
    say(`${traffic.accepted.length} accepted: ${fault.name}`);
    await fault.happen();
  }
  traffic.allowed = conversions;
  return drawn.map(({ name }) => name);
};

const downloadAll = async (cluster: Cluster, accepted: readonly Accepted[]): Promise<Map<number, Download>> => {
  const clients = cluster.of('gateway').map(({ address }) => openClient(address()));
  const downloads = new Map<number, Download>();
  for (const one of accepted) {
    const client = clients[one.number % clients.length]!;
    await until(`conversion ${one.id} ends`, () => endOf(client, one, downloads), END_PATIENCE_MS);
  }
  return downloads;
};

const endOf = async (client: Client, one: Accepted, downloads: Map<number, Download>): Promise<boolean> => {
  const download = await client.download(one.shareHash).catch((error: unknown) => {
    if (error instanceof NoAnswer) return undefined;
    throw error;
  });
  const isOver = download !== undefined && (download.status === 200 || isEnd(download.code));
  if (isOver) downloads.set(one.number, download);
  return isOver;
};

const isEnd = (code: string | undefined): boolean => code === 'conversion.failed' || code === 'conversion.cancelled';

/** Until the read models know of every end, and all of the log is signed. */
const quiet = async (cluster: Cluster, { accepted }: Traffic): Promise<void> => {
  await until(
    'the read models and the signatures have come to the end of the log',
    async () => {
      const { differences, events, verdict } = await stateOfCluster(cluster.servers.settings);
      return differences.length === 0 && verdict.good?.size === events.length && accepted.length > 0;
    },
    END_PATIENCE_MS,
  ).catch(() => undefined); // the findings tell what is wrong
};

const findingsOf = async (cluster: Cluster, traffic: Traffic, downloads: ReadonlyMap<number, Download>) => {
  const state = await stateOfCluster(cluster.servers.settings);
  const { events } = state;
  const requested = ofType(events, 'ConversionRequested').map(({ data }) => data.conversionId);
  const ends: Record<string, number> = {};
  for (const { status, code } of downloads.values()) {
    const end = code ?? String(status);
    ends[end] = (ends[end] ?? 0) + 1;
  }
  const ids = new Set([...requested, ...traffic.accepted.map(({ id }) => id)]);
  const needed = new Set(blobsOnLog(events));
  const stored = new Set(state.blobs);
  return {
    ends,
    withoutOneEnd: [...ids].filter((id) => endsOf(events, id).length !== 1),
    mixed: await mixedOf(downloads),
    missingFiles: [...needed].filter((ref) => !stored.has(ref)),
    orphanFiles: [...stored].filter((ref) => !needed.has(ref)).length,
    state,
  };
};

/** Results whose words are not those of the document that they were made of. */
const mixedOf = async (downloads: ReadonlyMap<number, Download>): Promise<readonly string[]> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-chaos-results-'));
  const mixed: string[] = [];
  for (const [number, { status, bytes }] of downloads) {
    if (status !== 200) continue;
    const path = join(folder, `${number}.pdf`);
    await writeFile(path, bytes);
    const { output } = await runProgram(pdftotext ?? 'pdftotext', [path, '-']);
    const marks = marksIn(output);
    if (marks.length !== 1 || marks[0] !== number) mixed.push(`${number}: ${marks.join(', ') || 'no mark'}`);
  }
  await rm(folder, { recursive: true });
  return mixed;
};
