import type { ActiveContent } from '../../../contracts/active-content.js';
import { activeContentIn } from '../active-content/find-active.js';
import type { Qpdf } from '../engines/qpdf/qpdf.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import { isEngineFailure } from './unreadable.js';

/** {@link activeContentIn} of a file that may be encrypted or damaged; undefined where qpdf can't help either. */
export const activeContentOf = async (
  { bytes, password = '' }: Pick<SourceFile, 'bytes' | 'password'>,
  qpdf: Qpdf,
): Promise<ActiveContent | undefined> => {
  const found = activeContentIn(bytes);
  if (found) return found;
  try {
    const files = { 'in.pdf': bytes, 'password.txt': new TextEncoder().encode(password) };
    return activeContentIn(await qpdf.write({ args: ['--password-file=password.txt', '--decrypt', 'in.pdf'], files }));
  } catch (error) {
    if (isEngineFailure(error)) return undefined;
    throw error;
  }
};
