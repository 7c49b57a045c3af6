import type { FilesOf, OptionsOf } from '../../../contracts/tools/catalogue.js';
import { brokenSignatures } from '../broken-signatures.js';
import { keepProtection } from '../keep-protection.js';
import type { Operation, PdfToolId, Produced, SourceFile, Work } from '../operation.js';
import { refuseForbidden } from '../opening/refuse-forbidden.js';

interface Step<Id extends PdfToolId> {
  readonly tool: Id;
  readonly operation: Operation<Id>;
  readonly files: FilesOf<Id, SourceFile>;
  readonly options: OptionsOf<Id>;
}

/**
 * Runs another tool as a step of one: with the owner's leave that it needs, and with the protection and the notes that
 * its result would have if it had been asked for by itself.
 */
export const runStep = async <Id extends PdfToolId>(
  { tool, operation, files, options }: Step<Id>,
  work: Work,
): Promise<Produced> => {
  await refuseForbidden(tool, files, work.qpdf);
  const result = await operation(files, options, work);
  const broken = await brokenSignatures(tool, files, result);
  const produced = await keepProtection(tool, { files, produced: result }, work.qpdf);
  return { ...produced, notes: [...produced.notes, ...broken] };
};
