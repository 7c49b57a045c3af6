import type { WithQpdf } from '../engines/qpdf/qpdf.js';

/** The pages of typeset chunks, one after the other, in the first one with its title and all. */
export const concatenate = async (parts: readonly Uint8Array[], { qpdf }: WithQpdf): Promise<Uint8Array> => {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  const names = parts.map((_, index) => `in-${index}.pdf`);
  const args = ['--object-streams=generate', 'in-0.pdf', '--pages', ...names.flatMap(allPages), '--'];
  const files = Object.fromEntries(parts.map((bytes, index) => [names[index] ?? '', bytes]));
  return qpdf.write({ args, files });
};

/** With a range, because the built-in qpdf would take a second name for one. */
const allPages = (name: string): string[] => [name, '1-z'];
