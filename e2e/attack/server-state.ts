import { readFileSync } from 'node:fs';
import { descendantsOf, descriptorsOf } from '../harness/processes.js';
import { filesBelow } from '../harness/files-below.js';
import type { Docket } from '../harness/running-docket.js';

const KB_PER_MB = 1024;

/** What a server holds. */
export interface ServerState {
  readonly descriptors: number;
  readonly processes: number;
  /** In the folder for temporary files. */
  readonly temporaryFiles: number;
  /** Of its main process. */
  readonly megabytes: number;
}

export const stateOf = ({ pid, tmpDir }: Docket): ServerState => ({
  descriptors: descriptorsOf(pid()),
  processes: descendantsOf(pid()).length,
  temporaryFiles: filesBelow(tmpDir).length,
  megabytes: Math.round(residentKb(pid()) / KB_PER_MB),
});

const residentKb = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
