import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { CallFailed } from '../../../calls/server-reply.js';
import type { Notice } from '../../../notice.js';
import { factsOf } from '../../../pdf/pdf-document-fixture.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { fileOf } from '../../../work/machine/work-fixture.js';
import { listener } from '../../../work/versions/versions-fixture.js';
import { pdfWith } from '../../../work/files/open-pdf-fixture.js';
import { paletteWalk } from './fixtures/palette.walk.js';
import { paletteMachine } from './palette.machine.js';

const lease = {
  ...pdfWith(9),
  text: (page: number) => Promise.resolve(factsOf(page - 1, `rent of page ${page}`).runs),
};

const givenPalette = (fetched: () => Promise<File> = () => Promise.resolve(fileOf('lease.pdf'))) => {
  const home = listener();
  const notices: Notice[] = [];
  const clock = new SimulatedClock();
  const machine = paletteMachine.provide({ actors: { fetchResult: fromPromise(fetched) } });
  const palette = createActor(machine, { clock, input: { work: home.actor } });
  palette.on('notice', (notice) => notices.push(notice));
  palette.start();
  return { palette, clock, home: home.heard, notices };
};

describe('the palette', () => {
  test('finds a text in the open document, the first four pages that have it, with the words around it', async () => {
    const { palette, clock } = givenPalette();
    palette.send({ type: 'palette.opened', pdf: lease });
    palette.send({ type: 'query.typed', text: 'RENT' });
    clock.increment(1_000);
    await waitFor(palette, (state) => state.context.found.length > 0);
    expect(palette.getSnapshot().context.found).toEqual(
      [1, 2, 3, 4].map((page) => ({ page, excerpt: ['', 'rent', ` of page ${page} `] })),
    );
  });

  test('fetches a finished file and hands it to the page', async () => {
    const { palette, home } = givenPalette();
    palette.send({ type: 'palette.opened', pdf: null });
    palette.send({ type: 'recent.chosen', id: 'c1', name: 'lease.pdf' });
    await waitFor(palette, (state) => state.matches('closed'));
    expect(home).toMatchObject([{ type: 'files.chosen', files: [{ name: 'lease.pdf' }] }]);
  });

  test('says why a finished file could not be fetched', async () => {
    const { palette, notices } = givenPalette(() =>
      Promise.reject(
        new CallFailed(404, JSON.stringify({ error: 'gone', code: 'conversion.not-found', facts: {} }), ''),
      ),
    );
    palette.send({ type: 'palette.opened', pdf: null });
    palette.send({ type: 'recent.chosen', id: 'c1', name: 'lease.pdf' });
    await waitFor(palette, (state) => state.matches('closed'));
    expect(notices).toMatchObject([{ title: 'Error', text: '404: gone' }]);
  });
});

describe('every edge of the palette', () => {
  testEveryEdge(paletteWalk);
});
