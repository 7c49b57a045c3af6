import type { LoadedPdf } from './load.js';
import type { Work } from './operation.js';

/**
 * Joins PDFs in the given order. Kept: pages with their rotation and boxes, annotations and links, form fields
 * (qpdf renames those that clash).
 */
export const joinPdfs = async (parts: readonly LoadedPdf[], { qpdf }: Pick<Work, 'qpdf'>): Promise<Uint8Array> => {
  const files = Object.fromEntries(parts.map(({ bytes }, index) => [nameOf(index), bytes]));
  const args = ['--empty', '--object-streams=generate', '--pages', ...parts.map((_, index) => nameOf(index)), '--'];
  return qpdf.write({ args, files });
};

const nameOf = (index: number): string => `in-${index}.pdf`;
