import { createActor, fromPromise, waitFor } from 'xstate';
import type { SiteKey } from '../../../../contracts/api/api-keys.js';
import type { MembersReply } from '../../../../contracts/api/members.js';
import type { Quota } from '../../../../contracts/quotas.js';
import { siteKeyOf } from '../../../parts/dashboard/site-key-fixture.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { memberOfSite, membersWalk } from './fixtures/members.walk.js';
import { membersMachine, type MembersEvent } from './members.machine.js';

interface Named {
  readonly id: string;
}

const given = (failure?: Error) => {
  const asked: unknown[] = [];
  const noting = async ({ input }: { readonly input: object }): Promise<undefined> => {
    asked.push(input);
    if (failure) throw failure;
    return undefined;
  };
  const notices: string[] = [];
  const machine = membersMachine.provide({
    actors: {
      fetchMembers: fromPromise<MembersReply, { readonly after: string | null }>(async ({ input: { after } }) =>
        after === null ? { members: [memberOfSite('one')], next: 'n' } : { members: [memberOfSite('two')], next: null },
      ),
      fetchMemberKeys: fromPromise<readonly SiteKey[], Named>(async () => [siteKeyOf('k1')]),
      endMemberSessions: fromPromise<undefined, Named>(noting),
      changeMemberQuota: fromPromise<undefined, Named & { readonly quota: Quota | null }>(noting),
      revokeSiteKey: fromPromise<undefined, Named>(noting),
    },
  });
  const card = createActor(machine).start();
  card.on('notice', ({ title }) => void notices.push(title));
  const rested = () =>
    waitFor(card, (state) => state.matches({ listed: 'resting' }) || state.matches({ listed: { opened: 'resting' } }));
  const send = async (...events: readonly MembersEvent[]) => {
    await rested();
    for (const event of events) card.send(event);
    return rested();
  };
  return { send, asked, notices };
};

const quota = { conversionsPerDay: 5, storedMb: null };

// Requirement.
describe('the members on the page of administrators', () => {
  test('come page by page', async () => {
    const { send } = given();
    expect((await send({ type: 'more.pressed' })).context).toMatchObject({
      members: [{ id: 'one' }, { id: 'two' }],
      next: null,
    });
  });

  test('are signed out, bounded, and lose a key, one after the other', async () => {
    const { send, asked } = given();
    await send({ type: 'member.opened', id: 'one' });
    expect((await send({ type: 'sessions.ended' })).context.members[0]?.sessions).toBe(0);
    expect((await send({ type: 'quota.saved', quota })).context.members[0]?.quota).toEqual(quota);
    expect((await send({ type: 'quota.saved', quota: null })).context.members[0]?.quota).toBeNull();
    const { context } = await send({ type: 'delete.pressed', id: 'k1' }, { type: 'delete.confirmed' });
    expect([context.keys, context.members[0]?.keys]).toEqual([[], 0]);
    expect(asked).toEqual([{ id: 'one' }, { id: 'one', quota }, { id: 'one', quota: null }, { id: 'k1' }]);
  });

  test('stay as they are where the server refuses', async () => {
    const { send } = given(new TypeError('Failed to fetch'));
    await send({ type: 'member.opened', id: 'one' });
    await send({ type: 'sessions.ended' });
    const { context } = await send({ type: 'quota.saved', quota });
    expect(context.members[0]).toMatchObject({ sessions: 2, quota: null });
  });
});

describe('every edge of the members on the page of administrators', () => {
  testEveryEdge(membersWalk);
});
