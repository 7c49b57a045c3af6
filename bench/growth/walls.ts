import { join } from 'node:path';
import { repeat } from '../measure/repeat.js';
import { besides } from '../peers/peer.js';
import { overHttp } from '../product/contenders.js';
import type { Server } from '../product/server.js';
import { uploadOf } from '../product/bench-upload.js';
import type { Visitor } from '../product/bench-visitor.js';
import { sampleOf, type Sample } from '../samples/sample.js';
import type { GrowthDocument } from './growing-document.js';
import type { GrowthStep } from './steps.js';

/** NaN where the time was up, where the tool takes no more, or where the peer isn't installed. */
export interface Walls {
  readonly docketMs: number;
  readonly docketCpuSeconds: number;
  readonly docketPeakBytes: number;
  readonly peerMs: number;
}

export const unknownWalls: Walls = { docketMs: NaN, docketCpuSeconds: NaN, docketPeakBytes: NaN, peerMs: NaN };

interface Growing {
  readonly server: Server;
  readonly visitor: Visitor;
  readonly folder: string;
  readonly document: GrowthDocument;
  readonly step: GrowthStep;
}

/** Few runs each: a row of large documents takes long enough. */
export const wallsOf = async ({ server, visitor, folder, document, step }: Growing): Promise<Walls> => {
  const { tool, options, peer } = step;
  const { files } = await inputOf(step, document, folder);
  const upload = await uploadOf(tool, options, files);
  const docket = await repeat(overHttp(server, visitor, { tool, upload }), 'glance');
  const contender = peer && besides(peer, pathsOf(files), folder);
  return {
    docketMs: docket.wallMs,
    docketCpuSeconds: docket.cpuSeconds,
    docketPeakBytes: docket.peakBytes,
    peerMs: contender ? (await repeat(contender, 'glance')).wallMs : NaN,
  };
};

const inputOf = async ({ takes }: GrowthStep, { whole, halves }: GrowthDocument, folder: string): Promise<Sample> => {
  if (takes === 'halves') return halves;
  if (takes !== 'picture') return whole;
  return sampleOf(whole.name, [...pathsOf(whole.files), join(folder, 'logo.png')], whole.pages);
};

const pathsOf = (files: Sample['files']): string[] => files.map(({ path }) => path);
