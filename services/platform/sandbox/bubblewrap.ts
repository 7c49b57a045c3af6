import { existsSync, readdirSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { SandboxedProgram } from './sandbox.js';

/** Where distributions keep programs and what belongs to them; on most, some of these are links into `/usr`. */
export const SYSTEM = ['/usr', '/bin', '/sbin', '/lib', '/lib32', '/lib64', '/libx32'];

/** Without its settings, which Debian keeps in `/etc`, Java does not start, and so veraPDF does not. */
const settingsOfJava = (): readonly string[] =>
  existsSync('/etc')
    ? readdirSync('/etc')
        .filter((name) => /^java-\d+-openjdk$/.test(name))
        .map((name) => `/etc/${name}`)
    : [];

/** Programs see of `/etc`, which holds secrets, only what libraries, fonts and LibreOffice look for. */
export const SETTINGS = [
  ...['/etc/ld.so.cache', '/etc/ld.so.conf', '/etc/ld.so.conf.d', '/etc/alternatives', '/etc/fonts'],
  ...['/etc/libreoffice', '/etc/localtime', '/etc/timezone', '/etc/papersize', '/etc/nsswitch.conf'],
  ...['/var/cache/fontconfig', '/var/lib/libreoffice'],
  ...settingsOfJava(),
];

/** Kernel interfaces that are the program's own rather than the machine's. */
const OWN_NAMESPACES = ['--unshare-ipc', '--unshare-pid', '--unshare-net', '--unshare-uts', '--unshare-cgroup-try'];

/** Folder in a program's own one that it sees as `/tmp`. */
export const TEMPORARY = '.tmp';

/** Number of the one user in a user namespace. */
const NOBODY = '65534';

/**
 * Capabilities that it takes to enter another user's folder and to become that user, for which all of them are dropped
 * again.
 */
const TO_CHANGE_USER = ['CAP_DAC_OVERRIDE', 'CAP_SETUID', 'CAP_SETGID', 'CAP_SETPCAP'];

interface Wrapping {
  /** Descriptor at which the filter of system calls is read; undefined for none. */
  readonly filterAt: number | undefined;
  /** Whether the program changes to a user of its own inside; else it is nobody in a user namespace. */
  readonly ownUser: boolean;
}

/** The arguments of `bwrap` before the program. */
export const bubblewrapArgs = (
  { folder, readable, command }: SandboxedProgram,
  { filterAt, ownUser }: Wrapping,
): string[] => [
  ...(ownUser ? [] : ['--unshare-user', '--uid', NOBODY, '--gid', NOBODY]),
  ...[...OWN_NAMESPACES, '--hostname', 'sandbox', '--die-with-parent', '--cap-drop', 'ALL'],
  ...(ownUser ? TO_CHANGE_USER.flatMap((capability) => ['--cap-add', capability]) : []),
  ...SYSTEM.filter(existsSync).flatMap((path) => ['--ro-bind', path, path]),
  ...SETTINGS.filter(existsSync).flatMap((path) => [...way(path), '--ro-bind', realpathSync(path), path]),
  ...['--proc', '/proc', '--dev', '/dev', '--bind', join(folder, TEMPORARY), '/tmp'],
  ...outsideSystem([command, ...readable]).flatMap((path) => [...way(path), '--ro-bind', path, path]),
  ...[...way(folder), '--bind', folder, folder, '--chdir', folder],
  ...['--remount-ro', '/dev', '--remount-ro', '/'],
  ...(filterAt === undefined ? [] : ['--seccomp', String(filterAt)]),
  '--',
];

/** The folders above a path, for everybody: by itself bubblewrap makes them for root where a file is for its owner. */
const way = (path: string): string[] => {
  const parent = dirname(path);
  return parent === '/' ? [] : [...way(parent), '--dir', parent];
};

/** The paths that exist and that the folders of the system do not hold. */
export const outsideSystem = (paths: readonly string[]): readonly string[] =>
  [...new Set(paths)].filter((path) => existsSync(path) && !SYSTEM.some((folder) => path.startsWith(`${folder}/`)));

/** The folders in which the shell would look for programs, where they are no folders of the system. */
export const programFolders = (path = process.env['PATH'] ?? ''): readonly string[] =>
  outsideSystem(path.split(':').filter((folder) => folder.startsWith('/') && dirname(folder) !== folder));
