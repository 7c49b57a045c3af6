import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { officeArgs, placeSettledProfile, untilSettled, writeFreshProfile } from './libreoffice-profile.js';
import { libreOfficeFor } from './libreoffice-program.js';
import { isolated } from '../programs/no-network.js';
import { OfficeFailed, OfficeMissing, type Office } from './office.js';

const TIMEOUT_MS = 120_000;

/**
 * A fresh LibreOffice per document, with a profile of its own under `directory`.
 *
 * @param kept  folder for a settled profile, which later documents start from; without one each starts from nothing.
 */
export const coldLibreOffice = (directory: string, kept?: string, timeoutMs = TIMEOUT_MS): Office => ({
  async toPdf(bytes, extension) {
    const program = libreOfficeFor(extension);
    if (program === undefined) throw new OfficeMissing();
    const folder = await mkdtemp(join(directory, 'office-'));
    try {
      const profile = join(folder, 'profile');
      await (kept === undefined ? writeFreshProfile(profile) : placeSettledProfile(program, kept, profile));
      return await convert(program, folder, { bytes, extension, timeoutMs });
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  },
});

interface Conversion {
  readonly bytes: Uint8Array;
  readonly extension: string;
  readonly timeoutMs: number;
}

const convert = async (
  program: string,
  folder: string,
  { bytes, extension, timeoutMs }: Conversion,
): Promise<Uint8Array> => {
  const source = join(folder, `document${extension}`);
  await writeFile(source, bytes);
  const args = [...officeArgs(join(folder, 'profile')), '--convert-to', 'pdf', '--outdir', folder, source];
  const end = await untilSettled({
    ...(await isolated(program, args)),
    directory: folder,
    environment: { HOME: folder, TMPDIR: folder },
    timeoutMs,
  });
  if (end.timedOut) throw new OfficeFailed(`LibreOffice needed longer than ${timeoutMs / 1000} seconds`);
  const output = await readFile(join(folder, 'document.pdf')).catch(() => undefined);
  if (!output || output.length === 0) throw new OfficeFailed('LibreOffice could not make anything of it');
  return new Uint8Array(output);
};
