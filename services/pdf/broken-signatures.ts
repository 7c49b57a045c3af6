import type { Note } from '../../contracts/events/conversion.js';
import { findTool } from '../../contracts/tools/catalogue.js';
import type { Produced, SourceFile } from './operation.js';
import { isSigned } from './signing/fields/is-signed.js';

/** A note for each signed file that went into a result which is not that very file. */
export const brokenSignatures = async (
  tool: string,
  sources: readonly SourceFile[],
  { bytes }: Pick<Produced, 'bytes'>,
): Promise<readonly Note[]> => {
  if (!findTool(tool)?.breaksSignatures) return [];
  const changed = sources.filter(({ kind, bytes: given }) => kind === 'pdf' && Buffer.compare(given, bytes) !== 0);
  const notes = await Promise.all(
    changed.map(async (source) => ((await isSigned(source)) ? [brokenNote(source)] : [])),
  );
  return notes.flat();
};

export const brokenNote = ({ name }: Pick<SourceFile, 'name'>): Note => ({
  code: 'signature.broken',
  text: `The digital signature in ${name} is no longer valid because the file was changed.`,
});
