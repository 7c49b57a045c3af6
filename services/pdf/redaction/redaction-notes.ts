import type { Note } from '../../../contracts/events/conversion.js';
import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import type { UnprovenDocument } from './remove/unproven-document.js';
import { finds } from './find/find-items.js';
import { notesOn } from './scrub/scrub.js';
import type { Survey } from './survey/survey.js';

const LISTED_MAX = 12;

/** `1, 4, 5`, counted from 1, and how many more. */
const listed = (pages: readonly number[]): string => {
  const shown = pages.slice(0, LISTED_MAX).map((page) => page + 1);
  const more = pages.length - shown.length;
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ');
};

/** Whole sentences, so that each can be said in another language. */
const said = (pages: readonly number[], one: string, more: string): string =>
  (pages.length === 1 ? one : more).replace('{pages}', listed(pages));

/** Places at which an item was found, on pages and in the form fields and notes that they show. */
export const placesOfItem = ({ plans, placesInAnnotations }: Survey, id: string): number =>
  plans.flatMap(({ places }) => places).filter(({ items }) => items.includes(id)).length +
  (placesInAnnotations.get(id) ?? 0);

/** Notes about parts that could not be searched; no word of the text that was searched for. */
export const searchNotes = (
  { withoutText, withPictures, withUnknown }: Survey,
  items: readonly RedactionItem[],
): Note[] => {
  if (items.every(({ type }) => type === 'area')) return [];
  const notes: Note[] = [];
  if (withoutText.length > 0) {
    const text = said(
      withoutText,
      'Page {pages} could not be searched: there is no text, only pictures.',
      'Pages {pages} could not be searched: there is no text, only pictures.',
    );
    notes.push({ code: 'redact.not-searched', text });
  }
  if (withPictures.length > 0) {
    const text = said(
      withPictures,
      'Page {pages} could not be searched completely: pictures on it may show text.',
      'Pages {pages} could not be searched completely: pictures on them may show text.',
    );
    notes.push({ code: 'redact.not-searched', text });
  }
  if (withUnknown.length > 0) {
    const text = said(
      withUnknown,
      'Page {pages}: some letters could not be searched, because the document does not identify them.',
      'Pages {pages}: some letters could not be searched, because the document does not identify them.',
    );
    notes.push({ code: 'redact.unknown-letters', text });
  }
  return notes;
};

interface Circumstances {
  readonly items: readonly RedactionItem[];
  /** A replacement was left out. */
  readonly replacementLeftOut: boolean;
  /** The text to be removed was only in an earlier revision. */
  readonly onlyInEarlierRevision: boolean;
}

/** Notes for the owner of a redacted document. */
export const redactionNotes = (
  surveyed: Survey,
  { scrubbed, rasterised }: UnprovenDocument,
  { items, replacementLeftOut, onlyInEarlierRevision }: Circumstances,
): readonly Note[] => {
  const notes = searchNotes(surveyed, items);
  const missing = items.filter(({ id }) => placesOfItem(surveyed, id) === 0);
  for (const { id } of missing) {
    notes.push({ code: 'redact.item-not-found', text: `Item ${id} was not found on any page.` });
  }
  if (onlyInEarlierRevision) {
    const text =
      'It was only in an earlier version of the document that the file still contained; the result does not.';
    notes.push({ code: 'redact.earlier-version', text });
  }
  notes.push(...flattenedNotes(surveyed.flattened));
  notes.push(...pictureNotes(rasterised));
  if (replacementLeftOut) {
    const text = 'A replacement text was left out, because it contains what was to be removed.';
    notes.push({ code: 'redact.replacement-left-out', text });
  }
  return [...notes, ...notesOn(scrubbed, surveyed.flattened.answers)];
};

const flattenedNotes = ({ fields, marks }: Survey['flattened']): Note[] => {
  const notes: Note[] = [];
  if (fields > 0) {
    const text =
      'Form fields that showed what was to be removed are now part of their pages and can no longer be filled in.';
    notes.push({ code: 'redact.fields-flattened', text });
  }
  if (marks > 0) {
    const text = `Stamps and text boxes over what was to be removed are now part of their pages: ${marks}.`;
    notes.push({ code: 'redact.marks-flattened', text });
  }
  return notes;
};

/** Those on which an image contradicts its file are told apart, since it may have looked otherwise in other programs. */
const pictureNotes = (rasterised: UnprovenDocument['rasterised']): Note[] => {
  const pages = [...rasterised.keys()].sort((a, b) => a - b);
  const unclear = pages.filter((page) => rasterised.get(page) === 'unclear');
  const others = pages.filter((page) => rasterised.get(page) !== 'unclear');
  const notes: Note[] = [];
  if (others.length > 0) {
    const text = said(
      others,
      'Page {pages} became a picture, because that was the only way to remove everything for certain.',
      'Pages {pages} became pictures, because that was the only way to remove everything for certain.',
    );
    notes.push({ code: 'redact.rasterised', text });
  }
  if (unclear.length > 0) {
    const text = said(
      unclear,
      'Page {pages} became a picture, because an image on it contradicts its own file: other programs may have shown it in other colours or elsewhere.',
      'Pages {pages} became pictures, because images on them contradict their own files: other programs may have shown them in other colours or elsewhere.',
    );
    notes.push({ code: 'redact.rasterised', text });
  }
  return notes;
};

/** Whether a replacement contains what is to be removed. */
export const showsSensitiveText = ({ searchTerms, sensitiveTexts }: Survey, replacement: string): boolean =>
  sensitiveTexts.areIn(replacement) || searchTerms.some((searchTerm) => finds(searchTerm, replacement));
