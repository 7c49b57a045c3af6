import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { DocumentReply } from '../../../../contracts/api/audit.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { documentOf } from '../audit-fixture.js';
import { pastDocumentWalk } from './fixtures/past-document.walk.js';
import { pastDocumentMachine } from './past-document.machine.js';

describe('a document in the past', () => {
  test('is shown as it is, and as it was where the slider comes to rest', async () => {
    const asked: (string | null)[] = [];
    const clock = new SimulatedClock();
    const machine = pastDocumentMachine.provide({
      actors: {
        fetchDocument: fromPromise<DocumentReply, { conversionId: string; until: string | null }>(async ({ input }) => {
          asked.push(input.until);
          return documentOf();
        }),
      },
    });
    const document = createActor(machine, { input: { conversionId: 'c1' }, clock }).start();
    await waitFor(document, (state) => state.matches('showing'));
    for (const until of ['5', '4', '3']) document.send({ type: 'moment.chosen', until });
    expect(asked).toEqual([null]);
    clock.increment(300);
    await waitFor(document, (state) => state.matches('showing'));
    expect(asked).toEqual([null, '3']);
  });
});

describe('every edge of a document in the past', () => {
  testEveryEdge(pastDocumentWalk);
});
