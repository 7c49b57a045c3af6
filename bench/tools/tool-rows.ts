import type { Visit } from '../product/bench-visitor.js';
import { megabytes, p50, ratio, short } from '../report/format-numbers.js';
import type { Comparison, Figures } from './compare.js';
import { OURS } from '../save/saved-run.js';

export const comparisonTitles = [
  'what',
  'set',
  'who',
  'CPU s',
  'wall ms',
  'peak MB',
  'out MB',
  'runs',
  'HTTP: CPU',
  'wall',
  'operation: CPU',
  'wall',
  'peak',
  'size',
];

export const whatOf = ({ case: { tool, label = tool, variant } }: Comparison): string =>
  variant === undefined ? label : `${label} ${variant}`;

export const setOf = ({ sample }: Comparison): string => {
  const files = sample.files.length === 1 ? '' : `, ${sample.files.length} files`;
  const pages = sample.pages === undefined ? '' : `, ${sample.pages} pages`;
  return `${sample.name}${files}${pages}, ${megabytes(sample.size)} MB`;
};

interface Contestant {
  readonly name: string;
  readonly figures: Figures;
}

const oursOf = ({ http, job, operation }: Comparison): Contestant[] => [
  { name: OURS, figures: http },
  ...(job ? [{ name: 'Docket, the job', figures: job }] : []),
  ...(operation ? [{ name: 'Docket, the operation', figures: operation }] : []),
];

/** Ours from the outside in, then the peers with what ours needs of theirs. */
export const comparisonRows = (compared: Comparison): string[][] => {
  const { http, operation, peers } = compared;
  const rows = [
    ...oursOf(compared).map(({ name, figures }) => [name, ...cellsOf(figures)]),
    ...peers.map(({ name, figures }) => [name, ...cellsOf(figures), ...ratiosOf({ http, operation }, figures)]),
  ];
  return rows.map((row, index) => (index === 0 ? [whatOf(compared), setOf(compared), ...row] : ['', '', ...row]));
};

const cellsOf = (figures: Figures): string[] => {
  if ('failure' in figures) return ['failed', '', '', '', ''];
  const { wallMs, runs, cpuSeconds, peakBytes, output } = figures;
  return [cpuSeconds.toFixed(3), short(wallMs), megabytes(peakBytes), megabytes(output), String(runs.length)];
};

/** Who failed, and how. */
export const failuresOf = (compared: Comparison): string[] =>
  [...oursOf(compared), ...compared.peers].flatMap(({ name, figures }) =>
    'failure' in figures
      ? [`${whatOf(compared)}, ${setOf(compared)}: ${name} failed: ${figures.failure.replaceAll(/\s+/g, ' ')}`]
      : [],
  );

const ratiosOf = ({ http, operation }: Pick<Comparison, 'http' | 'operation'>, peer: Figures): string[] => {
  if ('failure' in peer) return [];
  const beside = (ours: Figures | undefined, of: 'cpuSeconds' | 'wallMs' | 'peakBytes' | 'output'): string =>
    !ours || 'failure' in ours ? '-' : ratio(ours[of], peer[of]);
  return [
    beside(http, 'cpuSeconds'),
    beside(http, 'wallMs'),
    beside(operation, 'cpuSeconds'),
    beside(operation, 'wallMs'),
    beside(operation, 'peakBytes'),
    beside(operation, 'output'),
  ];
};

export const partTitles = ['what', 'set', 'uploaded, answered', 'worked', 'downloaded', 'whole', 'the job', 'the rest'];

/** None where it failed. */
export const partRows = (compared: Comparison): string[][] => {
  const { http, job } = compared;
  if ('failure' in http || !job || 'failure' in job) return [];
  const part = (of: (run: Visit) => number): string => short(p50(http.runs.map(of)));
  return [
    [
      whatOf(compared),
      setOf(compared),
      part(({ answeredMs }) => answeredMs),
      part(({ workedMs }) => workedMs),
      part(({ downloadedMs }) => downloadedMs),
      short(http.wallMs),
      short(job.wallMs),
      short(http.wallMs - job.wallMs),
    ],
  ];
};
