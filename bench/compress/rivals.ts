import { readFile } from 'node:fs/promises';
import { leastLikeness } from '../../services/pdf/fixtures/likeness.js';
import { repeat, type Contender, type Measured } from '../measure/repeat.js';
import { besides, PeerFailed } from '../peers/peer.js';
import { ghostscript } from '../peers/peers.js';
import { alone } from '../product/contenders.js';
import type { Engine } from '../product/engine.js';
import type { Sample } from '../samples/sample.js';
import { lostOf, partsIn } from './kept-parts.js';

export const qualities = ['low', 'medium', 'high'] as const;
type Quality = (typeof qualities)[number];
const settings = { low: 'screen', medium: 'ebook', high: 'printer' } as const;
const DPI = 100;

interface House {
  readonly engine: Engine;
  readonly folder: string;
  readonly quick: boolean;
}

export interface Side extends Pick<Measured, 'cpuSeconds' | 'peakBytes' | 'output'> {
  readonly likeness: number;
  /** Parts that the original has and this has not. */
  readonly lost: string;
}

/** The same file at the same quality by both; Ghostscript's side is missing where it isn't installed or failed. */
export interface Rivalry {
  readonly sample: Sample;
  readonly quality: Quality;
  readonly ours: Side;
  readonly gs: Side | undefined;
}

type Make = (look: (path: string) => Promise<void>) => Contender | undefined;

export const rivals = async (house: House, sample: Sample, quality: Quality): Promise<Rivalry> => {
  const { engine, folder, quick } = house;
  const paths = sample.files.map(({ path }) => path);
  const original = await bytesOf(paths[0] ?? '');
  const parts = partsIn(original, folder);
  const side = async (make: Make): Promise<Side | undefined> => {
    let result = new Uint8Array();
    const contender = make(async (path) => {
      result = await bytesOf(path);
    });
    if (!contender) return undefined;
    const { cpuSeconds, peakBytes, output } = await repeat(contender, quick ? 'glance' : 'quick');
    const lost = lostOf(parts, partsIn(result, folder));
    return { cpuSeconds, peakBytes, output, lost, likeness: await leastLikeness(original, result, DPI) };
  };
  const work = { tool: 'pdf-compress', options: { quality }, files: sample.files };
  const ours = await side((look) => alone(engine, { ...work, look }));
  if (!ours) throw new Error('the engine is gone');
  const gs = await orFailed(side((look) => besides({ ...ghostscript(settings[quality]), look }, paths, folder)));
  return { sample, quality, ours, gs };
};

const orFailed = (side: Promise<Side | undefined>): Promise<Side | undefined> =>
  side.catch((error: unknown) => {
    if (error instanceof PeerFailed) return undefined;
    throw error;
  });

const bytesOf = async (path: string): Promise<Uint8Array<ArrayBuffer>> => new Uint8Array(await readFile(path));
