import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, cp, lstat, mkdir, readdir, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Refusal } from '../../../../contracts/errors.js';
import { makeHome, type ProgramHome } from '../../../platform/sandbox/program-home.js';
import { runSandboxed, type SandboxedEnd } from '../../../platform/jobs/run-sandboxed.js';
import { seededSettings } from './libreoffice-settings.js';
import { identityOf, libreOfficeVersion, majorMinor } from './libreoffice-version.js';
import { officeRoom, type OfficePlace } from './office-room.js';

const TIMEOUT_MS = 40_000;
const STARTS_MAX = 3;
/** EXITHELPER_CRASH_WITH_RESTART and EXITHELPER_NORMAL_RESTART in LibreOffice's `desktop/inc/app.hxx`. */
const restartCodes: ReadonlySet<number | null> = new Set([79, 81]);

/** In the folder of each LibreOffice. */
export const profileIn = (folder: string): string => join(folder, 'profile');

/** Arguments of every start. */
export const officeArgs = (folder: string): readonly string[] => [
  `-env:UserInstallation=${pathToFileURL(profileIn(folder)).href}`,
  '--headless',
  '--norestore',
  '--nolockcheck',
];

/** A fresh profile makes the program end with a wish to be started again, which its launcher would have done. */
export const untilSettled = async (run: () => Promise<SandboxedEnd>): Promise<SandboxedEnd> => {
  let end = await run();
  for (let start = 1; start < STARTS_MAX && restartCodes.has(end.status); start += 1) end = await run();
  return end;
};

/**
 * The folder of a LibreOffice, with a copy of a profile that the program has settled in, which saves its first start.
 * That one is made once for each program, has seen no document, and is only ever copied.
 *
 * @throws Refusal `conversion.deadline` when the program does not come up.
 */
export const makeOfficeHome = async (program: string, place: OfficePlace): Promise<ProgramHome> => {
  const settled = await settledProfile(program, place);
  return makeHome(place.sandbox, {
    scratch: place.scratch,
    prefix: 'office-',
    furnish: (folder) => cp(settled, profileIn(folder), { recursive: true }),
  });
};

/**
 * The folder of the profile that all starts of this program get a copy of; made when it is not there yet.
 * Another program, or another version of it, or other settings get one of their own.
 *
 * @throws Refusal `conversion.deadline` when the program does not come up.
 */
export const settledProfile = async (program: string, place: OfficePlace): Promise<string> => {
  const version = await libreOfficeVersion(program);
  const settings = seededSettings(version && majorMinor(version));
  const marks = [await identityOf(program), settings].join('\n');
  const digest = createHash('sha256').update(marks).digest('hex').slice(0, 16);
  const settled = join(place.kept, `libreoffice-${version ?? 'unknown'}-${digest}`);
  if (!existsSync(settled)) await settle(program, { settled, settings }, place);
  return settled;
};

/** LibreOffice leaves this log in a profile in which it has tested its graphics. */
export const testsItsGraphics = (profile: string): boolean =>
  existsSync(join(profile, 'user', 'GraphicsRenderTests.log'));

interface Settling {
  /** Where the profile is to stand. */
  readonly settled: string;
  /** Content of its `registrymodifications.xcu`. */
  readonly settings: string;
}

const settle = async (program: string, { settled, settings }: Settling, place: OfficePlace): Promise<void> => {
  const furnish = (folder: string) => writeFreshProfile(profileIn(folder), settings);
  const home = await makeHome(place.sandbox, { scratch: place.scratch, prefix: 'settling-', furnish });
  const args = [...officeArgs(home.folder), '--terminate_after_init'];
  const run = { command: program, args, home, ...officeRoom(program, place) };
  try {
    const end = await untilSettled(() => runSandboxed(place.sandbox, run, { timeoutMs: TIMEOUT_MS }));
    if (end.timedOut) throw new Refusal('conversion.deadline', { seconds: TIMEOUT_MS / 1000 });
    await takeBack(profileIn(home.folder));
    await mkdir(dirname(settled), { recursive: true, mode: 0o700 });
    await rename(profileIn(home.folder), settled).catch((error: unknown) => {
      if (!existsSync(settled)) throw error; // another was faster
    });
  } finally {
    await home.remove();
  }
};

/** A profile with nothing but our settings. */
const writeFreshProfile = async (profile: string, settings: string): Promise<void> => {
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), settings);
};

/** Once nothing runs in it: all of it belongs to this process's user again. */
const takeBack = async (path: string): Promise<void> => {
  const { getuid, getgid } = process;
  if (!getuid || !getgid) return;
  await chown(path, getuid(), getgid());
  const names = (await lstat(path)).isDirectory() ? await readdir(path) : [];
  await Promise.all(names.map((name) => takeBack(join(path, name))));
};
