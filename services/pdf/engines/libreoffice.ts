import { existsSync, realpathSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { seededSettings } from './libreoffice-settings.js';
import { isolated } from './no-network.js';
import { OfficeFailed, OfficeMissing, type Office } from './office.js';
import { runProgram } from './process.js';
import type { ProgramEnd, ProgramRun } from './program.js';

const PROGRAM = 'soffice.bin';
const TIMEOUT_MS = 120_000;
const STARTS_MAX = 3;
/** EXITHELPER_CRASH_WITH_RESTART and EXITHELPER_NORMAL_RESTART in LibreOffice's `desktop/inc/app.hxx`. */
const restartCodes: ReadonlySet<number | null> = new Set([79, 81]);

/** The program itself rather than its launcher: killing a launcher would leave the program running. */
export const findLibreOffice = (): string | undefined => {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  const names = ['soffice', 'libreoffice'];
  const launcher = folders
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));
  if (launcher === undefined) return undefined;
  const program = join(dirname(realpathSync(launcher)), PROGRAM);
  return existsSync(program) ? program : launcher;
};

/** The library that reads a kind of document; distributions ship each in a package of its own. */
const libraries: Readonly<Record<string, string>> = {
  '.doc': 'libswlo.so',
  '.docx': 'libswlo.so',
  '.xls': 'libsclo.so',
  '.xlsx': 'libsclo.so',
  '.ppt': 'libsdlo.so',
  '.pptx': 'libsdlo.so',
};

/** Undefined when LibreOffice, or its part for such documents, is not installed. */
const programFor = (extension: string): string | undefined => {
  const program = findLibreOffice();
  const library = libraries[extension];
  if (program === undefined || library === undefined || !program.endsWith(PROGRAM)) return program;
  return existsSync(join(dirname(program), library)) ? program : undefined;
};

/** A fresh LibreOffice per document, with a profile of its own under `directory`. */
export const coldLibreOffice = (directory: string): Office => ({
  async toPdf(bytes, extension) {
    const program = programFor(extension);
    if (program === undefined) throw new OfficeMissing();
    const folder = await mkdtemp(join(directory, 'office-'));
    try {
      return await convert(program, folder, { bytes, extension });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

const convert = async (
  program: string,
  folder: string,
  { bytes, extension }: { readonly bytes: Uint8Array; readonly extension: string },
): Promise<Uint8Array> => {
  const profile = join(folder, 'profile');
  await mkdir(join(profile, 'user'), { recursive: true });
  await writeFile(join(profile, 'user', 'registrymodifications.xcu'), seededSettings);
  await writeFile(join(folder, `document${extension}`), bytes);
  const args = [
    `-env:UserInstallation=${pathToFileURL(profile).href}`,
    '--headless',
    '--norestore',
    '--nolockcheck',
    '--convert-to',
    'pdf',
    '--outdir',
    folder,
    join(folder, `document${extension}`),
  ];
  const end = await untilSettled({
    ...(await isolated(program, args)),
    directory: folder,
    environment: { HOME: folder, TMPDIR: folder },
    timeoutMs: TIMEOUT_MS,
  });
  if (end.timedOut) throw new OfficeFailed(`LibreOffice needed longer than ${TIMEOUT_MS / 1000} seconds`);
  const output = await readFile(join(folder, 'document.pdf')).catch(() => undefined);
  if (!output || output.length === 0) throw new OfficeFailed('LibreOffice could not make anything of it');
  return new Uint8Array(output);
};

/** A fresh profile makes the program end with a wish to be started again, which its launcher would have done. */
const untilSettled = async (run: ProgramRun): Promise<ProgramEnd> => {
  let end = await runProgram(run);
  for (let start = 1; start < STARTS_MAX && restartCodes.has(end.status); start += 1) end = await runProgram(run);
  return end;
};
