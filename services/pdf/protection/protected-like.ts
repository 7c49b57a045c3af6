import { QpdfFailed, type Qpdf } from '../engines/qpdf/qpdf.js';
import type { SourceFile } from '../operation.js';
import { isEncrypted } from '../opening/granted-rights.js';

type File = Pick<SourceFile, 'bytes' | 'password'>;

/**
 * PDFs with the protection of another one. Its keys are carried over as they are, so nobody needs to know its owner's
 * password, and it stays what it is.
 *
 * @param source  the file as it came, with what opens it.
 * @returns the PDFs as they are where the source is not encrypted; undefined where its protection can't be carried over.
 * @see ISO 32000-2, 7.6.4 "Standard security handler"
 */
export const protectedLike = async (
  source: File,
  pdfs: readonly Uint8Array[],
  qpdf: Qpdf,
): Promise<readonly Uint8Array[] | undefined> => {
  if (!(await isEncrypted(source, qpdf))) return pdfs;
  const { bytes, password = '' } = source;
  // As JSON by a file: anyone may read the arguments of a running program.
  const job = new TextEncoder().encode(
    JSON.stringify({ copyEncryption: 'source.pdf', encryptionFilePassword: password }),
  );
  const named = pdfs.map((pdf, index) => [`in-${index}.pdf`, pdf] as const);
  try {
    return await qpdf.writeEach({
      argsOfEach: named.map(([name]) => ['--job-json-file=job.json', name]),
      files: { 'job.json': job, 'source.pdf': bytes, ...Object.fromEntries(named) },
    });
  } catch (error) {
    if (error instanceof QpdfFailed) return undefined;
    throw error;
  }
};
