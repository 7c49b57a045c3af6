import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { SiteRules } from '../../../contracts/api/site-rules.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { announced, siteNoticeWalk, siteRulesOf } from './fixtures/site-notice.walk.js';
import { siteNoticeMachine } from './site-notice.machine.js';

const given = (...answers: readonly (SiteRules | Error)[]) => {
  const left = [...answers];
  const persisted: string[] = [];
  const machine = siteNoticeMachine.provide({
    actors: {
      siteLooks: fromCallback(() => undefined),
      fetchSiteRules: fromPromise(async () => {
        const answer = left.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('asked once too often');
        return answer;
      }),
    },
    actions: { keep: (_, at) => void persisted.push(at) },
    delays: { knownFor: 0 },
  });
  const notice = createActor(machine, { input: { dismissed: null } }).start();
  return { notice, kept: persisted, stale: () => waitFor(notice, (state) => state.matches('stale')) };
};

// Requirement.
describe('what every page says about the site', () => {
  test('is asked for again by whoever turns to the page after a while, and stays where nobody answers', async () => {
    const { notice, stale } = given(announced, new Error('503'), siteRulesOf({ guests: false }));
    expect((await stale()).context.rules).toEqual(announced);
    notice.send({ type: 'page.looked' });
    expect((await stale()).context.rules).toEqual(announced);
    notice.send({ type: 'page.looked' });
    expect((await stale()).context.rules).toEqual(siteRulesOf({ guests: false }));
  });

  test('can be put away, for as long as nothing else is announced', async () => {
    const { notice, kept, stale } = given(announced);
    await stale();
    notice.send({ type: 'announcement.dismissed' });
    expect([notice.getSnapshot().context.dismissed, kept]).toEqual([
      announced.announcement?.at,
      [announced.announcement?.at],
    ]);
  });
});

describe('every edge of what every page says', () => {
  testEveryEdge(siteNoticeWalk);
});
