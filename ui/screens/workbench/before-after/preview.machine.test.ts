import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { listener } from '../../../work/versions/versions-fixture.js';
import { previewWalk } from './fixtures/preview.walk.js';
import { SETTLE_MS, type PreviewEvent, type PreviewInput } from './preview-context.js';
import { pagePreview, wantedPreview } from './preview-fixture.js';
import { previewMachine } from './preview.machine.js';

const given = () => {
  const sentEvents: AnyEventObject[] = [];
  const clock = new SimulatedClock();
  const machine = previewMachine.provide({
    actors: {
      watchWishes: fromCallback(() => undefined) as never,
      makePreview: fromCallback(({ receive }) => receive((order) => sentEvents.push(order))) as never,
    },
  });
  const input = { work: listener().actor, view: listener().actor } as unknown as PreviewInput;
  const actor = createActor(machine, { input, clock }).start();
  const send = (...events: PreviewEvent[]) => {
    for (const event of events) actor.send(event);
    return actor.getSnapshot();
  };
  return { send, made: sentEvents, clock };
};

const asked: PreviewEvent = { type: 'preview.asked', tool: 'pdf-rotate' };
const wish = (page: number): PreviewEvent => ({ type: 'wish.changed', wanted: wantedPreview(page) });

describe('the preview of a page', () => {
  test('is made once the options rest, and anew when they change', () => {
    const { send, made, clock } = given();
    send(asked, wish(2));
    clock.increment(SETTLE_MS - 1);
    send(wish(3));
    clock.increment(SETTLE_MS - 1);
    expect(made).toEqual([]);
    clock.increment(1);
    expect(made).toMatchObject([{ wanted: { page: 3 } }]);
    send({ type: 'preview.made', preview: pagePreview }, wish(4));
    clock.increment(SETTLE_MS);
    expect(made).toMatchObject([{ wanted: { page: 3 } }, { wanted: { page: 4 } }]);
  });

  test('keeps the page on screen until the next is there', () => {
    const { send, clock } = given();
    send(asked, wish(2));
    clock.increment(SETTLE_MS);
    send({ type: 'preview.made', preview: pagePreview });
    expect(send(wish(3)).context.preview).toBe(pagePreview);
  });

  test('says why there is none, until the options change', () => {
    const { send, clock } = given();
    send(asked, wish(2));
    clock.increment(SETTLE_MS);
    expect(send({ type: 'preview.refused', message: 'Page 9 does not exist' }).context.problem).toBe(
      'Page 9 does not exist',
    );
    expect(send(wish(3)).context.problem).toBe('');
  });

  test('has a slider that stays on the page', () => {
    const { send } = given();
    send(asked);
    expect(send({ type: 'slider.moved', at: -3 }).context.at).toBe(0);
    expect(send({ type: 'slider.moved', at: 104 }).context.at).toBe(100);
  });

  test('forgets the page when it is closed', () => {
    const { send } = given();
    const { context, value } = send(asked, wish(2), { type: 'preview.closed' });
    expect([value, context.wanted, context.preview]).toEqual(['closed', null, null]);
  });
});

describe('every edge of the preview of a page', () => {
  testEveryEdge(previewWalk);
});
