import { whereIs } from './where-is.js';

/** Kernel interfaces of its own; every process in there ends with the first. */
export const unshareArgs = (asRoot: boolean): string[] => [
  ...(asRoot ? [] : ['--user', '--map-root-user']),
  ...['--mount', '--net', '--pid', '--ipc', '--uts', '--fork', '--kill-child=SIGKILL', '--mount-proc', '--'],
];

/**
 * For `sh -c` in a mount namespace: lays an empty folder over each hidden one, puts the program's own folder, in which
 * it stands, back to its place, and goes on with the arguments.
 */
export const hidingScript = (hidden: readonly string[], folder: string): string => {
  const mount = quoted(whereIs('mount'));
  return [
    `${mount} --make-rprivate /`,
    ...hidden.map((path) => `${mount} -t tmpfs -o mode=755,size=64k tmpfs ${quoted(path)}`),
    `${quoted(whereIs('mkdir'))} -p ${quoted(folder)}`,
    `${mount} --no-canonicalize --bind . ${quoted(folder)}`,
    ...hidden.map((path) => `${mount} -o remount,ro ${quoted(path)}`),
    `cd ${quoted(folder)}`,
    'exec "$@"',
  ].join(' && ');
};

/** Nothing has a meaning between single quotes but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
