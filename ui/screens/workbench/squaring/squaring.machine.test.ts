import { createActor, fromPromise, waitFor } from 'xstate';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { firstCorners, type Corners, type Size } from './corners.js';
import { squaringWalk } from './fixtures/squaring.walk.js';
import { squaringMachine } from './squaring.machine.js';

const photo = new File(['a photo'], 'lease.jpg', { type: 'image/jpeg' });
const flat = new File(['flat'], 'lease.jpg', { type: 'image/jpeg' });

const opened = async (file = photo) => {
  const taken: (readonly [number, File])[] = [];
  const orders: { readonly file: File; readonly corners: Corners }[] = [];
  const actors = {
    openPicture: fromPromise<Size, { readonly file: File }>(() => Promise.resolve({ width: 400, height: 300 })),
    flattenSheet: fromPromise(({ input }: { readonly input: { readonly file: File; readonly corners: Corners } }) => {
      orders.push(input);
      return Promise.resolve(flat);
    }),
  };
  const actor = createActor(squaringMachine.provide({ actors }), {
    input: { take: (id, file) => taken.push([id, file]) },
  }).start();
  const open = (id: number, one: File) => {
    actor.send({ type: 'picture.opened', id, file: one });
    return waitFor(actor, (now) => now.matches('adjusting'));
  };
  await open(1, file);
  return { actor, taken, orders, open };
};

const closed = (actor: Awaited<ReturnType<typeof opened>>['actor']) => waitFor(actor, (now) => now.matches('closed'));

describe('a photograph of a sheet of paper', () => {
  test('gives its place to the flat one, made by the corners as they were moved', async () => {
    const { actor, taken, orders } = await opened();
    actor.send({ type: 'corner.moved', corner: 'topLeft', to: { x: 0.2, y: 0.1 } });
    actor.send({ type: 'corner.nudged', corner: 'topLeft', by: { x: -0.05, y: 0 } });
    actor.send({ type: 'flatten.pressed' });
    await closed(actor);
    expect(orders).toEqual([
      { file: photo, corners: { ...firstCorners, topLeft: { x: expect.closeTo(0.15, 9), y: 0.1 } } },
    ]);
    expect(taken).toEqual([[1, flat]]);
  });

  test('is opened again as it was chosen, with the corners of before, and can be had back', async () => {
    const { actor, taken, open } = await opened();
    actor.send({ type: 'corner.moved', corner: 'topLeft', to: { x: 0.2, y: 0.1 } });
    actor.send({ type: 'flatten.pressed' });
    await closed(actor);
    const again = await open(2, flat);
    expect(again.context).toMatchObject({ file: photo, corners: { topLeft: { x: 0.2, y: 0.1 } }, isMade: true });
    actor.send({ type: 'whole.pressed' });
    expect(actor.getSnapshot().matches('closed')).toBe(true);
    expect(taken.at(-1)).toEqual([2, photo]);
  });

  test('stays as it is when the dialog is closed', async () => {
    const { actor, taken } = await opened();
    actor.send({ type: 'picture.closed' });
    expect([actor.getSnapshot().value, taken]).toEqual(['closed', []]);
  });
});

describe('every edge of a photograph that is straightened', () => {
  testEveryEdge(squaringWalk);
});
