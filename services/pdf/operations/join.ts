import type { LoadedPdf } from './load.js';
import type { Work } from './operation.js';

/**
 * Joins PDFs in the given order. Kept: pages with their rotation and boxes, annotations and links, form fields
 * (qpdf renames those that clash).
 */
export const joinPdfs = (parts: readonly LoadedPdf[], work: Pick<Work, 'qpdf'>): Promise<Uint8Array> =>
  concatenate(
    parts.map(({ bytes }) => bytes),
    work,
  );

/** The pages of all, one after the other, in a new document or in the first one with its title and all. */
export const concatenate = async (
  parts: readonly Uint8Array[],
  { qpdf }: Pick<Work, 'qpdf'>,
  base: 'new' | 'as-first' = 'new',
): Promise<Uint8Array> => {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const files = Object.fromEntries(parts.map((bytes, index) => [nameOf(index), bytes]));
  const start = base === 'new' ? '--empty' : nameOf(0);
  const args = [start, '--object-streams=generate', '--pages', ...parts.map((_, index) => nameOf(index)), '--'];
  return qpdf.write({ args, files });
};

const nameOf = (index: number): string => `in-${index}.pdf`;
