import { chown, lstat, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { codeOf } from '../blobs/disk-files.js';
import { TEMPORARY } from './bubblewrap.js';
import { letPass, openWayTo } from './passing.js';
import { programFiles } from './program-root.js';
import { killSandboxed, sandboxLevels, type Claim, type Sandbox, type SandboxLevel } from './sandbox.js';
import { strayKeepers } from './where-is.js';
import { waysFor, type Way } from './ways.js';

interface SandboxOptions {
  /** The folder in which programs get their own folders. */
  readonly scratch: string;
  /** The folder around `scratch`, of which no program may see anything else. */
  readonly dataFolder?: string;
}

/** Finds the best way that works here, by trying. */
export const openSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  for (const way of waysFor()) {
    const sandbox = sandboxOf(way);
    if (await works(sandbox, options)) return sandbox.level === 'full' ? sandbox : tellingStrays(sandbox);
  }
  throw new Error('not even a plain process can be started');
};

/** Why it is not better, where programs for that are there and refused; without the paths, as visitors may read it. */
const tellingStrays = (sandbox: Sandbox): Sandbox => {
  const names = strayKeepers().map(({ name }) => name);
  if (names.length === 0) return sandbox;
  return { ...sandbox, told: `${sandbox.told}; ${names.join(', ')} refused, being in no folder of the system` };
};

/** The best of each of these levels that works here. */
export const openSandboxes = async (
  options: SandboxOptions,
  levels: readonly SandboxLevel[] = sandboxLevels,
): Promise<ReadonlyMap<SandboxLevel, Sandbox>> => {
  const sandboxes = new Map<SandboxLevel, Sandbox>();
  const ways = waysFor().filter(({ level }) => levels.includes(level));
  for (const sandbox of ways.map(sandboxOf)) {
    if (!sandboxes.has(sandbox.level) && (await works(sandbox, options))) sandboxes.set(sandbox.level, sandbox);
  }
  return sandboxes;
};

/** No isolation, for programs that read nothing from strangers, such as tests. */
export const noSandbox = (): Sandbox => {
  const plain = waysFor().at(-1);
  if (!plain) throw new Error('there is always a plain way');
  return sandboxOf(plain);
};

/** User numbers that systemd's list of them leaves to nobody. @see https://systemd.io/UIDS-GIDS/ */
const FIRST_UID = 60_600;
const UID_COUNT = 500;
let claimed = 0;

const sandboxOf = ({ level, told, ownUser, start }: Way): Sandbox => ({
  level,
  told,
  start,
  asRoot: level === 'none' && !ownUser && process.getuid?.() === 0,
  claim: async (folder): Promise<Claim> => {
    await mkdir(join(folder, TEMPORARY), { recursive: true, mode: 0o700 });
    if (!ownUser) return { uid: undefined };
    const uid = FIRST_UID + (claimed++ % UID_COUNT);
    await give(folder, uid);
    if (level === 'none') await letPass(dirname(folder));
    return { uid };
  },
});

/** Gives a folder to a user before anybody works in it: a link put there meanwhile could lead anywhere. */
const give = async (path: string, uid: number): Promise<void> => {
  if ((await lstat(path)).isDirectory()) {
    await Promise.all((await readdir(path)).map((name) => give(join(path, name), uid)));
  }
  await chown(path, uid, uid);
};

/** Errors of the kernel where files can't be given to a user, such as to the root of a namespace only. */
const REFUSED: readonly unknown[] = ['EINVAL', 'EPERM'];
const PROBE_MS = 20_000;

/**
 * Succeeds where a program has no network, sees no other process, can write to its folder, read what our programs are
 * made of, and not see what lies beside.
 */
const PROBE = `
const { existsSync, readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const [beside, ...files] = process.argv.slice(1);
writeFileSync('written', '');
for (const file of files) statSync(file).isDirectory() ? readdirSync(file) : readFileSync(file);
const others = readdirSync('/proc').filter((name) => /^[0-9]+$/.test(name)).length;
const networks = readFileSync('/proc/net/dev', 'utf8').split('\\n').slice(2).filter((line) => /^ *(?!lo:|sit0:|tunl0:|ip6tnl0:)\\S+:/.test(line));
process.exit(existsSync(beside) || others > 8 || networks.length > 0 ? 1 : 0);`;

/** The same for one that has nothing but a user of its own. */
const PROBE_OF_USER = `
const { readdirSync, readFileSync, statSync, writeFileSync } = require('node:fs');
const [beside, ...files] = process.argv.slice(1);
writeFileSync('written', '');
writeFileSync(process.env.HOME + '/written', '');
for (const file of files) statSync(file).isDirectory() ? readdirSync(file) : readFileSync(file);
try { readFileSync(beside); } catch { process.exit(process.getuid() === 0 ? 1 : 0); }
process.exit(1);`;

const works = async (sandbox: Sandbox, { scratch, dataFolder }: SandboxOptions): Promise<boolean> => {
  const isLast = sandbox.level === sandboxLevels.at(-1);
  if (isLast && (sandbox.asRoot || process.getuid?.() !== 0)) return true;
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  if (isLast && dataFolder !== undefined) await openWayTo(scratch, dataFolder);
  const folder = await mkdtemp(join(scratch, 'probe-'));
  const beside = `${folder}.hidden`;
  await writeFile(beside, '', { mode: 0o600 });
  try {
    return (await tried(sandbox, folder, beside)) === 0;
  } catch (error) {
    if (!REFUSED.includes(codeOf(error))) throw error;
    return false;
  } finally {
    await Promise.all([folder, beside].map((path) => rm(path, { recursive: true, force: true })));
  }
};

const tried = async (sandbox: Sandbox, folder: string, beside: string): Promise<number | null> => {
  const claim = await sandbox.claim(folder);
  const readable = programFiles();
  const child = sandbox.start(
    {
      command: process.execPath,
      args: ['-e', sandbox.level === 'none' ? PROBE_OF_USER : PROBE, beside, ...readable],
      folder,
      readable,
      environment: {},
      talks: 'ipc',
      limits: { cpuSeconds: 60, fileBytes: 1024 * 1024, processes: 256 },
    },
    claim,
  );
  child.stderr?.resume();
  const timer = setTimeout(() => killSandboxed(child), PROBE_MS);
  return new Promise<number | null>((resolve) => {
    child.once('error', () => resolve(null)); // there is no such program
    child.once('close', resolve);
  }).finally(() => clearTimeout(timer));
};
