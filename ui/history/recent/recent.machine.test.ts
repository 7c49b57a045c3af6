import { createActor, fromCallback, fromPromise, waitFor, type AnyEventObject } from 'xstate';
import type { ReportedProgress } from '../../calls/received.js';
import type { Notice } from '../../notice.js';
import { recentWalk } from './fixtures/recent.walk.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import type { RecentConversion } from '../../live/guest-history.js';
import { recentMachine } from './recent.machine.js';

const row = (id: string, status = 'processing'): RecentConversion => ({
  id,
  shareHash: `hash-${id}`,
  shareLink: `https://docket.test/s/hash-${id}`,
  operation: 'pdf-compress',
  originalFileName: 'report.pdf',
  downloadName: status === 'completed' ? 'report_compressed.pdf' : '',
  status,
  createdAt: '2026-03-01T00:00:00.000Z',
  error: '',
  size: null,
  notes: [],
});
const said = (conversionId: string, status: ReportedProgress['status']): AnyEventObject => ({
  type: 'progress.reported',
  message: {
    type: 'conversion_progress',
    conversionId,
    progress: 100,
    status,
    ...(status === 'completed' && { downloadName: 'report_compressed.pdf' }),
    ...(status === 'failed' && { error: 'report.pdf is protected by a password' }),
  },
});

/** A browser session with some stored rows, and a live connection that the test controls. */
const given = async (...stored: readonly RecentConversion[]) => {
  let memory = stored;
  let speak: ((event: AnyEventObject) => void) | undefined;
  let tellOfOtherTabs: ((event: AnyEventObject) => void) | undefined;
  const notices: Notice[] = [];
  const machine = recentMachine.provide({
    actors: {
      loadRecent: fromPromise(() => Promise.resolve(memory)),
      copyText: fromPromise(() => Promise.resolve()),
      otherTabs: fromCallback(({ sendBack }) => {
        tellOfOtherTabs = sendBack;
      }),
      progressFeed: fromCallback(({ sendBack }) => {
        speak = sendBack;
        return () => (speak = undefined);
      }),
    },
    actions: { save: ({ context }) => (memory = context.rows) },
  });
  const recent = createActor(machine);
  recent.on('notice', (notice) => notices.push(notice));
  recent.start();
  await waitFor(recent, (state) => state.matches({ list: 'loaded' }));
  return {
    recent,
    notices,
    rows: () => recent.getSnapshot().context.rows,
    memory: () => memory,
    otherTabKeeps: (...rows: readonly RecentConversion[]) => {
      memory = rows;
      tellOfOtherTabs?.({ type: 'history.stale' });
    },
    hear: (event: AnyEventObject) => speak?.(event),
    listens: () => speak !== undefined,
  };
};

describe('the conversions of this session', () => {
  test('show the name that a result was given elsewhere, and keep it', async () => {
    const { recent, memory } = await given(row('a', 'completed'), row('b', 'completed'));
    recent.send({ type: 'row.renamed', id: 'a', downloadName: 'Lease 2027.pdf' });
    const names = ['Lease 2027.pdf', 'report_compressed.pdf'];
    expect(recent.getSnapshot().context.rows.map(({ downloadName }) => downloadName)).toEqual(names);
    expect(memory().map(({ downloadName }) => downloadName)).toEqual(names);
  });

  test('are there again after a reload, a running one followed to its end', async () => {
    const { rows, hear, listens } = await given(row('a'), row('b', 'completed'));
    expect(listens()).toBe(true);
    hear(said('a', 'completed'));
    expect(rows()).toEqual([row('a', 'completed'), row('b', 'completed')]);
    expect(listens()).toBe(false);
  });

  test('grow at the top', async () => {
    const { recent, rows, memory } = await given(row('a', 'completed'));
    recent.send({ type: 'conversion.accepted', row: row('b') });
    expect(rows().map(({ id }) => id)).toEqual(['b', 'a']);
    expect(memory()).toEqual(rows());
  });

  test('follow what another tab does', async () => {
    const { recent, rows, otherTabKeeps } = await given(row('a', 'completed'));
    otherTabKeeps(row('b'), row('a', 'completed'));
    await waitFor(recent, (state) => state.matches({ list: 'loaded' }));
    expect(rows().map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('are 20 at most', async () => {
    const { recent, rows } = await given(...Array.from({ length: 20 }, (_, index) => row(`${index}`, 'completed')));
    recent.send({ type: 'conversion.accepted', row: row('new') });
    expect(rows()).toHaveLength(20);
    expect(rows().at(-1)?.id).toBe('18');
  });

  test('say why one failed', async () => {
    const { rows, hear } = await given(row('a'));
    hear(said('a', 'failed'));
    expect(rows()).toMatchObject([{ status: 'failed', error: 'report.pdf is protected by a password' }]);
  });

  test('no longer hold one that was cancelled', async () => {
    const { rows, hear } = await given(row('a'));
    hear(said('a', 'cancelled'));
    expect(rows()).toEqual([]);
  });

  test('do not mind a late word on one that has ended', async () => {
    const { rows, hear } = await given(row('a'), row('b'));
    hear(said('a', 'completed'));
    hear(said('a', 'processing'));
    expect(rows()[0]?.status).toBe('completed');
  });

  test('say that the link of one was copied', async () => {
    const { recent, notices } = await given(row('a', 'completed'));
    recent.send({ type: 'share.pressed', link: row('a').shareLink });
    await waitFor(recent, (state) => state.matches({ copy: 'resting' }));
    expect(notices).toMatchObject([{ title: 'Link copied', text: 'Share link copied to clipboard' }]);
  });
});

describe('every edge of the conversions of this session', () => {
  testEveryEdge(recentWalk);
});
