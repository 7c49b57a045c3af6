import { Refusal } from '../../../contracts/errors.js';
import { REDACTION_PAGES_MAX } from '../../../contracts/limits.js';
import { secondThread } from '../engines/second-thread.js';
import { loadPdf, type LoadedPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';

/** {@link loadPdf} for a redaction: refused at once, not after minutes, where there are more pages than it gets through. */
export const loadToRedact = async (file: SourceFile, work: Pick<Work, 'qpdf'>): Promise<LoadedPdf> => {
  secondThread(); // loads its engine meanwhile
  const source = await loadPdf(file, work);
  const { name, pageCount: count } = source;
  if (count > REDACTION_PAGES_MAX) throw new Refusal('pdf.too-many-pages', { name, count, limit: REDACTION_PAGES_MAX });
  return source;
};
