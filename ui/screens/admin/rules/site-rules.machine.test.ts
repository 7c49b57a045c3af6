import { createActor, fromPromise, waitFor } from 'xstate';
import type { SiteChange } from '../../../../contracts/api/site-change.js';
import { announced, siteRulesOf } from '../../../session/site-notice/fixtures/site-notice.walk.js';
import { refusedAsNoAdmin } from '../../../parts/dashboard/dashboard-fixture.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { siteRulesWalk } from './fixtures/site-rules.walk.js';
import { isOtherBrand, siteRulesMachine, type SiteRulesEvent } from './site-rules.machine.js';

const given = (failure?: Error) => {
  const asked: SiteChange[] = [];
  let notifiedCount = 0;
  let shown = 0;
  const machine = siteRulesMachine.provide({
    actors: {
      fetchSiteRules: fromPromise(async () => siteRulesOf()),
      changeSiteRules: fromPromise(async ({ input }) => {
        asked.push(input);
        if (failure) throw failure;
        return 'brand' in input ? siteRulesOf({ brand: { name: 'Acme', colour: null, logo: null } }) : announced;
      }),
    },
    actions: {
      tellSiteChanged: () => void (notifiedCount += 1),
      showBrand: (_, { before, after }) => void (shown += isOtherBrand(before, after) ? 1 : 0),
    },
  });
  const page = createActor(machine).start();
  const send = async (...events: readonly SiteRulesEvent[]) => {
    await waitFor(page, (state) => !state.hasTag('busy'));
    for (const event of events) page.send(event);
    return waitFor(page, (state) => !state.hasTag('busy'));
  };
  return { send, asked, told: () => notifiedCount, shown: () => shown };
};

// Requirement.
describe('the rules of the site on the page of administrators', () => {
  test('are changed one by one, and the page is told', async () => {
    const { send, asked, told } = given();
    await send({ type: 'tool.switched', id: 'pdf-merge', isOff: true });
    await send({ type: 'guests.switched', guests: false });
    const quota = { conversionsPerDay: 5, storedMb: null };
    await send({ type: 'quota.saved', quota });
    const retention = { guestDays: 7, memberDays: null };
    await send({ type: 'retention.saved', retention });
    expect(asked).toEqual([{ tool: { id: 'pdf-merge', isOff: true } }, { guests: false }, { quota }, { retention }]);
    expect(told()).toBe(4);
  });

  test('hold an announcement once something is typed, with its level and its end', async () => {
    const { send, asked } = given();
    await send({ type: 'announce.pressed' });
    expect(asked).toEqual([]);
    const until = '2026-03-01T18:00:00.000Z';
    const { context } = await send(
      { type: 'announcement.typed', text: ' Closed today ' },
      { type: 'level.chosen', level: 'warning' },
      { type: 'end.chosen', until },
      { type: 'announce.pressed' },
    );
    expect(asked).toEqual([{ announcement: { text: 'Closed today', level: 'warning', until } }]);
    expect(context.rules).toEqual(announced);
    await send({ type: 'withdraw.pressed' });
    expect(asked[1]).toEqual({ announcement: null });
  });

  test('hold the name and the looks of the site: the page is shown anew where those are others', async () => {
    const { send, asked, shown } = given();
    await send({ type: 'brand.saved', brand: { name: 'Acme' } });
    await send({ type: 'brand.saved', brand: { name: 'Acme' } });
    expect([asked, shown()]).toEqual([[{ brand: { name: 'Acme' } }, { brand: { name: 'Acme' } }], 1]);
  });

  test('stay as they are where the server refuses, and say why', async () => {
    const { send, told } = given(refusedAsNoAdmin());
    const { context } = await send({ type: 'guests.switched', guests: false });
    expect([context.rules, context.failure, told()]).toEqual([siteRulesOf(), 'no', 0]);
  });
});

describe('every edge of the rules of the site', () => {
  testEveryEdge(siteRulesWalk);
});
