import { linkUsesQuery, linkUsesReply } from '../../contracts/api/link-uses.js';
import { LINK_USES_COLLECTION, type LinkUseDocument } from '../../contracts/read-models/link-use-document.js';
import { SHARE_LINKS_COLLECTION, type ShareLinkDocument } from '../../contracts/read-models/share-link-document.js';
import type { Documents } from '../../services/platform/documents/documents.js';
import { openSqliteDocuments } from '../../services/platform/documents/sqlite-documents.js';
import { LinkUses } from './link-uses.js';

const hash = 'h'.repeat(32);
const other = 'o'.repeat(32);
const at = (minute: number) => new Date(Date.UTC(2026, 2, 1, 0, minute)).toISOString();

let documents: Documents;
beforeEach(async () => {
  documents = openSqliteDocuments({ path: ':memory:' });
  await documents.define({ name: SHARE_LINKS_COLLECTION, indexes: [] });
  await documents.define({ name: LINK_USES_COLLECTION, indexes: [['hash', 'place']] });
  for (const [one, owner, status] of [
    [hash, 'guest-1', 'expired'],
    [other, 'member-ada', 'live'],
  ] as const) {
    const link = { hash: one, owner, status } as ShareLinkDocument;
    await documents.fold({ collection: SHARE_LINKS_COLLECTION, id: one, position: '1' }, () => link);
  }
});
afterEach(() => documents.close());

/** Uses alternate: a view by a recipient, a download by a recipient, a view by the owner. */
const use = async (of: string, revision: number): Promise<void> => {
  const place = String(revision).padStart(10, '0');
  const document: LinkUseDocument = {
    hash: of,
    place,
    kind: revision % 3 === 1 ? 'download' : 'view',
    byOwner: revision % 3 === 2,
    withPassword: revision === 0 ? null : revision % 3 !== 2,
    at: at(revision),
  };
  await documents.fold({ collection: LINK_USES_COLLECTION, id: `${of}-${place}`, position: '1' }, () => document);
};
const page = (query: object = {}, of = hash, owners: readonly ('guest-1' | 'guest-2' | 'member-ada')[] = ['guest-1']) =>
  new LinkUses(documents).page(of, owners, linkUsesQuery.parse(query));

describe('the uses of a link', () => {
  test('are told to its owner with time, number and whether a password was asked for, after its end too', async () => {
    for (const revision of [0, 1, 2]) await use(hash, revision);
    await use(other, 5);
    const reply = linkUsesReply.strict().parse(await page());
    expect(reply).toEqual({
      views: { recipients: 1, owner: 1 },
      downloads: { recipients: 1, owner: 0 },
      uses: [
        { number: 3, kind: 'view', byOwner: true, withPassword: false, at: at(2) },
        { number: 2, kind: 'download', byOwner: false, withPassword: true, at: at(1) },
        { number: 1, kind: 'view', byOwner: false, withPassword: null, at: at(0) },
      ],
      next: null,
    });
  });

  test('come in pages whose numbers go on, each use once, even while there are new ones', async () => {
    for (let revision = 0; revision < 11; revision += 1) await use(hash, revision);
    const numbers: number[] = [];
    let after: string | null = null;
    do {
      const reply = await page({ limit: '4', ...(after !== null && { after }) });
      numbers.push(...reply.uses.map(({ number }) => number));
      await use(hash, 100 + numbers.length);
      after = reply.next;
    } while (after !== null);
    expect(numbers).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
  });

  test('are none at first', async () => {
    expect(await page()).toMatchObject({ uses: [], next: null, views: { recipients: 0, owner: 0 } });
  });

  test.each([
    ['another', hash, ['guest-2']],
    ['a member with another link', hash, ['member-ada']],
    ['anybody, of a link that never was', 'x'.repeat(32), ['guest-1']],
  ] as const)('are not told to %s', async (_, of, owners) => {
    await expect(page({}, of, owners)).rejects.toMatchObject({ code: 'share-link.not-found' });
  });

  test.each(['1', 'x', '-000000001', '00000000000'])('go on after no such place as %s', (after) => {
    expect(linkUsesQuery.safeParse({ after }).success).toBe(false);
  });
});
