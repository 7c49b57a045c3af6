import { storedZip } from './stored-zip.js';

/** Some pages of a document as a document of their own. */
export interface MadePart {
  /** Such as `pages_1-3`. */
  readonly label: string;
  readonly bytes: Uint8Array;
}

/** A ZIP with one entry per part, named after the document and the part. */
export const archiveOf = (name: string, parts: readonly MadePart[]): Uint8Array =>
  archiveOfNamed(parts.map(({ label, bytes }) => [`${stemOf(name)}_${label}`, bytes]));

/** A ZIP with one entry per file, under its own name; of the same name, with a number. */
export const archiveOfNamed = (files: readonly (readonly [name: string, bytes: Uint8Array])[]): Uint8Array => {
  const entries = new Map<string, Uint8Array>();
  for (const [name, bytes] of files) entries.set(freeName(entries, stemOf(name)), bytes);
  return storedZip(entries);
};

/** A name that is safe in any archive program: no folders, no ending. */
export const stemOf = (name: string): string =>
  name
    .replace(/\.pdf$/i, '')
    .replace(/[\\/:*?"<>|\p{Cc}]/gu, '_')
    .replace(/^\.+/, '') || 'document';

const freeName = (taken: ReadonlyMap<string, Uint8Array>, stem: string): string => {
  let name = `${stem}.pdf`;
  for (let copy = 2; taken.has(name); copy += 1) name = `${stem}_${copy}.pdf`;
  return name;
};
