import { PDFArray, PDFDict, PDFRawStream, PDFRef, type PDFDocument, type PDFObject } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import type { Note } from '../../../contracts/events/conversion.js';
import { dropUnreadable } from '../active-content/remove-active.js';
import { dropOrphans } from '../content/drop-orphans.js';
import { mendStreams } from '../content/mend-streams.js';
import { partsOf } from '../content/page-content.js';
import { editPdf, saveDense } from '../opening/editable.js';
import { loadPdf } from '../opening/load.js';
import { salvaged } from '../opening/salvage.js';
import { pdf, type Operation } from '../operation.js';
import { readStrictXref } from '../raw/xref.js';

/**
 * Writes anew what is left of a damaged PDF: objects that its tables do not lead to, pages without a tree, streams that break off.
 *
 * @param files    exactly one PDF.
 * @returns a file that needs no repair, with notes about what was found and what is lost; one without damage as it is.
 * @throws Refusal as {@link loadPdf}; `pdf.unreadable` where the result would still need repair.
 */
export const repair: Operation<'pdf-repair'> = async ([file], _, work) => {
  const source = await loadPdf(file, work);
  work.report({ done: 0, total: 2, step: 'looking for damage' });
  const document = await editPdf(source, work);
  const damage = damageIn(document, { file: file.bytes, isRepaired: source.repaired });
  if (isSound(damage)) return pdf(file.bytes, [...source.notes, SOUND]);
  dropOrphans(document);
  work.report({ done: 1, total: 2, step: 'writing the file anew' });
  const bytes = await saveDense(document);
  const again = await loadPdf({ name: file.name, bytes }, work);
  if (again.repaired || again.pageCount !== source.pageCount) {
    throw new Refusal('pdf.unreadable', { name: file.name, reason: 'its structure is damaged beyond repair' });
  }
  return pdf(bytes, [...source.notes, ...notesAbout(damage, source.pageCount)]);
};

interface Damage {
  readonly isTableLost: boolean;
  /** Objects that are referred to and are not there. */
  readonly missing: number;
  readonly unreadable: boolean;
  readonly streams: number;
  /** Pages without content, from 1. */
  readonly emptyPages: readonly number[];
}

interface Looking {
  readonly file: Uint8Array;
  /** To be opened at all. */
  readonly isRepaired: boolean;
}

/** Mends what can be mended in place. */
const damageIn = (document: PDFDocument, { file, isRepaired }: Looking): Damage => {
  const seen = isRepaired ? salvaged(file) : undefined;
  return {
    isTableLost: isRepaired || readStrictXref(file) === undefined,
    missing: Math.max(seen?.missing ?? 0, missingIn(document)),
    unreadable: dropUnreadable(document),
    streams: Math.max(seen?.cut ?? 0, mendStreams(document)),
    emptyPages: isRepaired ? emptyPages(document) : [],
  };
};

/** References to nothing alone do no harm: every reader takes them for nothing. */
const isSound = ({ isTableLost, unreadable, streams }: Damage): boolean => !isTableLost && !unreadable && streams === 0;

const SOUND: Note = { code: 'repair.sound', text: 'No damage was found, so nothing was changed.' };

const emptyPages = (document: PDFDocument): readonly number[] =>
  document.getPages().flatMap((page, index) => (partsOf(page).length === 0 ? [index + 1] : []));

const missingIn = ({ context }: PDFDocument): number => {
  const missing = new Set<PDFRef>();
  const look = (object: PDFObject): void => {
    if (object instanceof PDFRef) {
      if (!context.lookup(object)) missing.add(object);
    } else if (object instanceof PDFRawStream) look(object.dict);
    else if (object instanceof PDFDict) object.values().forEach(look);
    else if (object instanceof PDFArray) object.asArray().forEach(look);
  };
  for (const [, object] of context.enumerateIndirectObjects()) look(object);
  return missing.size;
};

const PAGES_NAMED_MAX = 50;

const notesAbout = (
  { isTableLost, missing, streams, emptyPages: empty }: Damage,
  pageCount: number,
): readonly Note[] => {
  const named = empty.slice(0, PAGES_NAMED_MAX).join(', ') + (empty.length > PAGES_NAMED_MAX ? ' …' : '');
  const notes: readonly (Note & { readonly isSo: boolean })[] = [
    { isSo: true, code: 'repair.pages', text: `Pages found: ${pageCount}.` },
    { isSo: isTableLost, code: 'repair.table', text: 'The table that says where everything is was written anew.' },
    {
      isSo: streams > 0,
      code: 'repair.streams',
      text: `Contents, pictures or fonts that break off; what is left of them was kept: ${streams}.`,
    },
    {
      isSo: missing > 0,
      code: 'repair.missing',
      text: `Parts that the document refers to and that are lost: ${missing}.`,
    },
    { isSo: empty.length > 0, code: 'repair.empty-pages', text: `Pages on which nothing is left: ${named}.` },
  ];
  return notes.filter(({ isSo }) => isSo).map(({ code, text }) => ({ code, text }));
};
