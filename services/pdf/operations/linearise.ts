import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';
import { passwordFiles, withMeantPassword } from '../engines/qpdf/qpdf-passwords.js';
import { isEncrypted } from '../opening/granted-rights.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import { pdf, type Operation, type SourceFile } from '../operation.js';

/**
 * Puts what the first page needs at the front of the file, with a table that says where the other pages are, so that a
 * reader can show pages before all has arrived. Nothing else changes; a protected file keeps its protection.
 *
 * @param files  exactly one PDF.
 * @returns a linearised PDF; one that is linearised already comes back as it is, and a note says so.
 * @throws Refusal as {@link loadPdf}; `linearise.not-possible`.
 * @see ISO 32000-1, annex F "Linearized PDF"
 */
export const linearise: Operation<'pdf-linearise'> = async ([file], _, work) => {
  const source = await loadPdf(file, work);
  if (!source.repaired && isLinearised(file.bytes)) return pdf(file.bytes, [...source.notes, ALREADY]);
  return pdf(await linearised(file, source, work), source.notes);
};

const ALREADY: Note = {
  code: 'linearise.already',
  text: 'It is prepared for the web already, so nothing was changed.',
};

const HEAD_BYTES = 1024;

/** A file that was changed since is longer than it says. */
const isLinearised = (bytes: Uint8Array): boolean => {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  const dictionary = /<<[^>]*\/Linearized\b[^>]*>>/.exec(head)?.[0] ?? '';
  return Number(/\/L\s+(\d+)/.exec(dictionary)?.[1]) === bytes.length;
};

/** How objects are packed: as they are, else together, since some files keep their order only so. */
const PACKINGS = ['preserve', 'generate'] as const;

/** @throws Refusal `linearise.not-possible` where the result does not have its first page first. */
const linearised = async (file: SourceFile, source: Loaded, work: WithQpdf): Promise<Uint8Array> => {
  for (const packing of PACKINGS) {
    const bytes = await written(file, source, { ...work, packing });
    if (isLinearised(bytes)) return bytes;
  }
  throw new Refusal('linearise.not-possible', { name: file.name });
};

type Loaded = Pick<LoadedPdf, 'bytes' | 'repaired'>;

/** A protected file is written as it is; its password may not stand in the arguments of a program. */
const written = async (
  file: SourceFile,
  source: Loaded,
  { qpdf, packing }: WithQpdf & { readonly packing: string },
): Promise<Uint8Array> => {
  if (source.repaired || !(await isEncrypted(file, qpdf))) {
    const args = ['--linearize', `--object-streams=${packing}`, 'in.pdf'];
    return qpdf.write({ args, files: { 'in.pdf': source.bytes } });
  }
  const job = { linearize: '', objectStreams: packing, passwordFile: 'password.txt' };
  return withMeantPassword(file.password ?? '', (meant) =>
    qpdf.write({
      args: ['--job-json-file=job.json', 'in.pdf'],
      files: { ...passwordFiles(file.bytes, meant), 'job.json': new TextEncoder().encode(JSON.stringify(job)) },
    }),
  );
};
