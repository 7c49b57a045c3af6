import { Refusal } from '../../../contracts/errors.js';
import type { Right } from '../../../contracts/tools/owner-rights.js';
import type { SourceFile } from '../../platform/jobs/job-files.js';
import type { Qpdf } from '../engines/qpdf/qpdf.js';
import { rightsMissing } from './granted-rights.js';
import { rightNames, rightsOfTool } from './tool-rights.js';

/** @throws Refusal `pdf.not-permitted` where the owner of a file forbids what the tool, of any lane, does. */
export const refuseForbidden = async (tool: string, files: readonly SourceFile[], qpdf: Qpdf): Promise<void> => {
  const refusal = await refusalOf(rightsOfTool(tool, files.length)?.needs, files, qpdf);
  if (refusal) throw refusal;
};

/** Why the tool may ask no AI model about these files; undefined where it may. */
export const withheldFromModel = (
  tool: string,
  files: readonly SourceFile[],
  qpdf: Qpdf,
): Promise<Refusal | undefined> => refusalOf(rightsOfTool(tool, files.length)?.needsForModel, files, qpdf);

const refusalOf = async (
  needs: readonly Right[] = [],
  files: readonly SourceFile[],
  qpdf: Qpdf,
): Promise<Refusal | undefined> => {
  for (const file of files.filter(({ kind }) => kind === 'pdf')) {
    const missing = await rightsMissing(file, needs, qpdf);
    const what = missing.map((right) => rightNames[right]).join(' and ');
    if (what !== '') return new Refusal('pdf.not-permitted', { name: file.name, what });
  }
  return undefined;
};
