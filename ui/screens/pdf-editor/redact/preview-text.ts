import type { RedactionPreviewReply } from '../../../../contracts/api/redaction-preview.js';
import type { PlainText, PluralText } from '../../../../contracts/texts/text-catalogue.js';
import { listed } from '../../../text/listed.js';
import { t, translated } from '../../../text/t.js';

const PAGES_NAMED = 12;

/** Such as `1, 2, 5`; a long list ends with how many more there are. */
export const namedPages = (pages: readonly number[]): string => {
  const named = listed(pages.slice(0, PAGES_NAMED).map(String));
  return pages.length > PAGES_NAMED
    ? t('{pages} and {n} more', { pages: named, n: pages.length - PAGES_NAMED })
    : named;
};

export const placesText = (places: number): string => t('{n} places', { n: places });

/** Such as `4 places on 2 pages`. */
export const foundText = ({ items }: RedactionPreviewReply): string => {
  const places = items.flatMap((item) => item.places);
  if (places.length === 0) return t('Nothing to remove was found');
  const pages = new Set(places.map(({ page }) => page));
  return t('{places} on {pages}', {
    places: placesText(places.length),
    pages: t('{n} pages', { n: pages.size }),
  });
};

const removals: Readonly<Record<string, PluralText>> = {
  annotations: '{n} notes or links',
  attachments: '{n} attachments',
  scripts: '{n} scripts',
  metadata: '{n} document properties',
  strings: '{n} texts outside the pages',
  revisions: '{n} earlier versions of the document',
};

/** Removals besides the content of the pages, such as `1 attachment, 2 scripts`; empty for none. */
export const otherRemovalsText = (counts: Readonly<Record<string, number>>): string =>
  listed(
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([name, count]) => translated(removals[name] ?? `{n} ${name}`, { n: count })),
  );

type PagesText = Extract<PlainText, `${string}{pages}${string}`>;
type PageText = Extract<PlainText, `${string}{page}${string}`>;

/** A sentence about one page or about several; empty for none. */
export const aboutPages = (pages: readonly number[], one: PageText, several: PagesText): string => {
  if (pages.length === 0) return '';
  return pages.length === 1
    ? translated(one, { page: pages[0] ?? 0 })
    : translated(several, { pages: namedPages(pages) });
};

const MUCH_COVERED_SHARE = 0.1;

/** Further notes before redacting, one sentence each. */
export const remarksOf = (reply: RedactionPreviewReply): readonly string[] => {
  const pictured = [...new Set(reply.rasterised.map(({ page }) => page))];
  const otherRemovals = otherRemovalsText(reply.beside);
  return [
    reply.coveredShare > MUCH_COVERED_SHARE &&
      t('This removes {percent}% of all letters; please check that no unintended text is marked.', {
        percent: Math.round(reply.coveredShare * 100),
      }),
    otherRemovals && t('Also removed: {removals}.', { removals: otherRemovals }),
    reply.annotations.length > 0 &&
      t('{n} notes or form fields are removed entirely.', { n: reply.annotations.length }),
    aboutPages(pictured, 'Page {page} will become a picture.', 'Pages {pages} will become pictures.'),
    aboutPages(
      reply.notSearched,
      'Page {page} has no text to search; draw a box there.',
      'Pages {pages} have no text to search; draw a box there.',
    ),
    aboutPages(
      reply.picturesNotSearched,
      'Page {page} has pictures that are not searched; draw a box where they show text.',
      'Pages {pages} have pictures that are not searched; draw a box where they show text.',
    ),
    aboutPages(
      reply.unknownLetters,
      'Page {page} has letters that cannot be read; please check them yourself.',
      'Pages {pages} have letters that cannot be read; please check them yourself.',
    ),
  ].filter((remark) => typeof remark === 'string' && remark !== '') as string[];
};
