import type { Bookmark } from '../engines/pdfium-outline.js';

/** A value as qpdf writes it in JSON: `/Name`, `u:text`, `12 0 R`, numbers, null, arrays and dictionaries. */
export type QpdfValue = string | number | boolean | null | readonly QpdfValue[] | { readonly [key: string]: QpdfValue };

/** One file's share of the outline. */
export interface OutlinePart {
  readonly title: string;
  /** Pages of the parts before it. */
  readonly firstPage: number;
  readonly bookmarks: readonly Bookmark[];
}

/** A node of the outline with the number of its object. */
interface Item {
  readonly id: number;
  readonly bookmark: Bookmark;
  readonly firstPage: number;
  readonly children: readonly Item[];
}

/**
 * The objects of an outline with one node per part and the part's own outline beneath it.
 *
 * @param pages    references of all pages, in order.
 * @param firstId  number of the first new object; it becomes the outline's root.
 * @returns values by object number.
 * @see ISO 32000-1, 12.3.3 "Document outline"
 */
export const outlineObjects = (
  parts: readonly OutlinePart[],
  pages: readonly string[],
  firstId: number,
): ReadonlyMap<number, QpdfValue> => {
  const ids = countFrom(firstId + 1);
  const items = parts.flatMap((part) => numbered([nodeOf(part)], part.firstPage, ids));
  const root = { '/Type': '/Outlines', '/Count': shownIn(items), ...ends(items) };
  return new Map<number, QpdfValue>([[firstId, root], ...valuesOf(items, firstId, pages)]);
};

const nodeOf = ({ title, bookmarks }: OutlinePart): Bookmark => ({
  title,
  target: { page: 0, view: ['Fit'] },
  open: true,
  children: bookmarks,
});

const countFrom = (start: number): (() => number) => {
  let next = start;
  return () => next++;
};

const numbered = (bookmarks: readonly Bookmark[], firstPage: number, nextId: () => number): Item[] =>
  bookmarks.map((bookmark) => ({
    id: nextId(),
    bookmark,
    firstPage,
    children: numbered(bookmark.children, firstPage, nextId),
  }));

/** Items that are to be seen while these are. */
const shownIn = (items: readonly Item[]): number =>
  items.reduce((sum, { bookmark, children }) => sum + 1 + (bookmark.open ? shownIn(children) : 0), 0);

const valuesOf = (items: readonly Item[], parent: number, pages: readonly string[]): [number, QpdfValue][] =>
  items.flatMap(({ id, bookmark, firstPage, children }, index): [number, QpdfValue][] => [
    [
      id,
      {
        '/Title': `u:${bookmark.title}`,
        '/Parent': refTo(parent),
        ...link('/Prev', items[index - 1]),
        ...link('/Next', items[index + 1]),
        ...ends(children),
        ...(children.length > 0 ? { '/Count': bookmark.open ? shownIn(children) : -shownIn(children) } : {}),
        ...targetOf(bookmark, pages, firstPage),
      },
    ],
    ...valuesOf(children, id, pages),
  ]);

const refTo = (id: number): string => `${id} 0 R`;

const link = (key: string, item: Item | undefined): Record<string, QpdfValue> =>
  item ? { [key]: refTo(item.id) } : {};

const ends = (items: readonly Item[]): Record<string, QpdfValue> => ({
  ...link('/First', items[0]),
  ...link('/Last', items.at(-1)),
});

const targetOf = ({ target }: Bookmark, pages: readonly string[], firstPage: number): Record<string, QpdfValue> => {
  if (!target) return {};
  if ('uri' in target) return { '/A': { '/S': '/URI', '/URI': `u:${target.uri}` } };
  const page = pages[firstPage + target.page];
  const view = target.view.map((part) => (typeof part === 'string' ? `/${part}` : part));
  return page === undefined ? {} : { '/Dest': [page, ...view] };
};
