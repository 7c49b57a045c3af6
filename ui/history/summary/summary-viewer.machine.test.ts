import { createActor, fromPromise, waitFor } from 'xstate';
import type { ReceivedSummary } from '../../calls/received.js';
import type { Notice } from '../../notice.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { noSummary, summarized, summary, summaryViewerWalk } from './fixtures/summary-viewer.walk.js';
import { summaryViewerMachine } from './summary-viewer.machine.js';

const given = async (results: readonly ReceivedSummary[], shareHash = 'h1') => {
  const copied: string[] = [];
  const downloaded: string[] = [];
  const notices: Notice[] = [];
  const machine = summaryViewerMachine.provide({
    actors: {
      fetchSummaries: fromPromise(() => Promise.resolve(results)),
      copyText: fromPromise(async ({ input }: { input: { text: string } }) => {
        copied.push(input.text);
      }),
    },
    actions: { download: (_, hash) => downloaded.push(hash) },
  });
  const viewer = createActor(machine, { input: { ...summarized, shareHash } });
  viewer.on('notice', (notice) => notices.push(notice));
  viewer.start();
  await waitFor(viewer, (state) => state.matches({ view: 'showing' }));
  return { viewer, copied, downloaded, notices };
};

describe('the summary viewer', () => {
  test('copies the summary without its marks', async () => {
    const { viewer, copied, notices } = await given([summary]);
    viewer.send({ type: 'copy.pressed' });
    await waitFor(viewer, (state) => state.matches({ copy: 'resting' }));
    expect(copied).toEqual(['Terms\n\nThe lease runs for two years. (p. 1)\n\n• Notice is 30 days. (p. 2)']);
    expect(notices).toMatchObject([{ title: 'Summary copied!', tone: 'plain' }]);
  });

  test('copies the summaries of several files under their names, and no errors', async () => {
    const { viewer, copied } = await given([summary, noSummary, { ...summary, fileName: 'annex.pdf' }]);
    viewer.send({ type: 'copy.pressed' });
    expect(copied[0]?.match(/^\w+\.pdf$/gm)).toEqual(['lease.pdf', 'annex.pdf']);
    expect(copied[0]).not.toContain('scan.png');
  });

  test('has nothing to copy where no file has a summary', async () => {
    const { viewer, copied } = await given([noSummary]);
    viewer.send({ type: 'copy.pressed' });
    expect(copied).toEqual([]);
  });

  test('downloads the result', async () => {
    const { viewer, downloaded, notices } = await given([summary]);
    viewer.send({ type: 'download.pressed' });
    expect(downloaded).toEqual(['h1']);
    expect(notices).toMatchObject([{ title: 'Download started!' }]);
  });

  test('says that there is nothing to download where there is no link', async () => {
    const { viewer, downloaded, notices } = await given([summary], '');
    viewer.send({ type: 'download.pressed' });
    expect(downloaded).toEqual([]);
    expect(notices).toMatchObject([{ title: 'Download failed', tone: 'destructive' }]);
  });
});

describe('every edge of the summary viewer', () => {
  testEveryEdge(summaryViewerWalk);
});
