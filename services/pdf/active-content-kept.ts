import { unzipSync } from 'fflate';
import {
  activeContentNotes,
  activeKinds,
  isActiveContentNote,
  type ActiveContent,
  type ActiveKind,
} from '../../contracts/active-content.js';
import type { Note } from '../../contracts/events/conversion.js';
import { activeContentIn } from './active-content/find-active.js';
import type { Qpdf } from './engines/qpdf/qpdf.js';
import { activeContentOf } from './opening/active-content-of.js';
import type { Produced, SourceFile } from './operation.js';

const KEPT = 'This PDF contains {what}. All of it was kept; Sanitise removes it.';

/** A note on a result that can do more than show pages, unless its operation has said so itself. */
export const activeContentKept = async (
  sources: readonly SourceFile[],
  { bytes, mime, notes }: Pick<Produced, 'bytes' | 'mime' | 'notes'>,
  qpdf: Qpdf,
): Promise<readonly Note[]> => {
  if (notes.some(isActiveContentNote)) return [];
  if (mime === 'application/pdf') return activeContentNotes(await contentOf(sources, bytes, qpdf), KEPT);
  return mime === 'application/zip' ? activeContentNotes(inAll(pdfsIn(bytes).map(activeContentIn)), KEPT) : [];
};

/** A result that can't be looked into, because it has just got a password, holds what it was made of. */
const contentOf = async (sources: readonly SourceFile[], result: Uint8Array, qpdf: Qpdf): Promise<ActiveContent> => {
  const activeContent = activeContentIn(result);
  if (activeContent) return activeContent;
  const pdfs = sources.filter(({ kind }) => kind === 'pdf');
  return inAll(await Promise.all(pdfs.map((source) => activeContentOf(source, qpdf))));
};

const pdfsIn = (archive: Uint8Array): Uint8Array[] =>
  Object.values(unzipSync(archive, { filter: ({ name }) => name.endsWith('.pdf') }));

const inAll = (contents: readonly (ActiveContent | undefined)[]): ActiveContent => {
  const sum = (kind: ActiveKind) => contents.reduce((total, content) => total + (content?.[kind] ?? 0), 0);
  return Object.fromEntries(activeKinds.map((kind) => [kind, sum(kind)])) as ActiveContent;
};
