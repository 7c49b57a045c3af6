import { repeat } from '../measure/repeat.js';
import { besides } from '../peers/peer.js';
import { overHttp } from '../product/contenders.js';
import type { Server } from '../product/server.js';
import { uploadOf } from '../product/upload.js';
import type { Visitor } from '../product/visitor.js';
import type { GrowthDocument } from './document.js';
import type { GrowthStep } from './steps.js';

/** NaN where the time was up or the peer isn't installed. */
export interface Walls {
  readonly docketMs: number;
  readonly docketCpuSeconds: number;
  readonly peerMs: number;
}

export const unknownWalls: Walls = { docketMs: NaN, docketCpuSeconds: NaN, peerMs: NaN };

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
  const { files } = tool === 'pdf-merge' ? document.halves : document.whole;
  const docket = await repeat(overHttp(server, visitor, await uploadOf(tool, options, files)), true);
  const paths = files.map(({ path }) => path);
  const contender = peer && besides(peer, paths, folder);
  return {
    docketMs: docket.wallMs,
    docketCpuSeconds: docket.cpuSeconds,
    peerMs: contender ? (await repeat(contender, true)).wallMs : NaN,
  };
};
