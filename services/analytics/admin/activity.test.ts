import type { ActivityQuestion } from '../../../contracts/api/audit.js';
import {
  AT,
  openBusyInstallation,
  addTraffic,
  lifeOf,
  said,
  type Installation,
} from './fixtures/installation-fixture.js';

let docket: Installation;
beforeEach(async () => {
  docket = await openBusyInstallation();
});
afterEach(() => docket.stop());

describe('the activity', () => {
  test('has everything, the newest first, with whose it is and what it is about', async () => {
    await addTraffic(docket);
    const reply = await docket.search();
    expect(said(reply)).toEqual(['UserSignedIn user-u1', ...lifeOf('c1'), ...lifeOf('c2')].reverse());
    expect(reply.next).toBeNull();
    const ada = { id: 'member-u1', kind: 'member', name: 'Ada Lovelace', email: 'u1@example.org' };
    const row = { conversionId: 'c1', shareHash: 'hash-c1', name: 'Taxes 2025_compressed.pdf', tool: 'pdf-compress' };
    const adas = reply.entries.slice(5, 10);
    const recipient = { id: 'recipient', kind: 'recipient', name: null, email: null };
    expect(adas.map(({ actor }) => actor)).toEqual([recipient, ...Array<object>(4).fill(ada)]);
    expect(adas.map(({ owner }) => owner)).toEqual(Array(5).fill(ada));
    const named = adas.map((entry) => entry.document);
    expect(named).toEqual([...Array<object>(4).fill(row), { ...row, name: 'Taxes 2025.pdf' }]);
    expect(reply.entries[0]!.owner).toEqual({ id: 'guest-g1', kind: 'guest', name: null, email: null });
    expect(adas[4]!.data).toMatchObject({ name: 'Taxes 2025.pdf', size: 9 });
  });

  test.each<[string, Partial<ActivityQuestion>, string[]]>([
    ['an actor, by owner', { actor: 'guest-g1' }, lifeOf('c2')],
    ['an actor, by a part of the name', { actor: 'lovelace' }, ['UserSignedIn user-u1', ...lifeOf('c1')]],
    ['an actor, by address', { actor: 'U1@EXAMPLE.org' }, ['UserSignedIn user-u1', ...lifeOf('c1')]],
    ['whoever had a link', { actor: 'recipient' }, [lifeOf('c1')[4]!, lifeOf('c2')[4]!]],
    ['a document, by conversion', { document: 'c1' }, lifeOf('c1')],
    ['a document, by share link', { document: 'hash-c2' }, lifeOf('c2')],
    ['a document, by a part of the file name', { document: 'taxes' }, lifeOf('c1')],
    [
      'an action',
      { action: ['ShareLinkCreated', 'UserSignedIn'] },
      ['UserSignedIn user-u1', lifeOf('c1')[2]!, lifeOf('c2')[2]!],
    ],
    ['all of these', { action: ['ShareLinkViewed'], actor: 'ada', document: 'c1' }, [lifeOf('c1')[4]!]],
    ['positions', { from: '2', until: '00000000000000000003' }, lifeOf('c1').slice(0, 2)],
    ['positions of one document', { document: 'c1', from: '3', until: '5' }, lifeOf('c1').slice(1, 4)],
    ['somebody who is not there', { actor: 'nobody' }, []],
    ['a time before everything', { until: '2020-01-01' }, []],
    ['a time after everything', { from: '2999-01-01T00:00:00Z' }, []],
  ])('is searched by %s', async (_, question, expected) => {
    await addTraffic(docket);
    expect(said(await docket.search(question))).toEqual([...expected].reverse());
  });

  test('is searched by time, to the millisecond', async () => {
    await addTraffic(docket);
    const { entries } = await docket.search();
    const { recordedAt: from } = entries.at(3)!;
    const { recordedAt: until } = entries.at(1)!;
    const within = entries.filter(({ recordedAt }) => from <= recordedAt && recordedAt <= until);
    expect(within.length).toBeGreaterThanOrEqual(3);
    expect((await docket.search({ from, until })).entries).toEqual(within);
  });

  test.each<[string, Partial<ActivityQuestion>]>([
    ['of everything', {}],
    ['of one document', { document: 'c1' }],
  ])('%s comes in pages of 50, each going on where the one before ended', async (_, question) => {
    await addTraffic(docket);
    await docket.look('hash-c1', 110);
    const positions: string[] = [];
    const sizes: number[] = [];
    for (let next: string | null | undefined = undefined; next !== null;) {
      const page = await docket.search({ ...question, before: next ?? undefined });
      positions.push(...page.entries.map(({ position }) => position));
      sizes.push(page.entries.length);
      next = page.next;
    }
    expect(sizes.slice(0, 2)).toEqual([50, 50]);
    expect(positions).toEqual([...new Set(positions)].sort().reverse());
    expect(positions).toHaveLength('document' in question ? 115 : 121);
  });

  test('looks at a bounded part of a long log at a time, and says how far back it got', async () => {
    await addTraffic(docket);
    for (let times = 0; times < 4; times += 1) await docket.look('hash-c2', 6000);
    const first = await docket.search({ actor: 'ada' });
    expect([first.entries, first.next === null]).toEqual([[], false]);
    const second = await docket.search({ actor: 'ada', before: first.next! });
    expect(said(second)).toEqual(['UserSignedIn user-u1', ...lifeOf('c1')].reverse());
    expect(second.next).toBeNull();
    expect(second.searchedTo! <= first.searchedTo!).toBe(true);
  });

  test('shows neither what people typed as options, nor what checks a password, nor endless lists', async () => {
    await addTraffic(docket);
    const password = { salt: 'c2FsdA==', key: 'a2V5' };
    const restricted = { hash: 'hash-c1', maxDownloads: 3, password, at: AT };
    await docket.append('share-hash-c1', { type: 'ShareLinkRestricted', version: 1, data: restricted });
    const reply = await docket.search();
    expect(reply.entries[0]!.data).toEqual({ hash: 'hash-c1', maxDownloads: 3, hasPassword: true, at: AT });
    expect(JSON.stringify(reply)).not.toMatch(/typed by somebody|a2V5|c2FsdA/);
  });

  test('says [erased] of somebody who has been erased, and no longer finds them by name', async () => {
    await addTraffic(docket);
    await docket.keys.destroy('member-u1');
    const { entries } = await docket.search({ actor: 'member-u1' });
    expect(entries).toHaveLength(6);
    expect(entries[0]).toMatchObject({
      owner: { name: '[erased]', email: '[erased]' },
      document: { name: '[erased]' },
    });
    expect(entries.at(-1)!.data).toMatchObject({ name: '[erased]', email: '[erased]' });
    expect(JSON.stringify(entries)).not.toMatch(/Ada|Lovelace|Taxes|sealed:/);
    expect((await docket.search({ actor: 'lovelace' })).entries).toEqual([]);
    expect((await docket.search({ document: 'taxes' })).entries).toEqual([]);
  });
});
