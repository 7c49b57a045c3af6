import { createActor, fromCallback, fromPromise } from 'xstate';
import type { LoadedDashboard } from '../../calls/admin.calls.js';
import { nobodyIn } from '../../parts/dashboard/dashboard-fixture.js';
import type { PresenceEvent } from '../../session/auth/presence.js';
import { adminMachine } from './admin.machine.js';

/** The page for the given user, with a server that gives these replies. */
export const givenAdmin = (presence: PresenceEvent['type'] | null, answer: () => Promise<LoadedDashboard>) => {
  const asked: Date[] = [];
  const machine = adminMachine.provide({
    actors: {
      presence: fromCallback(({ sendBack }) => {
        if (presence) sendBack({ type: presence });
      }),
      fetchReport: fromPromise(() => {
        asked.push(new Date());
        return answer();
      }),
    },
  });
  return { page: createActor(machine, { input: { auth: nobodyIn } }).start(), asked };
};
