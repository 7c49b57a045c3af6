import type { ProgramLimits } from './sandbox.js';

const OPEN_FILES = 1024;

/** The arguments of `prlimit` before the program. */
export const limitArgs = (limits: ProgramLimits): string[] => [
  `--nproc=${limits.processes}`,
  ...sharedLimitArgs(limits),
];

/** The same under a user who has other processes, too. */
export const sharedLimitArgs = ({ cpuSeconds, fileBytes, dataBytes, addressBytes }: ProgramLimits): string[] => [
  ...['--core=0', `--nofile=${OPEN_FILES}`, `--cpu=${cpuSeconds}`, `--fsize=${fileBytes}`],
  ...(dataBytes === undefined ? [] : [`--data=${Math.ceil(dataBytes)}`]),
  ...(addressBytes === undefined ? [] : [`--as=${Math.ceil(addressBytes)}`]),
  '--',
];

/** Gives up every right of root for good, and becomes a user that owns nothing else. */
export const dropArgs = (uid: number | undefined): string[] => [
  ...(uid === undefined ? [] : ['--reuid', String(uid), '--regid', String(uid), '--clear-groups']),
  ...['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--'],
];

/** The same in a process namespace, all of which ends with its first process; that forgot with its user with whom it ends. */
export const dropInsideArgs = (uid: number | undefined): string[] => ['--pdeathsig', 'KILL', ...dropArgs(uid)];
