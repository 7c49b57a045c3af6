import type { WithQpdf } from '../engines/qpdf/qpdf.js';

/** A typeset chunk, and how many of its pages count. */
export interface FirstPages {
  readonly bytes: Uint8Array;
  readonly pages: number;
}

/** The pages of typeset chunks, one after the other, in the first one with its title and all. */
export const concatenate = async (parts: readonly Uint8Array[], { qpdf }: WithQpdf): Promise<Uint8Array> => {
  const [only] = parts;
  if (only && parts.length === 1) return only;
  return joined(
    parts.map((bytes) => ({ bytes, range: '1-z' })),
    { qpdf },
  );
};

/** {@link concatenate} that leaves out what is beyond the pages that count. */
export const joinFirstPages = async (parts: readonly FirstPages[], { qpdf }: WithQpdf): Promise<Uint8Array> => {
  const [only] = parts;
  if (only && parts.length === 1) return only.bytes;
  return joined(
    parts.map(({ bytes, pages }) => ({ bytes, range: `1-${pages}` })),
    { qpdf },
  );
};

/** With a range each, because the built-in qpdf would take a second name for one. */
const joined = (parts: readonly { bytes: Uint8Array; range: string }[], { qpdf }: WithQpdf): Promise<Uint8Array> => {
  const named = parts.map((part, index) => ({ ...part, name: `in-${index}.pdf` }));
  const args = ['--object-streams=generate', 'in-0.pdf', '--pages'];
  return qpdf.write({
    args: [...args, ...named.flatMap(({ name, range }) => [name, range]), '--'],
    files: Object.fromEntries(named.map(({ name, bytes }) => [name, bytes])),
  });
};
