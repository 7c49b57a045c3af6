import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { bubblewrapArgs } from './bubblewrap.js';
import { callFilter } from './call-filter.js';
import { listedEnvironment } from './listed-environment.js';
import { hidingScript, unshareArgs } from './namespaces.js';
import { dropArgs, limitArgs } from './program-limits.js';
import type { Claim, SandboxedProgram, SandboxLevel } from './sandbox.js';
import { whereIs } from './where-is.js';

/** One way to start a program. */
export interface Way {
  readonly level: SandboxLevel;
  readonly told: string;
  /** Whether each program works under a user number of its own, which only root can give. */
  readonly ownUser: boolean;
  readonly start: (program: SandboxedProgram, claim: Claim) => ChildProcess;
}

/** Every way there is, the best first; which of them work here, only a try tells. */
export const waysFor = (hidden: readonly string[], asRoot = process.getuid?.() === 0): readonly Way[] => [
  ...(process.platform === 'linux' ? waysOfLinux(hidden, asRoot) : []),
  { level: 'none', told: 'nothing keeps the programs apart', ownUser: false, start: startPlain },
];

const waysOfLinux = (hidden: readonly string[], asRoot: boolean): readonly Way[] => [
  ...(asRoot ? [bubblewrap('bubblewrap, with a user of its own for each', true)] : []),
  bubblewrap('bubblewrap, in a user namespace', false),
  ...(asRoot ? [namespaces('unshare, with a user of its own for each', { hidden, asRoot, ownUser: true })] : []),
  namespaces('unshare, without the rights of root', { hidden, asRoot, ownUser: false }),
];

/** Descriptor for the filter of system calls; the one below is Node's channel. */
const FILTER_AT = 4;

const bubblewrap = (told: string, ownUser: boolean): Way => ({
  level: 'full',
  told,
  ownUser,
  start: (program, { uid }) => {
    const filter = callFilter();
    const filterAt = filter && FILTER_AT;
    const args = [...bubblewrapArgs(program, { filterAt, ownUser }), ...inner(program, ownUser ? dropArgs(uid) : [])];
    const child = spawn(whereIs('bwrap'), args, optionsFor(program, filter ? ['pipe'] : []));
    (child.stdio[FILTER_AT] as Writable | undefined)?.on('error', () => undefined).end(filter);
    return child;
  },
});

/** What LibreOffice, once run by root, has left there for root alone, and would stumble over as anybody else. */
const UNREADABLE = ['/var/spool/libreoffice'];

interface NamespaceOptions {
  readonly hidden: readonly string[];
  readonly asRoot: boolean;
  readonly ownUser: boolean;
}

const namespaces = (told: string, { hidden, asRoot, ownUser }: NamespaceOptions): Way => ({
  level: 'reduced',
  told,
  ownUser,
  start: (program, { uid }) => {
    const covered = [...hidden, ...UNREADABLE.filter(existsSync)];
    const script = [whereIs('sh'), '-c', hidingScript(covered, program.folder), 'sh'];
    const drop = dropArgs(ownUser ? uid : undefined);
    return spawn(
      whereIs('unshare'),
      [...unshareArgs(asRoot), ...script, ...inner(program, drop)],
      optionsFor(program, []),
    );
  },
});

/** What runs inside: limits first, as a lesser user may not set them all. */
const inner = ({ command, args, limits }: SandboxedProgram, drop: readonly string[]): string[] => [
  ...[whereIs('prlimit'), ...limitArgs(limits)],
  ...(drop.length > 0 ? [whereIs('setpriv'), ...drop] : []),
  ...[command, ...args],
];

const startPlain = (program: SandboxedProgram): ChildProcess =>
  spawn(program.command, [...program.args], optionsFor(program, []));

/** In a group of its own, so that it can be ended with all that it has started. */
const optionsFor = ({ folder, environment, talks }: SandboxedProgram, more: readonly 'pipe'[]): SpawnOptions => ({
  cwd: folder,
  detached: true,
  env: listedEnvironment({ HOME: folder, TMPDIR: folder, ...environment }),
  stdio: talks === 'ipc' ? ['ignore', 'ignore', 'pipe', 'ipc', ...more] : ['pipe', 'pipe', 'ignore', 'ignore', ...more],
});
