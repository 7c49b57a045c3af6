import { createActor, fromPromise, waitFor } from 'xstate';
import type { SiteKeysReply } from '../../../../contracts/api/api-keys.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { siteKeyOf } from '../../../parts/dashboard/site-key-fixture.js';
import { siteKeysWalk } from './fixtures/site-keys.walk.js';
import { siteKeysMachine } from './site-keys.machine.js';

describe('the API keys of all members', () => {
  test('come page by page, and any can be deleted', async () => {
    const asked: unknown[] = [];
    const machine = siteKeysMachine.provide({
      actors: {
        fetchSiteKeys: fromPromise<SiteKeysReply, { readonly after: string | null }>(async ({ input: { after } }) => {
          asked.push(after);
          return after === null ? { keys: [siteKeyOf('one')], next: 'n' } : { keys: [siteKeyOf('two')], next: null };
        }),
        revokeSiteKey: fromPromise(async ({ input }) => {
          asked.push(input);
          return undefined;
        }),
      },
    });
    const page = createActor(machine).start();
    const rested = () => waitFor(page, (state) => state.matches({ listed: 'resting' }));
    await rested();
    page.send({ type: 'more.pressed' });
    expect((await rested()).context).toMatchObject({ keys: [{ id: 'one' }, { id: 'two' }], next: null });
    page.send({ type: 'delete.pressed', id: 'one' });
    page.send({ type: 'delete.confirmed' });
    expect((await rested()).context.keys).toMatchObject([{ id: 'two' }]);
    expect(asked).toEqual([null, 'n', { id: 'one' }]);
  });
});

describe('every edge of the API keys of all members', () => {
  testEveryEdge(siteKeysWalk);
});
