import type { ProgramLimits } from './sandbox.js';

const OPEN_FILES = 1024;

/** What `prlimit` is told before the program. */
export const limitArgs = ({ cpuSeconds, fileBytes, processes, addressBytes }: ProgramLimits): string[] => [
  ...['--core=0', `--nofile=${OPEN_FILES}`, `--cpu=${cpuSeconds}`, `--fsize=${fileBytes}`, `--nproc=${processes}`],
  ...(addressBytes === undefined ? [] : [`--as=${Math.ceil(addressBytes)}`]),
  '--',
];

/**
 * Gives up every right of root for good, and becomes a user that owns nothing else; the kernel forgets then with whom
 * the program ends, so that is said last.
 */
export const dropArgs = (uid: number | undefined): string[] => [
  ...(uid === undefined ? [] : ['--reuid', String(uid), '--regid', String(uid), '--clear-groups']),
  ...['--no-new-privs', '--inh-caps=-all', '--bounding-set=-all', '--pdeathsig', 'KILL', '--'],
];
