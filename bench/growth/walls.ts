import { besides } from '../peers/peer.js';
import { uploadOf } from '../product/upload.js';
import type { Visitor } from '../product/visitor.js';
import type { Run } from '../measure/repeat.js';
import { p50 } from '../report/numbers.js';
import type { GrowthDocument } from './document.js';
import type { GrowthStep } from './steps.js';

/** Once it takes this long, one run tells enough. */
const LONG_MS = 3000;
const RUNS = 3;

/** NaN where the time was up or the peer isn't installed. */
export interface Walls {
  readonly docketMs: number;
  readonly peerMs: number;
}

interface Growing {
  readonly visitor: Visitor;
  readonly folder: string;
  readonly document: GrowthDocument;
  readonly step: GrowthStep;
}

export const wallsOf = async ({ visitor, folder, document, step }: Growing): Promise<Walls> => {
  const { tool, options, peer } = step;
  const { files } = tool === 'pdf-merge' ? document.halves : document.whole;
  const upload = await uploadOf(tool, options, files);
  const contender = besides(
    peer,
    files.map(({ path }) => path),
    folder,
  );
  return {
    docketMs: await wallOf(() => visitor.convert(upload)),
    peerMs: contender ? await wallOf(() => contender.run()) : NaN,
  };
};

/** The middle of a few runs after one that warms up. */
const wallOf = async (run: () => Promise<Run>): Promise<number> => {
  const first = (await run()).wallMs;
  if (first > LONG_MS) return first;
  const times: number[] = [];
  for (let index = 0; index < RUNS; index += 1) times.push((await run()).wallMs);
  return p50(times);
};
