import { createActor, fromPromise, waitFor } from 'xstate';
import type { ActivityReply } from '../../../../contracts/api/audit.js';
import { activityAddress, exportAddress } from '../../../calls/audit.calls.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { entryOf, pageOf } from '../audit-fixture.js';
import { activityMachine } from './activity.machine.js';
import { activityWalk } from './fixtures/activity.walk.js';

const given = (...answers: readonly (ActivityReply | Error)[]) => {
  const left = [...answers];
  const asked: string[] = [];
  const machine = activityMachine.provide({
    actors: {
      searchActivity: fromPromise(async ({ input }) => {
        asked.push(activityAddress(input));
        const answer = left.shift();
        if (answer === undefined || answer instanceof Error) throw answer ?? new Error('one question too many');
        return answer;
      }),
    },
  });
  const search = createActor(machine).start();
  const positions = () => search.getSnapshot().context.entries.map(({ position }) => position);
  return { search, asked, positions };
};

describe('the search of the log', () => {
  test('begins with the newest of everything, and goes back page by page', async () => {
    const { search, asked, positions } = given(pageOf([entryOf('9'), entryOf('8')], '8'), pageOf([entryOf('7')]));
    await waitFor(search, (state) => state.matches('showing'));
    search.send({ type: 'more.pressed' });
    await waitFor(search, (state) => state.matches('showing'));
    expect(positions()).toEqual(['9', '8', '7']);
    expect(asked).toEqual(['/api/admin/activity', '/api/admin/activity?before=8']);
    search.send({ type: 'more.pressed' });
    expect(search.getSnapshot().matches('showing')).toBe(true);
  });

  test('asks for what was typed, without the blanks around it, and forgets what it had found', async () => {
    const { search, asked, positions } = given(pageOf([entryOf('9')], '9'), pageOf([]));
    await waitFor(search, (state) => state.matches('showing'));
    search.send({ type: 'filter.changed', field: 'document', text: ' report ' });
    search.send({ type: 'filter.changed', field: 'action', text: 'FileDownloaded' });
    search.send({ type: 'search.pressed' });
    await waitFor(search, (state) => state.matches('showing'));
    expect(asked.at(-1)).toBe('/api/admin/activity?action=FileDownloaded&document=report');
    expect(positions()).toEqual([]);
  });

  test('pages by what was searched for, whatever has been typed since', async () => {
    const { search, asked } = given(pageOf([entryOf('9')], '9'), pageOf([]));
    await waitFor(search, (state) => state.matches('showing'));
    search.send({ type: 'filter.changed', field: 'actor', text: 'ada' });
    search.send({ type: 'more.pressed' });
    await waitFor(search, (state) => state.matches('showing'));
    expect(asked.at(-1)).toBe('/api/admin/activity?before=9');
  });

  test('goes on after a failure where it was broken off', async () => {
    const { search, asked, positions } = given(pageOf([entryOf('9')], '9'), new Error('gone'), pageOf([entryOf('8')]));
    await waitFor(search, (state) => state.matches('showing'));
    search.send({ type: 'more.pressed' });
    const state = await waitFor(search, (snapshot) => snapshot.matches('failed'));
    expect(state.context.failure).toBe('gone');
    search.send({ type: 'retry.pressed' });
    await waitFor(search, (snapshot) => snapshot.matches('showing'));
    expect(asked.at(-1)).toBe('/api/admin/activity?before=9');
    expect(positions()).toEqual(['9', '8']);
  });

  test('opens the story of a document that it lists, and keeps still behind it', async () => {
    const { search, asked } = given(pageOf([entryOf('9')], '9'));
    await waitFor(search, (state) => state.matches('showing'));
    search.send({ type: 'story.opened', conversionId: 'another' });
    expect(search.getSnapshot().context.story).toBeNull();
    search.send({ type: 'story.opened', conversionId: 'c1' });
    search.send({ type: 'more.pressed' });
    expect(search.getSnapshot().context.story).toBe('c1');
    expect(asked).toHaveLength(1);
    search.send({ type: 'story.closed' });
    expect(search.getSnapshot().context.story).toBeNull();
  });

  test('is handed to the export, word for word', () => {
    const filters = {
      actor: ' ada ',
      action: 'FileDownloaded',
      document: 'report',
      from: '',
      until: '2026-03-01T09:30',
    };
    const search = new URL(activityAddress({ filters, before: null }), 'https://docket.test').searchParams;
    const exported = new URL(exportAddress({ format: 'csv', isReadable: true, filters }), 'https://docket.test');
    expect(Object.fromEntries(exported.searchParams)).toEqual({
      format: 'csv',
      open: 'true',
      type: 'FileDownloaded',
      actor: 'ada',
      document: 'report',
      until: search.get('until'),
    });
  });

  test('takes times for those of the visitor, the last minute to its end', () => {
    const filters = { actor: '', action: '', document: '', from: '2026-03-01T09:30', until: '2026-03-01T09:30' };
    const query = new URL(activityAddress({ filters, before: null }), 'https://docket.test').searchParams;
    expect(query.get('from')).toBe(new Date(2026, 2, 1, 9, 30).toISOString());
    expect(query.get('until')).toBe(new Date(2026, 2, 1, 9, 30, 59, 999).toISOString());
  });
});

describe('every edge of the search of the log', () => {
  testEveryEdge(activityWalk);
});
