import type { RedactionPreviewReply } from '../../../../contracts/api/redaction-preview.js';
import { many } from '../../../text/phrases.js';

const PAGES_NAMED = 12;

/** Such as `Page 2` or `Pages 1, 2, 5`; a long list ends with how many more there are. */
export const pagesText = (pages: readonly number[]): string => {
  const named = pages.slice(0, PAGES_NAMED).join(', ');
  const more = pages.length > PAGES_NAMED ? ` and ${pages.length - PAGES_NAMED} more` : '';
  return `${pages.length === 1 ? 'Page' : 'Pages'} ${named}${more}`;
};

export const placesText = (places: number): string => many(places, 'place', 'places');

/** Such as `4 places on 2 pages`. */
export const foundText = ({ items }: RedactionPreviewReply): string => {
  const places = items.flatMap((item) => item.places);
  if (places.length === 0) return 'Nothing to remove was found';
  const pages = new Set(places.map(({ page }) => page));
  return `${placesText(places.length)} on ${many(pages.size, 'page', 'pages')}`;
};

const words: Readonly<Record<string, readonly [one: string, more: string]>> = {
  annotations: ['note or link', 'notes or links'],
  attachments: ['attachment', 'attachments'],
  scripts: ['script', 'scripts'],
  metadata: ['document property', 'document properties'],
  strings: ['text outside of the pages', 'texts outside of the pages'],
  revisions: ['earlier version of the document', 'earlier versions of the document'],
};

/** What is removed besides the content of the pages, such as `1 attachment, 2 scripts`; empty for nothing. */
export const otherRemovalsText = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([name, count]) => many(count, ...(words[name] ?? ([name, name] as const))))
    .join(', ');

const about = (pages: readonly number[], say: (pages: string, isOne: boolean) => string): string =>
  pages.length === 0 ? '' : say(pagesText(pages), pages.length === 1);

const MUCH = 0.1;

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Further notes before redacting, one sentence each. */
export const remarksOf = (reply: RedactionPreviewReply): readonly string[] => {
  const pictured = [...new Set(reply.rasterised.map(({ page }) => page))];
  const otherRemovals = otherRemovalsText(reply.beside);
  return [
    reply.coveredShare > MUCH &&
      `This removes ${percent(reply.coveredShare)} of all letters; please check that nothing is found by mistake.`,
    otherRemovals && `Also removed: ${otherRemovals}.`,
    reply.annotations.length > 0 &&
      `${many(reply.annotations.length, 'note or form field is removed', 'notes or form fields are removed')} entirely.`,
    about(pictured, (pages, isOne) => `${pages} will become ${isOne ? 'a picture' : 'pictures'}.`),
    about(
      reply.notSearched,
      (pages, isOne) => `${pages} ${isOne ? 'has' : 'have'} no text to search; draw a box there.`,
    ),
    about(
      reply.unknownLetters,
      (pages, isOne) => `${pages} ${isOne ? 'has' : 'have'} letters that cannot be read; please check them yourself.`,
    ),
  ].filter((remark) => typeof remark === 'string' && remark !== '') as string[];
};
