import { randomBytes, randomUUID } from 'node:crypto';
import { calls, type Call } from '../contracts/api/calls.js';
import type { ConvertReply } from '../contracts/api/conversions.js';
import { unlockReply } from '../contracts/api/shared-document.js';
import { versionsReply } from '../contracts/api/version-list.js';
import { startAccountProvider } from '../gateway/fixtures/account-provider.js';
import type { Client } from './harness/http-client.js';
import { startDocket, type Docket } from './harness/running-docket.js';
import { endsOf, readLog } from './harness/event-log.js';
import { photoPdf } from './samples/sample-files.js';
import { signIn } from './harness/sign-in-as.js';
import { until } from './harness/until.js';
import { callsWithRow, keepingOf, requestOf, type Keeping } from './isolation/call-rows.js';
import { askerWith, listen, openVisitor, toldBy, type Asker, type Visitor } from './isolation/isolated-visitors.js';
import { makeAll, outlivedCookie, workMore } from './isolation/visitor-work.js';

let provider: Awaited<ReturnType<typeof startAccountProvider>>;
let docket: Docket;
/** Two members and two guests. */
let visitors: readonly Visitor[];
/** Those who have no session, or none that counts. */
let strangers: readonly Asker[];
/** Each visitor has these: one that is completed, one that failed, and one that was cancelled. */
const repliesByVisitor = new Map<Visitor, readonly ConvertReply[]>();

const arriveAs = (sub: string) => (client: Client) => {
  provider.isNow({ sub, name: sub, email: `${sub}@example.com`, email_verified: true });
  return signIn(client);
};

beforeAll(async () => {
  const photos = await photoPdf('photos.pdf', 20); // made beforehand: it takes longer than a connection waits
  provider = await startAccountProvider();
  docket = await startDocket({ settings: { ...provider.settings, ADMIN_EMAILS: 'root@example.com' } });
  const { address } = docket;
  const outlived = await outlivedCookie(docket, 'ada');
  const leaver = await openVisitor(address, 'leaver', arriveAs('leaver'));
  await leaver.client.call('/api/auth/logout', { method: 'POST' });
  visitors = [
    await openVisitor(address, 'ada', arriveAs('ada')),
    await openVisitor(address, 'bob', arriveAs('bob')),
    await openVisitor(address, 'gus'),
    await openVisitor(address, 'gil'),
  ];
  strangers = [
    askerWith(address, 'nobody'),
    askerWith(address, 'forged', `docket_session=${randomBytes(32).toString('base64url')}`),
    askerWith(address, 'truncated', visitors[0]!.cookie?.slice(0, -1)),
    askerWith(address, 'signed out', leaver.cookie),
    askerWith(address, 'outlived', outlived),
  ];
  await Promise.all(visitors.map(async (visitor) => repliesByVisitor.set(visitor, await makeAll(visitor, photos))));
});
afterAll(async () => {
  await docket.dispose();
  await provider.stop();
});

const callsThat = (keeping: Keeping): Call[] => calls.filter((call) => keepingOf(call) === keeping);
const everybody = (): readonly Asker[] => [...visitors, ...strangers];
const madeBy = (visitor: Visitor): readonly ConvertReply[] => repliesByVisitor.get(visitor) ?? [];
/** Whatever would tell of a visitor, wherever it stood. */
const tracesOf = (visitor: Visitor): string[] => [
  visitor.mark,
  ...madeBy(visitor).flatMap(({ id, shareHash }) => [id, shareHash]),
];
const tell = async ({ ask }: Asker, call: Call, subject: string): Promise<string> => {
  const { path, init } = requestOf(call, subject);
  return (await toldBy(await ask(path, init))).replaceAll(subject, '');
};
const logLength = async (): Promise<number> => (await readLog(docket.dataDir)).length;
const newHash = () => randomBytes(24).toString('base64url');

test('every call says how it keeps visitors apart', () => {
  expect(calls.map(({ id }) => id).toSorted()).toEqual(callsWithRow.toSorted());
});

test('every call that takes an id or a hash is kept apart by it', () => {
  for (const call of calls.filter(({ parameters }) => parameters?.path)) {
    expect([call.id, keepingOf(call)]).toEqual([
      call.id,
      expect.stringMatching(/^(owner|member|bearer|administrators)$/),
    ]);
  }
});

describe('what is somebody else’s', () => {
  test('is like what never was, for everybody and by every call, and nothing is put on the log', async () => {
    const before = await logLength();
    const leaks = await Promise.all(
      [...visitors, ...strangers].map(async (other) => {
        const different: [string, string, string, string][] = [];
        for (const call of callsThat('owner')) {
          const byHash = call.path.includes('{hash}');
          const none = await tell(other, call, byHash ? newHash() : randomUUID());
          for (const { id, shareHash } of visitors.filter((owner) => owner !== other).flatMap(madeBy)) {
            const one = await tell(other, call, byHash ? shareHash : id);
            if (one !== none || !one.includes('"status":404')) different.push([call.id, other.name, one, none]);
          }
        }
        return different;
      }),
    );
    expect(leaks.flat()).toEqual([]);
    expect(await logLength()).toBe(before);
  });

  test('is not opened by its id, which is no secret, but by its hash alone', async () => {
    const before = await logLength();
    const [{ id, shareHash }] = madeBy(visitors[0]!) as [ConvertReply];
    const wrong = [id, id.replaceAll('-', ''), shareHash.slice(0, -1), `${shareHash}A`, shareHash.toLowerCase()];
    await Promise.all(
      everybody().map(async (asker) => {
        for (const call of callsThat('bearer')) {
          for (const subject of wrong) {
            const refused = [call.id, expect.stringMatching(/^\{"status":40[04]/)];
            expect([call.id, await tell(asker, call, subject)]).toEqual(refused);
          }
        }
      }),
    );
    expect(await logLength()).toBe(before);
  });

  test('is in no list and no page that anybody else gets', async () => {
    for (const asker of everybody()) {
      for (const path of ['/api/conversions', '/api/auth/me', '/api/capabilities', '/api/health', '/', '/admin']) {
        const text = await (await asker.ask(path)).text();
        for (const owner of visitors.filter((visitor) => visitor !== asker)) {
          for (const trace of tracesOf(owner))
            expect([asker.name, path, text]).toEqual([asker.name, path, expect.not.stringContaining(trace)]);
        }
      }
    }
    const [ada] = visitors as [Visitor];
    expect(await (await ada.ask('/api/conversions')).text()).toContain(`${ada.mark} renamed`);
  });

  test('has versions for its owner alone, however many ids are asked about', async () => {
    const before = await logLength();
    const ids = visitors.flatMap(madeBy).map(({ id }) => id);
    for (const asker of everybody()) {
      const answer = await asker.ask(`/api/conversions/versions?ids=${ids.join(',')}`);
      const versionIds = versionsReply.parse(await answer.json()).versions.map(({ id }) => id);
      const own = visitors.filter((visitor) => visitor === asker).flatMap(madeBy);
      expect([asker.name, versionIds.toSorted()]).toEqual([asker.name, own.map(({ id }) => id).toSorted()]);
    }
    expect(await logLength()).toBe(before);
  });

  test('is for administrators alone: everybody else hears the same refusal', async () => {
    const before = await logLength();
    const answers = new Set<string>();
    for (const call of callsThat('administrators')) {
      for (const asker of everybody()) {
        answers.add(await tell(asker, call, madeBy(visitors[0]!)[0]!.id));
        answers.add(await tell(asker, call, randomUUID()));
      }
    }
    expect([...answers]).toEqual([expect.stringContaining('"status":403')]);
    expect(await logLength()).toBe(before);
  });

  test('is not told over anybody else’s socket, nor to who has no session', async () => {
    const quiet = await Promise.all(
      strangers.map(async ({ cookie }) => ({ page: await listen(docket.address, cookie) })),
    );
    for (const visitor of visitors) await workMore(visitor, madeBy(visitor)[1]!.id);
    for (const owner of visitors) {
      const traces = tracesOf(owner);
      const heard = [...visitors.filter((visitor) => visitor !== owner), ...quiet].flatMap(({ page }) => page.heard);
      expect(heard.filter((text) => traces.some((trace) => text.includes(trace)))).toEqual([]);
      for (const { id } of madeBy(owner)) expect(owner.page.heard.join()).toContain(id);
    }
    expect(quiet.flatMap(({ page }) => page.heard)).toEqual([]);
    for (const { page } of quiet) page.close();
  });
});

test('the pass of one link opens no other', async () => {
  const [ada, bob] = visitors as [Visitor, Visitor];
  const hashes = [madeBy(ada)[0]!.shareHash, madeBy(bob)[0]!.shareHash] as const;
  const lock = (visitor: Visitor, hash: string) =>
    visitor.ask(`/api/share/${hash}`, {
      method: 'PATCH',
      body: JSON.stringify({ password: 'correct horse' }),
      headers: { 'content-type': 'application/json' },
    });
  expect([(await lock(ada, hashes[0])).status, (await lock(bob, hashes[1])).status]).toEqual([200, 200]);
  const unlock = requestOf(
    calls.find(({ id }) => id === 'unlockShare')!,
    hashes[0],
  );
  const { pass } = unlockReply.parse(await (await strangers[0]!.ask(unlock.path, unlock.init)).json());
  const seen = hashes.map(async (hash) => (await strangers[0]!.ask(`/api/download/${hash}?pass=${pass}`)).status);
  expect(await Promise.all(seen)).toEqual([200, 401]);
});

describe('what one visitor ends', () => {
  test('ends for them alone, all that they made included', async () => {
    const [ada, bob, gus, gil] = visitors as [Visitor, Visitor, Visitor, Visitor];
    const before = [ada, bob, gil].map(({ page }) => page.heard.length);
    const [kept] = madeBy(gus) as [ConvertReply];
    expect((await gil.ask('/api/auth/me', { method: 'DELETE' })).status).toBe(401);
    expect((await bob.ask('/api/auth/me', { method: 'DELETE' })).status).toBe(200);
    const hashes = madeBy(bob).map(({ shareHash }) => shareHash);
    for (const hash of hashes) {
      await until('the link is dead', async () => (await gil.ask(`/api/share/${hash}`)).status === 404);
    }
    expect((await ada.ask('/api/auth/me')).status).toBe(200);
    expect((await gus.client.download(kept.shareHash)).status).toBe(200);
    expect((await ada.ask('/api/conversions')).status).toBe(200);
    expect(await (await ada.ask('/api/conversions')).text()).toContain(madeBy(ada)[0]!.id);
    expect([ada, bob, gil].map(({ page }) => page.heard.length)).toEqual(before);
    const log = await readLog(docket.dataDir);
    for (const { id } of [...repliesByVisitor.values()].flat()) expect([id, endsOf(log, id).length]).toEqual([id, 1]);
  });
});

test('all this was no defect of the server', async () => {
  expect(await docket.errors()).toEqual([]);
});
