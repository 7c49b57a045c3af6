import type { Note } from '../../contracts/events/conversion.js';
import type { Produced, SourceFile } from './operation.js';
import { isSigned } from './signing/fields/is-signed.js';

/** Tools that leave the signatures of a file as they are; a document of another kind never had them. */
const KEEPING: ReadonlySet<string> = new Set([
  'pdf-sign',
  'pdf-place-signature',
  'pdf-verify',
  'pdf-redact-preview',
  'pdf-inspect',
  'pdf-page-images',
  'pdf-to-images',
  'pdf-page-preview',
  'export-word',
  'export-powerpoint',
]);

/** A note for each signed file that went into a result which is not that very file. */
export const brokenSignatures = async (
  tool: string,
  sources: readonly SourceFile[],
  { bytes }: Pick<Produced, 'bytes'>,
): Promise<readonly Note[]> => {
  if (KEEPING.has(tool)) return [];
  const changed = sources.filter(({ kind, bytes: given }) => kind === 'pdf' && Buffer.compare(given, bytes) !== 0);
  const notes = await Promise.all(changed.map(async (source) => ((await isSigned(source)) ? [noteOf(source)] : [])));
  return notes.flat();
};

const noteOf = ({ name }: SourceFile): Note => ({
  code: 'signature.broken',
  text: `The digital signature in ${name} is no longer valid because the file was changed.`,
});
