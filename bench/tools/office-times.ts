import { join } from 'node:path';
import { watchPeak } from '../measure/peak.js';
import { besides } from '../peers/peer.js';
import { soffice } from '../peers/peers.js';
import type { IdentityFile } from '../../services/pdf/signing/identity/installation.js';
import { startEngine, type Engine } from '../product/engine.js';
import { atShare, megabytes, ratio, short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import type { Sample } from '../samples/sample.js';
import type { Samples } from './tool-samples.js';

/** Ordinary documents of each kind; with `quick` those that are made here. */
const REAL = [
  'TestDocument.docx',
  '58618.docx',
  'FancyFoot.docx',
  'table_footnotes.docx',
  '56880.doc',
  '48495.xlsx',
  '53101.xlsx',
  'clone_sheet.xlsx',
  '45129.xls',
  'aptia.pptx',
  'bug54570.pptx',
  'layouts.pptx',
  'datetime.ppt',
];

interface Times {
  readonly ms: readonly number[];
  readonly peakBytes: number;
}

interface Place {
  readonly folder: string;
  readonly identity: IdentityFile;
  readonly quick: boolean;
}

/** Each document once by a job process whose LibreOffice is started ahead, and once by a LibreOffice that starts for it. */
export const officeTimes = async ({ folder, identity, quick }: Place, samples: Samples): Promise<string> => {
  const sources = [samples.letter, samples.report, ...(quick ? [] : REAL.map((name) => samples.real(name)))];
  const documents = (await Promise.all(sources.map((source) => source()))).filter((sample) => sample !== undefined);
  const engine = await startEngine(folder, identity);
  const warm = await warmTimes(engine, documents);
  const cold = await coldTimes(documents, folder);
  return [
    `Office documents to PDF, ${documents.length} different ones, each once; p50 and p95 in ms:`,
    tableOf(['who', 'p50', 'p95', 'peak MB'], rowsOf(warm, cold), [0]),
  ].join('\n\n');
};

/** Stops the engine at the end. */
const warmTimes = async (engine: Engine, documents: readonly Sample[]): Promise<Times> => {
  const run = ({ files }: Sample) => engine.run({ tool: 'to-pdf', options: {}, files });
  try {
    for (const sample of documents.slice(0, 1)) await run(sample); // opens it
    const peak = watchPeak([engine.pid]);
    const ms: number[] = [];
    for (const sample of documents) ms.push((await run(sample)).wallMs);
    return { ms, peakBytes: peak() };
  } finally {
    await engine.stop();
  }
};

/** Undefined where it is not installed. */
const coldTimes = async (documents: readonly Sample[], folder: string): Promise<Times | undefined> => {
  const peer = soffice(join(folder, 'office-profile'));
  const ms: number[] = [];
  let peakBytes = NaN;
  for (const [index, { files }] of documents.entries()) {
    const paths = files.map(({ path }) => path);
    const contender = besides(peer, paths, folder);
    if (!contender) return undefined;
    if (index === 0) {
      const peak = contender.watch();
      await contender.warmUp(); // makes its profile
      peakBytes = peak();
    }
    ms.push((await contender.run()).wallMs);
  }
  return { ms, peakBytes };
};

const rowsOf = (warm: Times, cold: Times | undefined): string[][] => {
  const row = (who: string, { ms, peakBytes }: Times) => [
    who,
    short(atShare(ms, 0.5)),
    short(atShare(ms, 0.95)),
    megabytes(peakBytes),
  ];
  if (!cold) return [row('Docket, the job', warm)];
  const beside = (share: number) => ratio(atShare(warm.ms, share), atShare(cold.ms, share));
  return [
    row('Docket, the job', warm),
    row('soffice --convert-to pdf', cold),
    ['ratio', beside(0.5), beside(0.95), ratio(warm.peakBytes, cold.peakBytes)],
  ];
};
