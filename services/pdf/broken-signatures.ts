import type { Note } from '../../contracts/events/conversion.js';
import type { Produced, SourceFile } from './operation.js';
import { looksSigned } from './signing/fields/looks-signed.js';

/** Tools that leave the signatures of a file as they are. */
const KEEPING: ReadonlySet<string> = new Set([
  'pdf-sign',
  'pdf-place-signature',
  'pdf-verify',
  'pdf-redact-preview',
  'pdf-inspect',
  'pdf-page-images',
]);

/** A note for each signed file that went into a result which is not that very file. */
export const brokenSignatures = (
  tool: string,
  sources: readonly SourceFile[],
  { bytes }: Pick<Produced, 'bytes'>,
): readonly Note[] =>
  sources
    .filter((source) => !KEEPING.has(tool) && source.kind === 'pdf' && looksSigned(source.bytes))
    .filter((source) => Buffer.compare(source.bytes, bytes) !== 0)
    .map(({ name }) => ({
      code: 'signature.broken',
      text: `The digital signature in ${name} no longer holds: this is another file than the one that was signed.`,
    }));
