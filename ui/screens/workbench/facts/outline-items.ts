import { BOOKMARK_TITLE_MAX, BOOKMARKS_MAX } from '../../../../contracts/limits.js';
import type { OutlineItem } from '../../../../contracts/api/inspection.js';
import type { Bookmark } from '../../../../contracts/tools/pdf-bookmarks.js';

/** The deepest level that the tool takes. */
export const LEVEL_MAX = 10;

type Items = readonly Bookmark[];

/** Each level at most one more than the level before. */
const asTree = (items: Items): Items => {
  let before = 0;
  return items.map((item) => {
    before = Math.min(item.level, before + 1, LEVEL_MAX);
    return before === item.level ? item : { ...item, level: before };
  });
};

/**
 * The bookmarks of a document as they can be changed: one that leads to no page leads to that of the bookmark before
 * it.
 */
export const itemsOf = (outline: readonly OutlineItem[], nameless: string): Items => {
  let page = 1;
  const items = outline.slice(0, BOOKMARKS_MAX).map((item) => {
    page = item.page ?? page;
    return { title: item.title.trim().slice(0, BOOKMARK_TITLE_MAX) || nameless, level: item.depth + 1, page };
  });
  return asTree(items);
};

/** The place after a bookmark and all that is below it. */
const endOf = (items: Items, at: number): number => {
  const { level = 1 } = items[at] ?? {};
  const next = items.findIndex((item, place) => place > at && item.level <= level);
  return next < 0 ? items.length : next;
};

export const withItem = (items: Items, at: number, change: Partial<Bookmark>): Items =>
  items.map((item, place) => (place === at ? { ...item, ...change } : item));

/** The bookmark that begins the part before this one, on its level; none where this is the first of its level. */
const siblingBefore = (items: Items, at: number): number => {
  const { level = 1 } = items[at] ?? {};
  for (let place = at - 1; place >= 0; place -= 1) {
    const other = items[place]?.level ?? 0;
    if (other === level) return place;
    if (other < level) return -1;
  }
  return -1;
};

const siblingAfter = (items: Items, at: number): number => {
  const end = endOf(items, at);
  return items[end]?.level === items[at]?.level ? end : -1;
};

/** A list and where in it the bookmark is that was moved. */
export interface Moved {
  readonly items: Items;
  readonly at: number;
}

/** The bookmark before or after the other one on its level, each with all that is below it; null where there is none. */
export const moved = (items: Items, at: number, by: -1 | 1): Moved | null => {
  const other = by === -1 ? siblingBefore(items, at) : siblingAfter(items, at);
  if (other < 0) return null;
  const [first, second] = by === -1 ? [other, at] : [at, other];
  const end = endOf(items, second);
  const parts = [items.slice(0, first), items.slice(second, end), items.slice(first, second), items.slice(end)];
  return { items: parts.flat(), at: by === -1 ? first : first + (end - second) };
};

/** A level deeper or higher with all that is below it; null where a tree has no such place. */
export const levelled = (items: Items, at: number, by: -1 | 1): Items | null => {
  const level = (items[at]?.level ?? 1) + by;
  const end = endOf(items, at);
  const isTooDeep = items.slice(at, end).some((item) => item.level + by > LEVEL_MAX);
  if (level < 1 || level > (items[at - 1]?.level ?? 0) + 1 || isTooDeep) return null;
  return items.map((item, place) => (place >= at && place < end ? { ...item, level: item.level + by } : item));
};

/** Without a bookmark; what is below it comes a level higher. */
export const withoutItem = (items: Items, at: number): Items => {
  const end = endOf(items, at);
  return items.flatMap((item, place) =>
    place === at ? [] : [place > at && place < end ? { ...item, level: item.level - 1 } : item],
  );
};

/** With one more at the end, on the level and the page of the last one. */
export const withNewItem = (items: Items, title: string): Items => {
  const { level = 1, page = 1 } = items.at(-1) ?? {};
  return items.length < BOOKMARKS_MAX ? [...items, { title, level, page }] : items;
};
