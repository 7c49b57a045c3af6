import {
  activeContentNotes,
  activeKinds,
  countedInWords,
  kindsInWords,
  type ActiveContent,
  type ActiveKind,
} from '../../../contracts/active-content.js';
import type { Note } from '../../../contracts/events/conversion.js';

export interface Sanitised {
  readonly before: ActiveContent;
  readonly after: ActiveContent;
  readonly kinds: ReadonlySet<ActiveKind>;
  /** Entries that were removed; undefined where they were to stay. */
  readonly metadata: number | undefined;
}

/** Notes about everything that was removed, and about everything that was left in because its switch was off. */
export const sanitiseNotes = ({ before, after, kinds, metadata }: Sanitised): readonly Note[] => {
  const chosen = activeKinds.filter((kind) => kinds.has(kind));
  const removed = countedInWords(before, chosen);
  if (metadata) removed.push('document properties');
  const sought = [kindsInWords(chosen), ...(metadata === undefined ? [] : ['document properties'])];
  const removalNote =
    removed.length > 0
      ? { code: 'sanitise.removed', text: `Removed: ${removed.join(', ')}.` }
      : { code: 'sanitise.nothing-found', text: `Nothing to remove: this PDF has no ${sought.join('; no ')}.` };
  return [removalNote, ...(kinds.has('forms') && before.forms > 0 ? [XFA] : []), ...keptNotes(after)];
};

const XFA: Note = {
  code: 'sanitise.xfa-removed',
  text: 'Any standard form fields were kept; the XFA version of the form, which can contain scripts, was removed.',
};

const keptNotes = (after: ActiveContent): readonly Note[] => {
  const links = countedInWords(after, ['links']).map((text) => `${text} kept, because removal was switched off.`);
  return [
    ...activeContentNotes(after, 'This PDF contains {what}. All of it was kept, because removal was switched off.'),
    ...links.map((text) => ({ code: 'sanitise.links-kept', text })),
  ];
};
