import type { RedactionItem } from '../../../contracts/tools/redaction-items.js';
import { t } from '../../text/t.js';

/** Requirement. */
const CHIP_LENGTH = 20;

/** The words of a chip. Requirement. */
export const chipOf = ({ type, text }: Pick<RedactionItem, 'type' | 'text'>): string => {
  if (text === '' && type === 'area') return t('Area');
  return text.length > CHIP_LENGTH ? `${text.slice(0, CHIP_LENGTH)}…` : text;
};

/** Items that ask for the same text are one for people; an area without a text is one of its own. */
export type ItemGroup = readonly [RedactionItem, ...RedactionItem[]];

/** Whether two items stand for the same text. */
const areAlike = (one: RedactionItem, other: RedactionItem): boolean =>
  one.id === other.id || (one.type === other.type && one.text !== '' && one.text === other.text);

/** Items without one, and without those that are alike. */
export const withoutAlike = <Item extends RedactionItem>(items: readonly Item[], id: string): readonly Item[] => {
  const removed = items.find((item) => item.id === id);
  return removed ? items.filter((item) => !areAlike(removed, item)) : items;
};

/** In the order in which the first of each came. */
export const groupsOf = (items: readonly RedactionItem[]): readonly ItemGroup[] => {
  const groups = new Map<string, ItemGroup>();
  for (const item of items) {
    const key = item.text === '' ? item.id : `${item.type} ${item.text}`;
    const group = groups.get(key);
    groups.set(key, group ? [...group, item] : [item]);
  }
  return [...groups.values()];
};

const PAGES_NAMED = 6;

/** The pages of a group, each once: `Page 3`, `Pages 1, 2, 5`. */
export const pagesOf = (group: ItemGroup): string => {
  const pages = [...new Set(group.flatMap(({ page }) => (page === 'all' ? [] : [page])))].sort((a, b) => a - b);
  if (pages.length === 0 || group.some(({ page }) => page === 'all')) return t('All pages');
  if (pages.length === 1) return t('Page {page}', { page: String(pages[0]) });
  const named = pages.slice(0, PAGES_NAMED).join(', ');
  return t('Pages {pages}', { pages: pages.length > PAGES_NAMED ? `${named}, …` : named });
};
