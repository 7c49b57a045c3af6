import { createActor, fromPromise, waitFor } from 'xstate';
import { mark } from '../../../contracts/marks.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { emptyDraft, type Draft } from '../draft/draft.js';
import { marksFileWalk } from './fixtures/marks-file.walk.js';
import type { ExportingMarks, ReadMarks } from './marks-file-actors.js';
import { marksFileMachine } from './marks-file.machine.js';

const circle = mark.parse({ type: 'ellipse', page: 1, box: { x: 10, y: 10, width: 20, height: 20 } });
const draft: Draft = { ...emptyDraft, removed: ['gone'] };

const given = (read: () => Promise<ReadMarks>) => {
  const taken: ReadMarks[] = [];
  const written: ExportingMarks[] = [];
  const machine = marksFileMachine.provide({
    actors: {
      readMarksFile: fromPromise(read),
      exportMarks: fromPromise<readonly string[], ExportingMarks>(({ input }) => {
        written.push(input);
        return Promise.resolve(['Pictures are not in the file: 1.']);
      }),
    },
  });
  const document = new File(['%PDF'], 'contract.pdf');
  const input = { document, draft: () => draft, take: (one: ReadMarks) => void taken.push(one) };
  return { actor: createActor(machine, { input }).start(), taken, written };
};

const file = new File(['<xfdf/>'], 'marks.xfdf');

describe('a file of marks', () => {
  test('goes into the draft, and it is said how many there were', async () => {
    const { actor, taken } = given(() => Promise.resolve({ marks: [circle], pictures: [] }));
    actor.send({ type: 'file.chosen', file });
    const state = await waitFor(actor, (now) => now.matches('taken'));
    expect(taken).toEqual([{ marks: [circle], pictures: [] }]);
    expect(state.context.taken).toBe(1);
  });

  test('that cannot be put is refused in words, and nothing is changed', async () => {
    const { actor, taken } = given(() => Promise.reject(new Error('The file has no marks')));
    actor.send({ type: 'file.chosen', file });
    const state = await waitFor(actor, (now) => now.matches('refused'));
    expect([state.context.problem, taken]).toEqual(['The file has no marks', []]);
  });

  test('is written from the draft as it is at the moment', async () => {
    const { actor, written } = given(() => Promise.reject(new Error('none')));
    actor.send({ type: 'export.pressed' });
    const { context } = await waitFor(actor, (now) => now.matches('written'));
    expect(context.notes).toEqual(['Pictures are not in the file: 1.']);
    expect(written).toMatchObject([{ draft: { removed: ['gone'] } }]);
  });
});

describe('every edge of a file of marks', () => {
  testEveryEdge(marksFileWalk);
});
