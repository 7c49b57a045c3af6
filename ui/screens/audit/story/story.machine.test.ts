import { createActor, fromPromise, waitFor } from 'xstate';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { entryOf } from '../audit-fixture.js';
import { storyWalk } from './fixtures/story.walk.js';
import { storyMachine } from './story.machine.js';

describe('the story of a document', () => {
  test('is told from its beginning, page by page', async () => {
    const asked: unknown[] = [];
    const pages = [
      { conversionId: 'c1', entries: [entryOf('3', 'UploadReceived')], next: '3' },
      { conversionId: 'c1', entries: [entryOf('5', 'ShareLinkExpired')], next: null },
    ];
    const machine = storyMachine.provide({
      actors: {
        fetchStory: fromPromise(async ({ input }) => {
          asked.push(input);
          return pages.shift()!;
        }),
      },
    });
    const story = createActor(machine, { input: { conversionId: 'c1' } }).start();
    await waitFor(story, (state) => state.matches('showing'));
    story.send({ type: 'more.pressed' });
    const state = await waitFor(story, (snapshot) => snapshot.matches('showing'));
    expect(state.context.entries.map(({ type }) => type)).toEqual(['UploadReceived', 'ShareLinkExpired']);
    expect(asked).toEqual([
      { conversionId: 'c1', after: null },
      { conversionId: 'c1', after: '3' },
    ]);
  });
});

describe('every edge of the story of a document', () => {
  testEveryEdge(storyWalk);
});
