import { unzipSync } from 'fflate';
import type { Note } from '../../contracts/events/conversion.js';
import type { Qpdf } from './engines/qpdf/qpdf.js';
import type { Produced, SourceFile } from './operation.js';
import { storedZip } from './splitting/stored-zip.js';
import { isEncrypted } from './opening/granted-rights.js';
import { protectedLike } from './protection/protected-like.js';
import { rightsOfTool } from './opening/tool-rights.js';

/**
 * A result with the protection of the file that it was made of: the same passwords, known or not, and the same
 * permissions. Where the tool can't keep it, a note says so.
 */
export const keepProtection = async (
  tool: string,
  { files, produced }: { readonly files: readonly SourceFile[]; readonly produced: Produced },
  qpdf: Qpdf,
): Promise<Produced> => {
  const { protection } = rightsOfTool(tool, files.length) ?? {};
  if (protection !== 'kept' && protection !== 'lost') return produced;
  const source: SourceFile[] = [];
  for (const file of files) if (file.kind === 'pdf' && (await isEncrypted(file, qpdf))) source.push(file);
  const [first] = source;
  if (!first) return produced;
  const bytes = protection === 'kept' ? await protectedAgain(first, produced, qpdf) : undefined;
  return bytes ? { ...produced, bytes } : { ...produced, notes: [...produced.notes, ...source.map(lostNote)] };
};

/** Says that the protection of a file is not that of the result. */
export const lostNote = ({ name }: Pick<SourceFile, 'name'>): Note => ({
  code: 'protection.lost',
  text: `${name} is protected by a password or by its owner; the result is not. Anyone who has it can open, print, copy and change it.`,
});

/** Undefined where it can't be done. What is encrypted already is left so. */
const protectedAgain = async (
  source: SourceFile,
  { bytes, mime }: Produced,
  qpdf: Qpdf,
): Promise<Uint8Array | undefined> => {
  if (mime === 'application/zip') return protectedArchive(source, bytes, qpdf);
  if (await isEncrypted({ ...source, bytes }, qpdf)) return bytes;
  return (await protectedLike(source, [bytes], qpdf))?.[0];
};

const protectedArchive = async (
  source: SourceFile,
  archive: Uint8Array,
  qpdf: Qpdf,
): Promise<Uint8Array | undefined> => {
  const entries = Object.entries(unzipSync(archive));
  const pdfs = entries.map(([, bytes]) => bytes);
  const protectedFiles = await protectedLike(source, pdfs, qpdf);
  return (
    protectedFiles &&
    storedZip(new Map(entries.map(([name], index) => [name, protectedFiles[index] ?? new Uint8Array()])))
  );
};
