import { QpdfFailed, type Qpdf } from '../engines/qpdf/qpdf.js';
import { withMeantPassword } from '../engines/qpdf/qpdf-passwords.js';
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
  const named = pdfs.map((pdf, index) => [`in-${index}.pdf`, pdf] as const);
  try {
    return await withMeantPassword(password, async (meant) =>
      qpdf.writeEach({
        argsOfEach: named.map(([name]) => ['@arguments.txt', name]),
        files: { 'arguments.txt': argumentsWith(meant), 'source.pdf': bytes, ...Object.fromEntries(named) },
      }),
    );
  } catch (error) {
    if (error instanceof QpdfFailed) return undefined;
    throw error;
  }
};

const LINE_END = /[\n\r]/;

/** Arguments as a file with one on each line: anyone may read the arguments of a running program. @throws QpdfFailed for more than one line */
const argumentsWith = (password: Uint8Array): Uint8Array => {
  if (LINE_END.test(Buffer.from(password).toString('latin1'))) throw new QpdfFailed('a password of several lines');
  return Buffer.concat([Buffer.from('--copy-encryption=source.pdf\n--encryption-file-password='), password]);
};
