import { existsSync, realpathSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { officeArgs, placeSettledProfile, untilSettled, writeFreshProfile } from './libreoffice-profile.js';
import { isolated } from './no-network.js';
import { OfficeFailed, OfficeMissing, type Office } from './office.js';

const PROGRAM = 'soffice.bin';
const TIMEOUT_MS = 120_000;

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

/**
 * A fresh LibreOffice per document, with a profile of its own under `directory`.
 *
 * @param kept  folder for a settled profile, which later documents start from; without one each starts from nothing.
 */
export const coldLibreOffice = (directory: string, kept?: string): Office => ({
  async toPdf(bytes, extension) {
    const program = programFor(extension);
    if (program === undefined) throw new OfficeMissing();
    const folder = await mkdtemp(join(directory, 'office-'));
    try {
      const profile = join(folder, 'profile');
      await (kept === undefined ? writeFreshProfile(profile) : placeSettledProfile(program, kept, profile));
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
  const source = join(folder, `document${extension}`);
  await writeFile(source, bytes);
  const args = [...officeArgs(join(folder, 'profile')), '--convert-to', 'pdf', '--outdir', folder, source];
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
