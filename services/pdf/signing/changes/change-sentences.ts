import { oneLine } from '../../text/one-line.js';
import type { ChangeKind } from '../fields/room-left.js';
import type { PlacedChange } from './changes-between.js';

const TEXTS: Readonly<Record<ChangeKind, string>> = {
  signature: 'A further signature was added.',
  timestamp: 'A timestamp of the document was added.',
  'validation-data': 'Data for checking the signatures was added.',
  metadata: 'The properties of the document were updated.',
  form: 'A form was filled in.',
  annotations: 'Comments or other annotations were added, changed or removed.',
  fields: 'Fields of the form were added, changed or removed.',
  pages: 'Page content was changed.',
  scripts: 'Scripts, names or actions were added, changed or removed.',
  document: 'The structure of the document was changed.',
  unknown: 'The additions cannot be compared with what was signed.',
};

const FIELDS: Readonly<Partial<Record<ChangeKind, (fields: string) => string>>> = {
  form: (fields) => `A form was filled in: ${fields}.`,
  fields: (fields) => `Fields of the form were added, changed or removed: ${fields}.`,
};

interface OnPages {
  readonly one: (page: number) => string;
  readonly several: (pages: string) => string;
}

const PAGES: Readonly<Partial<Record<ChangeKind, OnPages>>> = {
  pages: {
    one: (page) => `The content of page ${page} was changed.`,
    several: (pages) => `The content of pages ${pages} was changed.`,
  },
  annotations: {
    one: (page) => `Comments or other annotations were added, changed or removed on page ${page}.`,
    several: (pages) => `Comments or other annotations were added, changed or removed on pages ${pages}.`,
  },
};

/** A sentence about changes, for people; it names fields and pages where all of them are known. */
export const sentenceOn = (kind: ChangeKind, changes: readonly PlacedChange[]): string => {
  const fields = FIELDS[kind];
  if (fields && changes.every(({ field }) => field !== undefined)) return fields(namesIn(changes));
  const pages = PAGES[kind];
  if (!pages || changes.some((change) => change.pages.length === 0)) return TEXTS[kind];
  const all = [...new Set(changes.flatMap((change) => change.pages))].sort((a, b) => a - b);
  const [only = 1, second] = all;
  return second === undefined ? pages.one(only) : pages.several(listed(all.map(String)));
};

export const NEW_FIELD_SENTENCE =
  'A signature was added in a new field, which a certified document leaves no room for.';

export const lockedSentence = (changes: readonly PlacedChange[]): string =>
  `Fields that this signature locks were changed: ${namesIn(changes)}.`;

const namesIn = (changes: readonly PlacedChange[]): string =>
  listed([...new Set(changes.flatMap(({ field }) => (field === undefined ? [] : [shortened(oneLine(field))])))]);

const LISTED_MAX = 8;
const NAME_MAX = 60;

const listed = (names: readonly string[]): string =>
  `${names.slice(0, LISTED_MAX).join(', ')}${names.length > LISTED_MAX ? ', …' : ''}`;

const shortened = (name: string): string => (name.length > NAME_MAX ? `${name.slice(0, NAME_MAX)}…` : name);
