import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { bubblewrapArgs } from './bubblewrap.js';
import { callFilter } from './call-filter.js';
import { listedEnvironment } from './listed-environment.js';
import { ownRootScript, unshareCommand } from './namespaces.js';
import { withoutInherited } from './inherited-descriptors.js';
import { dropArgs, dropInsideArgs, limitArgs, sharedLimitArgs } from './program-limits.js';
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
export const waysFor = (asRoot = process.getuid?.() === 0): readonly Way[] => [
  ...(process.platform === 'linux' ? waysOfLinux(asRoot) : []),
  { level: 'none', told: 'nothing keeps the programs apart', ownUser: false, start: startPlain },
];

/** Where nothing else works, root at least does not work on strangers' files itself. */
const plainUser: Way = {
  level: 'none',
  told: 'plain programs with a user of its own for each, who sees what every user of the machine sees',
  ownUser: true,
  start: (program, { uid }) => {
    const [command = '', ...args] = inner(program, dropArgs(uid));
    return spawn(command, args, optionsFor(program, []));
  },
};

const waysOfLinux = (asRoot: boolean): readonly Way[] => [
  ...(asRoot ? [bubblewrap('bubblewrap, with a user of its own for each', true)] : []),
  bubblewrap('bubblewrap, in a user namespace', false),
  ...(asRoot ? [namespaces('unshare, with a user of its own for each', { asRoot, ownUser: true })] : []),
  namespaces('unshare, under the user of the server, of whose files it sees none', { asRoot, ownUser: false }),
  ...(asRoot ? [plainUser] : []),
];

/** Descriptor for the filter of system calls; the one below is Node's channel. */
const FILTER_AT = 4;

const bubblewrap = (description: string, ownUser: boolean): Way => ({
  level: 'full',
  told: description,
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

interface NamespaceOptions {
  readonly asRoot: boolean;
  readonly ownUser: boolean;
}

const namespaces = (description: string, { asRoot, ownUser }: NamespaceOptions): Way => ({
  level: 'reduced',
  told: description,
  ownUser,
  start: (program, { uid }) => {
    const [command = '', ...args] = unshareCommand(asRoot);
    const script = [whereIs('sh'), '-c', ownRootScript(program, !asRoot), 'sh'];
    const drop = dropInsideArgs(ownUser ? uid : undefined);
    return spawn(command, [...args, ...script, ...inner(program, drop)], optionsFor(program, []));
  },
});

/** The command line inside: limits first, as a lesser user may not set them all. */
const inner = ({ command, args, limits }: SandboxedProgram, drop: readonly string[]): string[] => [
  ...[whereIs('prlimit'), ...limitArgs(limits)],
  ...(drop.length > 0 ? [whereIs('setpriv'), ...drop] : []),
  ...[command, ...args],
];

const startPlain = (program: SandboxedProgram): ChildProcess => {
  const own = [program.command, ...program.args];
  const limiter = whereIs('prlimit');
  const limited = existsSync(limiter) ? [limiter, ...sharedLimitArgs(program.limits), ...own] : own;
  const [command = '', ...args] = limited;
  return spawn(command, args, optionsFor(program, []));
};

/** Starts the program in a process group of its own, so that it can be ended with all that it has started. */
const optionsFor = ({ folder, environment, talks }: SandboxedProgram, more: readonly 'pipe'[]): SpawnOptions => ({
  cwd: folder,
  detached: true,
  env: listedEnvironment({ HOME: folder, TMPDIR: folder, ...environment }),
  stdio: withoutInherited(
    talks === 'ipc' ? ['ignore', 'ignore', 'pipe', 'ipc', ...more] : ['pipe', 'pipe', 'ignore', 'ignore', ...more],
  ),
});
