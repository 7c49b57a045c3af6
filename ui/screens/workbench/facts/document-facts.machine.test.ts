import { createActor, fromPromise, waitFor } from 'xstate';
import type { DocumentFacts } from '../../../pdf/pages/document-facts.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { documentFactsMachine } from './document-facts.machine.js';
import { documentFactsWalk } from './fixtures/document-facts.walk.js';

const facts = { title: 'Größe', outline: [] } as unknown as DocumentFacts;

describe('what a document says of itself', () => {
  test('is taken once it is read, and asked for again where it could not be', async () => {
    const taken: DocumentFacts[] = [];
    const answers = [() => Promise.reject(new Error('Locked')), () => Promise.resolve(facts)];
    const readFacts = fromPromise<DocumentFacts, { readonly file: File }>(
      () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')),
    );
    const asking = createActor(documentFactsMachine.provide({ actors: { readFacts } }), {
      input: { file: new File([], 'a.pdf'), take: (read) => taken.push(read) },
    }).start();
    const failed = await waitFor(asking, (state) => state.matches('unreadable'));
    expect(failed.context.problem).toBe('Locked');
    asking.send({ type: 'retry.pressed' });
    await waitFor(asking, (state) => state.matches('ready'));
    expect(taken).toEqual([facts]);
  });
});

describe('every edge of what a document says of itself', () => {
  testEveryEdge(documentFactsWalk);
});
