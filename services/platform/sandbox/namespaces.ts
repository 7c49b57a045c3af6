import { existsSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { outsideSystem, SETTINGS, SYSTEM, TEMPORARY } from './bubblewrap.js';
import type { SandboxedProgram } from './sandbox.js';
import { whereIs } from './where-is.js';

/**
 * The program that follows ends with the server, whatever it is doing; a program that enters a user namespace forgets
 * that.
 */
const WITH_SERVER = ['--pdeathsig', 'KILL', '--'];

/** Kernel interfaces of its own; every process in there ends with the first. */
export const unshareCommand = (asRoot: boolean): readonly string[] => [
  ...(asRoot ? [] : [whereIs('unshare'), '--user', '--map-root-user', '--']),
  ...[
    whereIs('setpriv'),
    ...WITH_SERVER,
    whereIs('unshare'),
    '--mount',
    '--net',
    '--pid',
    '--ipc',
    '--uts',
    '--fork',
    '--kill-child=SIGKILL',
    '--mount-proc',
    '--',
  ],
];

const DEVICES = ['null', 'zero', 'full', 'random', 'urandom'].map((name) => `/dev/${name}`);
const READ_ONLY = 'ro,nosuid,nodev';
/** The machine's files are here for a moment, before nothing leads to them any more. */
const BEHIND = '/.behind';

/** Quotes a text for a shell: nothing has a meaning between single quotes but the quote itself. */
const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
const run = (program: string, ...args: readonly string[]): string =>
  [whereIs(program), ...args].map((arg) => quoted(arg)).join(' ');

const mountPoint = (from: string, at: string): string =>
  statSync(from).isDirectory()
    ? run('mkdir', '-p', at)
    : `${run('mkdir', '-p', dirname(at))} && { [ -e ${quoted(at)} ] || : > ${quoted(at)}; }`;

const show = (root: string, path: string): readonly string[] => {
  const from = realpathSync(path);
  return [mountPoint(from, root + path), run('mount', '-o', `rbind,${READ_ONLY}`, from, root + path)];
};

/**
 * For `sh -c` in a mount namespace, standing in the program's own folder: makes a root of the folders that a program
 * may see, goes there for good, and goes on with the arguments. It is built over the path of the own folder, which is
 * nobody else's.
 *
 * @param alone  whether the user namespace is its own too: then no further one can be made in it.
 */
export const ownRootScript = (
  { folder, readable, command }: Pick<SandboxedProgram, 'folder' | 'readable' | 'command'>,
  alone: boolean,
): string => {
  const temporary = [run('mkdir', '-p', `${folder}/tmp`, folder + BEHIND, `${folder}/proc`, `${folder}/dev`)];
  return [
    run('mount', '--make-rprivate', '/'),
    run('mount', '-t', 'tmpfs', '-o', 'mode=755,size=1m', 'tmpfs', folder),
    ...temporary,
    ...[...SYSTEM, ...SETTINGS].filter(existsSync).flatMap((path) => show(folder, path)),
    run('mount', '--rbind', '/proc', `${folder}/proc`),
    ...DEVICES.flatMap((path) => [`: > ${quoted(folder + path)}`, run('mount', '--bind', path, folder + path)]),
    run('ln', '-s', '/proc/self/fd', `${folder}/dev/fd`),
    run('mount', '--no-canonicalize', '--bind', TEMPORARY, `${folder}/tmp`),
    ...outsideSystem([command, ...readable]).flatMap((path) => show(folder, path)),
    run('mkdir', '-p', join(folder, folder)),
    run('mount', '--no-canonicalize', '--bind', '.', join(folder, folder)),
    run('mount', '-o', `remount,bind,${READ_ONLY}`, folder),
    `cd ${quoted(folder)}`,
    run('pivot_root', '.', BEHIND.slice(1)),
    run('umount', '-l', BEHIND),
    ...(alone ? ['echo 0 > /proc/sys/user/max_user_namespaces'] : []),
    `cd ${quoted(folder)}`,
    'exec "$@"',
  ].join(' && ');
};
