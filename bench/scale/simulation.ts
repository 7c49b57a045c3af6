import { short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import { capacityOf, firstFull, predict, type Station } from './queueing-model.js';
import type { Steps } from './steps.js';

const SECOND_MS = 1000;
const MILLION = 1_000_000;
const SECONDS_AN_HOUR = 3600;
const BYTES_A_GB = 2 ** 30;

/** A node as the steps were measured on. */
const CORES_A_NODE = 2;
const NODES = [1, 10, 100] as const;

/**
 * The stations of one program on one machine. Whatever a conversion takes beyond its processor time while nobody else
 * is there, which is syncs of the disk and wake-ups of processes, is waiting that conversions do not share.
 */
export const onOneMachine = (steps: Steps): readonly Station[] => {
  const { mainMs, jobMs, clientMs, crowds } = steps;
  const cpuMs = mainMs + jobMs + clientMs;
  const aloneMs = SECOND_MS / (crowds.find(({ visitors }) => visitors === 1)?.perSecond ?? SECOND_MS / cpuMs);
  return [
    { name: 'processors', demandMs: cpuMs, servers: CORES_A_NODE },
    { name: 'waiting', demandMs: Math.max(0, aloneMs - cpuMs), servers: Infinity },
  ];
};

/** The main process is one thread, which no second processor makes faster. */
const withinOneThread = (perSecond: number, { mainMs }: Steps): number => Math.min(perSecond, SECOND_MS / mainMs);

export const comparison = (steps: Steps): readonly { visitors: number; measured: number; predicted: number }[] =>
  steps.crowds.map(({ visitors, perSecond }) => ({
    visitors,
    measured: perSecond,
    predicted: withinOneThread(predict(onOneMachine(steps), visitors).perSecond, steps),
  }));

/** The stations of a cluster with so many nodes for the gateway and as many for the tools. */
export const inCluster = (steps: Steps, nodes: number): readonly Station[] => {
  const { mainMs, jobMs, events, appendsPerSecond, relayedPerSecond, projectedPerSecond } = steps;
  const msOf = (perSecond: number): number => (events * SECOND_MS) / perSecond;
  const sharedMs = msOf(relayedPerSecond) + msOf(projectedPerSecond);
  return [
    { name: 'gateways', demandMs: Math.max(1, mainMs - sharedMs), servers: nodes },
    { name: 'tools', demandMs: jobMs, servers: nodes * CORES_A_NODE },
    { name: 'log', demandMs: msOf(appendsPerSecond), servers: 1 },
    { name: 'relay', demandMs: msOf(relayedPerSecond), servers: 1 },
    { name: 'read models', demandMs: msOf(projectedPerSecond), servers: 1 },
  ];
};

const anHour = (perSecond: number): string => Math.round(perSecond * SECONDS_AN_HOUR).toLocaleString('en');

const crowdTable = (steps: Steps): string =>
  tableOf(
    ['visitors', 'measured an hour', 'predicted', 'off by %'],
    comparison(steps).map(({ visitors, measured, predicted }) => [
      String(visitors),
      anHour(measured),
      anHour(predicted),
      short((100 * (predicted - measured)) / measured),
    ]),
    [],
  );

const nodesTable = (steps: Steps): string => {
  const stations = NODES.map((nodes) => inCluster(steps, nodes));
  const names = stations[0]?.map(({ name }) => name) ?? [];
  const rows = names.map((name, at) => [name, ...stations.map((all) => anHour(capacityOf(all[at]!)))]);
  const first = ['full first', ...stations.map((all) => firstFull(all)?.name ?? '')];
  return tableOf(['conversions an hour', ...NODES.map((nodes) => `${nodes} nodes`)], [...rows, first], [0]);
};

const costs = ({ mainMs, jobMs, logBytes }: Steps): string =>
  `A million small conversions: ${short(((mainMs + jobMs) * MILLION) / SECOND_MS / SECONDS_AN_HOUR)} hours of one processor, ${short((logBytes * MILLION) / BYTES_A_GB)} GB of events.`;

/** The report of `npm run simulate`. */
export const simulation = (steps: Steps): string =>
  ['One machine:', crowdTable(steps), 'A cluster, each part by itself:', nodesTable(steps), costs(steps)].join('\n\n');
