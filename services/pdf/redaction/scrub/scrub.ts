import type { PDFDocument, PDFRef } from 'pdf-lib';
import type { Note } from '../../../../contracts/events/conversion.js';
import { scrubAnnotations, type RemovedAnnotation, type Unwanted } from './annotations.js';
import { scrubCatalog } from './catalog.js';
import { dropSignatures, dropXfa } from './scrub-fields.js';
import { scrubStructure } from './scrub-structure.js';
import { sweepStrings } from '../find/strings.js';

export interface Scrubbed {
  readonly annotations: readonly RemovedAnnotation[];
  /** How many of each were removed or emptied. */
  readonly counts: Readonly<Record<'annotations' | 'attachments' | 'scripts' | 'metadata' | 'strings', number>>;
  readonly xfa: boolean;
}

/**
 * Cleans everything that is not the content of a page: annotations and form fields, names, bookmarks, properties, the
 * structure's spoken text. Attachments and scripts go whatever they hold, because nobody can look into all of them.
 */
export const scrub = (document: PDFDocument, unwanted: Unwanted): Scrubbed => {
  const { sensitiveTexts, boxes } = unwanted;
  const pages = document.getPages();
  const redacted = new Set([...boxes.keys()].flatMap((index): PDFRef[] => (pages[index] ? [pages[index].ref] : [])));
  dropSignatures(document);
  const xfa = dropXfa(document);
  const annotations = scrubAnnotations(document, unwanted);
  const { attachments, scripts, metadata } = scrubCatalog(document, sensitiveTexts);
  if (redacted.size > 0) scrubStructure(document, redacted);
  const strings = sweepStrings(document, sensitiveTexts);
  const attached = annotations.filter(({ attachment }) => attachment).length;
  return {
    annotations,
    counts: { annotations: annotations.length, attachments: attachments + attached, scripts, metadata, strings },
    xfa,
  };
};

const counted = (count: number, one: string, more: string): string =>
  (count === 1 ? one : more).replace('{n}', String(count));

/**
 * Notes for the owner of a document.
 *
 * @param more  annotations that went before it was cleaned.
 */
export const notesOn = ({ counts, xfa }: Scrubbed, more: number): readonly Note[] => {
  const notes: Note[] = [];
  if (counts.attachments > 0) {
    const text = `${counted(counts.attachments, '{n} attached file', '{n} attached files')} left out: their contents cannot be checked.`;
    notes.push({ code: 'redact.attachments-removed', text });
  }
  if (counts.scripts > 0 || xfa) {
    notes.push({ code: 'redact.scripts-removed', text: 'Scripts and dynamic form data left out.' });
  }
  if (counts.metadata > 0) {
    const text = 'Document properties such as title and author left out.';
    notes.push({ code: 'redact.metadata-removed', text });
  }
  const annotations = counts.annotations + more;
  if (annotations > 0) {
    const text = `${counted(annotations, '{n} annotation', '{n} annotations')} or form fields removed together with the text.`;
    notes.push({ code: 'redact.annotations-removed', text });
  }
  return notes;
};
