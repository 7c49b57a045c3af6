import type { Run } from '../measure/repeat.js';
import type { Visit } from '../product/visitor.js';
import { megabytes, p50, ratio, short } from '../report/numbers.js';
import type { Comparison, Figures } from './compare.js';

export const comparisonTitles = [
  ...['case', 'who', 'wall p50 ms', 'runs', 'CPU s', 'peak MB', 'out MB', 'ratio: wall', 'CPU', 'size'],
];

const labelOf = ({ case: { tool, variant }, sample }: Comparison): string => {
  const pages = sample.pages === undefined ? '' : `, ${sample.pages} pages`;
  const files = sample.files.length === 1 ? '1 file' : `${sample.files.length} files`;
  const name = variant === undefined ? tool : `${tool} ${variant}`;
  return `${name}: ${sample.name} (${files}${pages}, ${megabytes(sample.size)} MB)`;
};

/** Docket over HTTP first; the others' ratios say what it needs of theirs. */
export const comparisonRows = (compared: Comparison): string[][] => {
  const others = [{ name: 'its engine alone', figures: compared.engine }, ...compared.peers];
  return [
    [labelOf(compared), 'Docket over HTTP', ...cellsOf(compared.http)],
    ...others.map(({ name, figures }) => ['', name, ...cellsOf(figures), ...ratiosOf(compared.http, figures)]),
  ];
};

const cellsOf = (figures: Figures): string[] => {
  if ('failure' in figures) return ['failed'];
  const { wallMs, runs, cpuSeconds, peakBytes, output } = figures;
  return [short(wallMs), String(runs.length), cpuSeconds.toFixed(3), megabytes(peakBytes), megabytes(output)];
};

/** Who failed, and how. */
export const failuresOf = (compared: Comparison): string[] =>
  [
    { name: 'Docket over HTTP', figures: compared.http },
    { name: 'its engine alone', figures: compared.engine },
    ...compared.peers,
  ].flatMap(({ name, figures }) =>
    'failure' in figures ? [`${labelOf(compared)}: ${name} failed: ${figures.failure.replaceAll(/\s+/g, ' ')}`] : [],
  );

const ratiosOf = (docket: Figures, other: Figures): string[] => {
  if ('failure' in docket || 'failure' in other) return [];
  return [
    ratio(docket.wallMs, other.wallMs),
    ratio(docket.cpuSeconds, other.cpuSeconds),
    ratio(docket.output, other.output),
  ];
};

export const partTitles = ['case', 'uploaded, answered', 'worked', 'downloaded', 'whole', 'engine alone', 'the rest'];

/** None where it failed. */
export const partRows = (compared: Comparison): string[][] => {
  const { http, engine } = compared;
  if ('failure' in http || 'failure' in engine) return [];
  const part = (of: (run: Visit) => number): string => short(p50(http.runs.map(of)));
  return [
    [
      labelOf(compared),
      part(({ answeredMs }) => answeredMs),
      part(({ workedMs }) => workedMs),
      part(({ downloadedMs }) => downloadedMs),
      ...[short(http.wallMs), short(engine.wallMs), short(restOf(http, engine))],
    ],
  ];
};

const restOf = (http: Pick<Run, 'wallMs'>, engine: Pick<Run, 'wallMs'>): number => http.wallMs - engine.wallMs;
