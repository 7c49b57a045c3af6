import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine } from '../../contracts/api/health.js';
import type { Sandbox, SandboxLevel } from '../../services/platform/sandbox/sandbox.js';
import type { StrayProgram } from '../../services/platform/sandbox/where-is.js';
import { ok, warning, wrong, type Row } from './doctor-row.js';

const NODE = [20, 19] as const;

export const nodeRow = (version: string): Row => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isNew = major > NODE[0] || (major === NODE[0] && minor >= NODE[1]);
  return isNew ? ok('node', version) : wrong('node', version, `install Node ${NODE.join('.')} or later`);
};

export const engineRow = ({ name, found, version, feature }: Engine): Row =>
  found
    ? ok(name, version ?? 'found')
    : warning(name, `not found; it is for ${feature}`, 'npm run setup installs it, or says how');

type Answer = Readonly<{ status: number | null; stdout: string }>;
/** Runs a program; status null where it is missing. */
export type Ask = (program: string, ...args: readonly string[]) => Answer;

const TIMEOUT_MS = 10_000;

export const askProgram: Ask = (program, ...args) => {
  const { status, stdout } = spawnSync(program, args, { encoding: 'utf8', timeout: TIMEOUT_MS });
  return { status, stdout: status === null ? '' : stdout };
};

export const fontsRow = (ask: Ask): Row => {
  const { stdout } = ask('fc-list', ':', 'family');
  const missing = ['Noto Sans', 'Noto Sans CJK'].filter((family) => !stdout.includes(family));
  if (missing.length === 0) return ok('fonts', 'those that come along, Noto Sans and Noto Sans CJK');
  const rarer = `rarer scripts and Office files need ${missing.join(' and ')}`;
  return ok('fonts', `those that come along; ${rarer} (fonts-noto-core, fonts-noto-cjk)`);
};

export const tesseractRow = (ask: Ask): Row => {
  const { status, stdout } = ask('tesseract', '--list-langs');
  if (status === null) return ok('tesseract', 'built in: English, German, French, Spanish');
  return ok('tesseract', `built in; the program has ${stdout.trim().split('\n').slice(1).join(', ')}`);
};

/** How far programs are kept apart that work on uploaded files, found by starting one. */
/** Programs that are refused, with where they are: `level` falls for want of them. */
export const strayRow = (strays: readonly StrayProgram[], level: SandboxLevel): Row => {
  const name = 'programs for isolation';
  if (strays.length === 0) return ok(name, 'none is in another folder than those of the system alone');
  const problem = `${strays.map(({ path }) => path).join(', ')} refused: in no folder of the system`;
  const advice = 'install bubblewrap and util-linux as packages of the system (/usr/bin)';
  return level === 'full' ? warning(name, problem, advice) : wrong(name, problem, advice);
};

export const isolationRow = ({ level, told, asRoot }: Pick<Sandbox, 'level' | 'told' | 'asRoot'>): Row => {
  const levelText = `level ${level}: ${told}`;
  switch (level) {
    case 'full':
      return ok('isolation', levelText);
    case 'reduced':
      return warning(
        'isolation',
        levelText,
        'install bubblewrap, which also refuses system calls that attacks on kernels use',
      );
    case 'none':
      return wrong(
        'isolation',
        asRoot ? `${levelText}, and they run as root` : levelText,
        asRoot ? FOR_ROOT : FOR_NONE,
      );
  }
};

const FOR_NONE =
  'install bubblewrap and allow user namespaces (kernel, container or AppArmor); until then Office files are refused';
const FOR_ROOT =
  'run Docket as another user, or install bubblewrap or util-linux; until then it starts only with ALLOW_UNSANDBOXED=1';

/** Root may do everything, so whatever gets past the sandbox may, too. */
export const userRow = (uid = process.getuid?.()): Row => {
  if (uid !== 0) return ok('user', uid === undefined ? 'the one of this session' : `user ${uid}`);
  return warning('user', 'root', 'run Docket as a user of its own, if the server runs as root like this command');
};

interface Lock {
  readonly packages: Readonly<
    Record<string, { readonly version: string; readonly optional?: boolean; readonly dev?: boolean }>
  >;
}

/** Packages that are installed in another version than the lock file says. */
export const packagesRow = async (root: string): Promise<Row> => {
  const { packages } = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as Lock;
  const wanted = Object.entries(packages).filter(([path, { dev, optional }]) => path !== '' && !dev && !optional);
  const differing: string[] = [];
  for (const [path, { version }] of wanted) {
    const text = await readFile(join(root, path, 'package.json'), 'utf8').catch(() => '{}');
    const { version: installed } = JSON.parse(text) as { readonly version?: string };
    if (installed !== version)
      differing.push(`${path.replace('node_modules/', '')} ${installed ?? 'missing'}, not ${version}`);
  }
  if (differing.length === 0) return ok('packages', `${wanted.length} packages are as the lock file says`);
  return wrong('packages', differing.slice(0, 5).join('; '), 'npm ci');
};
