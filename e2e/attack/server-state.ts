import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descendantsOf, descriptorsOf } from '../harness/processes.js';
import { filesBelow } from '../harness/files-below.js';
import type { Docket } from '../harness/running-docket.js';

const KB_PER_MB = 1024;

/** The files, processes and memory that a server holds. */
export interface ServerState {
  readonly descriptors: number;
  readonly processes: number;
  /** In the folder for temporary files, and where jobs work. */
  readonly temporaryFiles: number;
  /** The memory of its main process. */
  readonly megabytes: number;
}

export const stateOf = ({ pid, tmpDir, dataDir }: Docket): ServerState => ({
  descriptors: descriptorsOf(pid()),
  processes: descendantsOf(pid()).length,
  temporaryFiles: filesBelow(tmpDir).length + filesBelow(join(dataDir, 'scratch')).length,
  megabytes: Math.round(residentKb(pid()) / KB_PER_MB),
});

const residentKb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

const held = {
  processes: 'processes',
  descriptors: 'descriptors',
  temporaryFiles: 'temporary files',
} as const satisfies Partial<Record<keyof ServerState, string>>;

interface Spell {
  readonly before: ServerState;
  readonly after: ServerState;
}

/** Names everything that the server holds more of than before. */
export const leftIn = ({ before, after }: Spell): readonly string[] =>
  (Object.keys(held) as (keyof typeof held)[]).flatMap((what) =>
    after[what] > before[what] ? [`${after[what] - before[what]} more ${held[what]} than before`] : [],
  );
