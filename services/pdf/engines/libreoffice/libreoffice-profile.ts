import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seededSettings } from './libreoffice-settings.js';
import { isolated } from '../programs/no-network.js';
import { OfficeFailed } from './office.js';
import { runProgram } from '../programs/process.js';
import type { ProgramEnd, ProgramRun } from '../programs/program.js';

const TIMEOUT_MS = 40_000;
const STARTS_MAX = 3;
/** EXITHELPER_CRASH_WITH_RESTART and EXITHELPER_NORMAL_RESTART in LibreOffice's `desktop/inc/app.hxx`. */
const restartCodes: ReadonlySet<number | null> = new Set([79, 81]);

/** Arguments of every start. */
export const officeArgs = (profile: string): readonly string[] => [
  `-env:UserInstallation=${pathToFileURL(profile).href}`,
  '--headless',
  '--norestore',
  '--nolockcheck',
];

/** A fresh profile makes the program end with a wish to be started again, which its launcher would have done. */
export const untilSettled = async (run: ProgramRun): Promise<ProgramEnd> => {
  let end = await runProgram(run);
  for (let start = 1; start < STARTS_MAX && restartCodes.has(end.status); start += 1) end = await runProgram(run);
  return end;
};

/** A profile with nothing but our settings. */
export const writeFreshProfile = async (profile: string): Promise<void> => {
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), seededSettings);
};

/**
 * Puts a profile at a path where nothing is yet: a copy of one that the program has settled in, which saves its first
 * start. That one is made once for each program, has seen no document, and is only ever copied.
 *
 * @param kept  folder of this installation for what can be made again.
 * @throws OfficeFailed when the program does not come up.
 */
export const placeSettledProfile = async (program: string, kept: string, profile: string): Promise<void> => {
  const settled = join(kept, await nameFor(program));
  if (!existsSync(settled)) await settle(program, settled, dirname(profile));
  await cp(settled, profile, { recursive: true });
};

/** Another program, or another version of it, or other settings get a profile of their own. */
const nameFor = async (program: string): Promise<string> => {
  const { mtimeMs, size } = await stat(program);
  const marks = [program, mtimeMs, size, seededSettings].join('\n');
  return `libreoffice-${createHash('sha256').update(marks).digest('hex').slice(0, 16)}`;
};

const settle = async (program: string, settled: string, folder: string): Promise<void> => {
  const home = await mkdtemp(join(folder, 'settling-'));
  const draft = join(home, 'profile');
  await writeFreshProfile(draft);
  const end = await untilSettled({
    ...(await isolated(program, [...officeArgs(draft), '--terminate_after_init'])),
    directory: home,
    environment: { HOME: home, TMPDIR: home },
    timeoutMs: TIMEOUT_MS,
  });
  if (end.timedOut) throw new OfficeFailed(`LibreOffice did not start within ${TIMEOUT_MS / 1000} seconds`);
  await mkdir(dirname(settled), { recursive: true, mode: 0o700 });
  await rename(draft, settled).catch((error: unknown) => {
    if (!existsSync(settled)) throw error; // another job was faster
  });
  await rm(home, { recursive: true, force: true });
};
