import { Refusal } from '../../../contracts/errors.js';
import type { Qpdf } from '../engines/qpdf/qpdf.js';
import type { SourceFile } from '../operation.js';
import { rightsMissing } from './granted-rights.js';
import { rightNames, rightsOfTool } from './tool-rights.js';

/** @throws Refusal `pdf.not-permitted` where the owner of a file forbids what the tool, of any lane, does. */
export const refuseForbidden = async (tool: string, files: readonly SourceFile[], qpdf: Qpdf): Promise<void> => {
  const needs = rightsOfTool(tool, files.length)?.needs ?? [];
  for (const file of files.filter(({ kind }) => kind === 'pdf')) {
    const missing = await rightsMissing(file, needs, qpdf);
    const what = missing.map((right) => rightNames[right]).join(' and ');
    if (what !== '') throw new Refusal('pdf.not-permitted', { name: file.name, what });
  }
};
