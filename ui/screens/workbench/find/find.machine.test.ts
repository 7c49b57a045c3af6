import { createActor, SimulatedClock, waitFor } from 'xstate';
import { factsOf } from '../../../pdf/pdf-document-fixture.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import type { PdfPages } from '../../../pdf/pages/pdf-pages.js';
import { pdfWith } from '../../../work/files/open-pdf-fixture.js';
import { findMachine } from './find.machine.js';
import { findWalk } from './fixtures/find.walk.js';

const pagesOf = (...pages: readonly string[]): PdfPages => ({
  ...pdfWith(pages.length),
  text: (page) => {
    const line = pages[page - 1];
    return line === undefined || line === 'damaged'
      ? Promise.reject(new Error('damaged'))
      : Promise.resolve(factsOf(page - 1, line).runs);
  },
});

const givenFind = async (pdf: PdfPages, text: string) => {
  const clock = new SimulatedClock();
  const find = createActor(findMachine, { clock }).start();
  find.send({ type: 'find.opened', pdf });
  const search = async () => {
    clock.increment(1_000);
    await waitFor(find, (state) => state.matches({ open: 'resting' }));
  };
  find.send({ type: 'find.typed', text });
  await search();
  return { find, search, context: () => find.getSnapshot().context };
};

describe('finding a text in the open document', () => {
  test('finds every place on every page, those after a damaged page too', async () => {
    const { context } = await givenFind(pagesOf('rent and Rent', 'no word of it', 'damaged', 'the rent'), 'rent');
    expect(context().hits.map(({ index, page }) => [index, page])).toEqual([
      [0, 1],
      [1, 1],
      [2, 4],
    ]);
    expect(context().hitsByPage[4]).toHaveLength(1);
  });

  test('goes on from the last place to the first, and back', async () => {
    const { find, context } = await givenFind(pagesOf('rent', 'rent'), 'rent');
    find.send({ type: 'find.stepped', by: -1 });
    expect(context().at).toBe(1);
    find.send({ type: 'find.stepped', by: 1 });
    expect(context().at).toBe(0);
  });

  test('searches another version of the document as soon as it is on screen', async () => {
    const { find, search, context } = await givenFind(pagesOf('rent', 'rent'), 'rent');
    find.send({ type: 'document.changed', pdf: pagesOf('nothing', 'nothing', 'rent') });
    await search();
    expect(context().hits.map(({ page }) => page)).toEqual([3]);
  });
});

describe('every edge of finding', () => {
  testEveryEdge(findWalk);
});
