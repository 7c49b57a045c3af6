import type { ActiveContent } from '../../../contracts/active-content.js';
import { activeContentIn } from '../active-content/find-active.js';
import type { Qpdf } from '../engines/qpdf/qpdf.js';
import { PASSWORD_ARGUMENT, passwordFiles, withMeantPassword } from '../engines/qpdf/qpdf-passwords.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { isEngineFailure } from './unreadable.js';

/** {@link activeContentIn} of a file that may be encrypted or damaged; undefined where qpdf can't help either. */
export const activeContentOf = async (
  { bytes, password = '' }: Pick<SourceFile, 'bytes' | 'password'>,
  qpdf: Qpdf,
): Promise<ActiveContent | undefined> => {
  const warnings = activeContentIn(bytes);
  if (warnings) return warnings;
  try {
    const args = [PASSWORD_ARGUMENT, '--decrypt', 'in.pdf'];
    const open = (meant: Uint8Array) => qpdf.write({ args, files: passwordFiles(bytes, meant) });
    return activeContentIn(await withMeantPassword(password, open));
  } catch (error) {
    if (isEngineFailure(error)) return undefined;
    throw error;
  }
};
