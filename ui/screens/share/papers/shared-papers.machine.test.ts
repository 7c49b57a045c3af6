import { createActor } from 'xstate';
import type { SharedFile } from '../../../../contracts/api/shared-document.js';
import { sharedFile } from '../../../share/fixtures/share.walk.js';
import { withFakeActors } from '../../../testing/fake-actors.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { sharedPapersWalk } from './fixtures/shared-papers.walk.js';
import { sharedPapersMachine } from './shared-papers.machine.js';

const opened = (change: Partial<SharedFile>) => {
  const machine = withFakeActors(sharedPapersMachine, { ending: [] });
  const file = { ...sharedFile('completed'), ...change };
  return createActor(machine, { input: { hash: 'h1', file } }).start();
};

describe('the pages of a shared file', () => {
  test.each(['application/pdf', 'image/png', 'image/jpeg'])('are shown: %s', (mime) => {
    expect(opened({ mime }).getSnapshot().value).toEqual({ open: 'loading' });
  });

  test.each(['application/zip', 'text/plain', ''])(
    'are not shown where a browser has no picture of them: %s',
    (mime) => {
      expect(opened({ mime }).getSnapshot().value).toBe('still');
    },
  );

  test('are not asked for where the link counts its downloads', () => {
    expect(opened({ downloads: '1' }).getSnapshot().value).toBe('still');
    expect(opened({ downloads: '0' }).getSnapshot().value).toBe('still');
  });

  test('grow and shrink within bounds, and go back to the width of the page', () => {
    const papers = opened({});
    papers.send({ type: 'pdf.opened', pdf: {} });
    const zoomAfter = (by: number, times: number): number => {
      for (let time = 0; time < times; time += 1) papers.send({ type: 'zoom.changed', by });
      return (papers.getSnapshot().context as { zoom: number }).zoom;
    };
    expect([zoomAfter(1, 20), zoomAfter(-1, 40), zoomAfter(0, 1)]).toEqual([4, 0.5, 1]);
  });
});

describe('every edge of the pages of a shared file', () => {
  testEveryEdge(sharedPapersWalk);
});
