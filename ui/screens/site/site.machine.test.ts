import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { nobodyIn } from '../../parts/dashboard/dashboard-fixture.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { loadedInstallation, siteWalk } from './fixtures/site.walk.js';
import { siteMachine } from './site.machine.js';

describe('the page of the installation', () => {
  test('asks only once somebody is signed in, and shows what it was told', async () => {
    let asked = 0;
    const machine = siteMachine.provide({
      actors: {
        presence: fromCallback(() => undefined),
        fetchReport: fromPromise(() => {
          asked += 1;
          return Promise.resolve(loadedInstallation());
        }),
      },
    });
    const page = createActor(machine, { input: { auth: nobodyIn } }).start();
    expect(asked).toBe(0);
    page.send({ type: 'user.present' });
    const { context } = await waitFor(page, (state) => state.matches('loaded'));
    expect(context.shown).toEqual(loadedInstallation());
  });
});

describe('every edge of the page of the installation', () => {
  testEveryEdge(siteWalk);
});
