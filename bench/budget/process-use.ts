import { readFileSync } from 'node:fs';
import { commandOf, ownCpuSecondsOf, treeOf } from '../measure/proc.js';

const JOB_ENTRY = 'services/pdf/pdf.job.js';

/** The processor time and the memory that processes have used since they began. */
export interface ProcessUse {
  readonly cpuSeconds: number;
  /** Through calls of the system, of files, pipes and sockets alike. */
  readonly readBytes: number;
  readonly writtenBytes: number;
  readonly calls: number;
}

/** The use of the server, told apart by who does the work. */
export interface ServerUse {
  readonly main: ProcessUse;
  readonly jobs: ProcessUse;
  /** Programs and job processes that have ended; of them only the time is known. */
  readonly ended: number;
}

const nothing: ProcessUse = { cpuSeconds: 0, readBytes: 0, writtenBytes: 0, calls: 0 };

const added = (one: ProcessUse, other: ProcessUse): ProcessUse => ({
  cpuSeconds: one.cpuSeconds + other.cpuSeconds,
  readBytes: one.readBytes + other.readBytes,
  writtenBytes: one.writtenBytes + other.writtenBytes,
  calls: one.calls + other.calls,
});

const useOf = (pid: number): ProcessUse => {
  const io = ioOf(pid);
  return {
    cpuSeconds: ownCpuSecondsOf(pid).own,
    readBytes: io('rchar'),
    writtenBytes: io('wchar'),
    calls: io('syscr') + io('syscw'),
  };
};

/** @see proc(5), io. */
const ioOf = (pid: number): ((name: string) => number) => {
  const text = readOrNothing(`/proc/${pid}/io`);
  return (name) => Number(new RegExp(`^${name}: (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
};

const readOrNothing = (path: string): string => {
  try {
    return readFileSync(path, 'latin1');
  } catch {
    return ''; // it has ended meanwhile, or may not be looked at
  }
};

/**
 * Reads how much a server has used each time it is asked; job processes that end meanwhile count as they were last
 * seen.
 */
export const watchServer = (server: number): (() => ServerUse) => {
  const seen = new Map<number, ProcessUse>();
  return () => {
    const tree = treeOf(server);
    for (const pid of tree) if (pid !== server && commandOf(pid).includes(JOB_ENTRY)) seen.set(pid, useOf(pid));
    return {
      main: useOf(server),
      jobs: [...seen.values()].reduce(added, nothing),
      ended: tree.reduce((sum, pid) => sum + ownCpuSecondsOf(pid).ended, 0),
    };
  };
};
