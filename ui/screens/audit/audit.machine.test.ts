import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { LogState } from '../../../contracts/api/audit.js';
import { exportAddress } from '../../calls/audit.calls.js';
import { CallFailed } from '../../calls/server-reply.js';
import type { Notice } from '../../notice.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { nobodyIn } from '../../parts/dashboard/dashboard-fixture.js';
import { auditMachine, CHECK_POLL_MS } from './audit.machine.js';
import { auditWalk } from './fixtures/audit.walk.js';
import { checkOf, logOf } from './audit-fixture.js';

const given = (
  states: readonly (LogState | Error)[],
  check: () => Promise<LogState> = () => Promise.resolve(logOf()),
) => {
  const left = [...states];
  const notices: Notice[] = [];
  const clock = new SimulatedClock();
  const machine = auditMachine.provide({
    actors: {
      presence: fromCallback(({ sendBack }) => sendBack({ type: 'user.present' })),
      fetchLogState: fromPromise(async () => {
        const state = left.shift();
        if (state === undefined || state instanceof Error) throw state ?? new Error('one question too many');
        return state;
      }),
      startLogCheck: fromPromise(check),
    },
  });
  const page = createActor(machine, { clock, input: { auth: nobodyIn } });
  page.on('notice', (notice) => notices.push(notice));
  return { page: page.start(), clock, notices, left };
};

describe('the audit page', () => {
  test('follows a check until it has ended', async () => {
    const running = logOf(checkOf('running'));
    const { page, clock } = given([logOf(), running, logOf(checkOf('intact'))], () => Promise.resolve(running));
    await waitFor(page, (state) => state.matches({ loaded: 'resting' }));
    page.send({ type: 'check.pressed' });
    await waitFor(page, (state) => state.matches({ loaded: 'watching' }));
    clock.increment(CHECK_POLL_MS);
    await waitFor(page, (state) => state.matches({ loaded: 'watching' }));
    clock.increment(CHECK_POLL_MS);
    const state = await waitFor(page, (snapshot) => snapshot.matches({ loaded: 'resting' }));
    expect(state.context.log?.check?.status).toBe('intact');
  });

  test('follows a check that somebody else has started', async () => {
    const { page } = given([logOf(checkOf('running'))]);
    await waitFor(page, (state) => state.matches({ loaded: 'watching' }));
  });

  test('keeps looking after a check while the server does not answer', async () => {
    const { page, clock, left } = given([logOf(checkOf('running')), new Error('gone'), logOf(checkOf('changed'))]);
    await waitFor(page, (state) => state.matches({ loaded: 'watching' }));
    clock.increment(CHECK_POLL_MS);
    await waitFor(page, (state) => left.length === 1 && state.matches({ loaded: 'watching' }));
    clock.increment(CHECK_POLL_MS);
    const state = await waitFor(page, (snapshot) => snapshot.matches({ loaded: 'resting' }));
    expect(state.context.log?.check?.status).toBe('changed');
  });

  test('says why a check could not be started', async () => {
    const { page, notices } = given([logOf()], () => Promise.reject(new Error('The server is restarting.')));
    await waitFor(page, (state) => state.matches({ loaded: 'resting' }));
    page.send({ type: 'check.pressed' });
    await waitFor(page, (state) => state.matches({ loaded: 'resting' }));
    expect(notices).toMatchObject([{ title: 'Check failed', text: 'The server is restarting.', tone: 'destructive' }]);
  });

  test('is shown anew, with the moment that it is of', async () => {
    const later = { ...logOf(), at: '2026-03-12T16:00:00.000Z', events: 5000 };
    const { page } = given([logOf(), later]);
    await waitFor(page, (state) => state.matches({ loaded: 'resting' }));
    page.send({ type: 'refresh.pressed' });
    const state = await waitFor(page, (snapshot) => snapshot.matches({ loaded: 'resting' }));
    expect(state.context.log).toEqual(later);
  });

  test('keeps what it shows where it cannot be had anew, and says why', async () => {
    const body = JSON.stringify({ error: 'Stopping', code: 'server.stopping', facts: {} });
    const { page, notices } = given([logOf(), new CallFailed(503, body, '')]);
    await waitFor(page, (state) => state.matches({ loaded: 'resting' }));
    page.send({ type: 'refresh.pressed' });
    const state = await waitFor(page, (snapshot) => snapshot.matches({ loaded: 'resting' }));
    expect(state.context.log).toEqual(logOf());
    expect(notices).toMatchObject([{ title: 'Refresh failed', text: '503: Stopping' }]);
  });

  test('is forbidden to whom the server forbids it', async () => {
    const { page } = given([new CallFailed(403, '', 'Forbidden')]);
    await waitFor(page, (state) => state.matches('forbidden'));
  });

  test('has the log exported as it is signed, unless it is to be readable', () => {
    expect(exportAddress({ format: 'csv', isReadable: false })).toBe('/api/admin/log/export?format=csv&open=false');
    expect(exportAddress({ format: 'jsonl', isReadable: true })).toBe('/api/admin/log/export?format=jsonl&open=true');
  });
});

describe('every edge of the audit page', () => {
  testEveryEdge(auditWalk);
});
