import { createActor, fromPromise, waitFor } from 'xstate';
import type { LinkUsesReply } from '../../../contracts/api/link-uses.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { linkUsesWalk, pageOfUses } from './fixtures/link-uses.walk.js';
import { linkUsesMachine, type LinkUsesEvent } from './link-uses.machine.js';

type Answer = LinkUsesReply | Error;

/** @param answers  of the server, one for each call */
const given = (...answers: Answer[]) => {
  const asked: (string | null)[] = [];
  const machine = linkUsesMachine.provide({
    actors: {
      fetchLinkUses: fromPromise<LinkUsesReply, { after: string | null }>(async ({ input: { after } }) => {
        asked.push(after);
        const answer = answers[asked.length - 1];
        if (answer === undefined) throw new Error('asked once too often');
        if (answer instanceof Error) throw answer;
        return answer;
      }) as never,
    },
  });
  const uses = createActor(machine, { input: { hash: 'h1' } }).start();
  const send = async (event: LinkUsesEvent) => {
    uses.send(event);
    const { value, context } = await waitFor(uses, (state) => !state.matches('loading'));
    return { state: value, numbers: context.reply?.uses.map(({ number }) => number) };
  };
  return { send, asked };
};

describe('the uses of a link', () => {
  test('are asked for page by page, from where the last one ended, to the end', async () => {
    const { send, asked } = given(pageOfUses(2, '0000000002'), pageOfUses(1, null));
    expect(await send({ type: 'uses.opened' })).toEqual({ state: 'shown', numbers: [2] });
    expect(await send({ type: 'more.pressed' })).toEqual({ state: 'shown', numbers: [2, 1] });
    await send({ type: 'more.pressed' });
    expect(asked).toEqual([null, '0000000002']);
  });

  test('that do not come are asked for again, and those before them stay', async () => {
    const { send, asked } = given(pageOfUses(2, '0000000002'), new Error('away'), pageOfUses(1, null));
    await send({ type: 'uses.opened' });
    expect(await send({ type: 'more.pressed' })).toEqual({ state: 'failed', numbers: [2] });
    expect(await send({ type: 'again.pressed' })).toEqual({ state: 'shown', numbers: [2, 1] });
    expect(asked).toEqual([null, '0000000002', '0000000002']);
  });

  test('are asked for anew when they are opened again', async () => {
    const { send, asked } = given(pageOfUses(2, '0000000002'), pageOfUses(3, null));
    await send({ type: 'uses.opened' });
    expect(await send({ type: 'uses.closed' })).toEqual({ state: 'shut', numbers: undefined });
    expect(await send({ type: 'uses.opened' })).toEqual({ state: 'shown', numbers: [3] });
    expect(asked).toEqual([null, null]);
  });

  testEveryEdge(linkUsesWalk);
});
