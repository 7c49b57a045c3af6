import type { ListPlace } from '../../contracts/api/list-page.js';
import type { Owner } from '../../contracts/owner.js';
import type { Documents, Query } from '../../services/platform/documents/documents.js';

interface Listed<Doc> {
  readonly collection: string;
  /** Holds the time that the list is sorted by. */
  readonly field: string;
  readonly placeOf: (document: Doc) => ListPlace;
}

interface Asked {
  readonly owners: readonly Owner[];
  readonly where?: Query['where'];
  readonly after?: ListPlace | undefined;
  readonly limit: number;
}

const byPlace = (one: ListPlace, other: ListPlace): number =>
  one.at === other.at ? (one.id < other.id ? -1 : 1) : one.at > other.at ? -1 : 1;

/** Documents of any of these owners, the newest first, after a place in that order. */
export const newestFirst = async <Doc extends object>(
  documents: Pick<Documents, 'find'>,
  { collection, field, placeOf }: Listed<Doc>,
  { owners, where = {}, after, limit }: Asked,
): Promise<Doc[]> => {
  const ofEach = await Promise.all(
    owners.map((owner) =>
      documents.find<Doc>(collection, {
        where: { owner, ...where },
        sort: { field, direction: 'descending' },
        ...(after && { after: { value: after.at, id: after.id } }),
        limit,
      }),
    ),
  );
  return ofEach
    .flat()
    .toSorted((one, other) => byPlace(placeOf(one), placeOf(other)))
    .slice(0, limit);
};

/** All of it, page by page. */
export const everyOne = async function* <Doc extends object>(
  documents: Pick<Documents, 'find'>,
  listed: Listed<Doc>,
  asked: Omit<Asked, 'after'>,
): AsyncGenerator<Doc, void> {
  let after: ListPlace | undefined;
  for (;;) {
    const page: readonly Doc[] = await newestFirst(documents, listed, { ...asked, after });
    for (const one of page) yield one;
    const last = page.at(-1);
    if (last === undefined || page.length < asked.limit) return;
    after = listed.placeOf(last);
  }
};
