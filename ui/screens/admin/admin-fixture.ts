import { createActor, fromCallback, fromPromise } from 'xstate';
import type { LoadedDashboard } from '../../calls/admin.calls.js';
import { nobodyIn } from '../../parts/dashboard/dashboard-fixture.js';
import type { PresenceEvent } from '../../session/auth/presence.js';
import { adminMachine } from './admin.machine.js';

/** The page for the given user, with a server that gives these replies. */
export const givenAdmin = (told: PresenceEvent['type'] | null, answer: () => Promise<LoadedDashboard>) => {
  const asked: Date[] = [];
  const machine = adminMachine.provide({
    actors: {
      presence: fromCallback(({ sendBack }) => {
        if (told) sendBack({ type: told });
      }),
      fetchReport: fromPromise(() => {
        asked.push(new Date());
        return answer();
      }),
    },
  });
  return { page: createActor(machine, { input: { auth: nobodyIn } }).start(), asked };
};
