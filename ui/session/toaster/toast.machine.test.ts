import { createActor, fromCallback, SimulatedClock } from 'xstate';
import { failureNotice, plainNotice } from '../../notice.js';
import { toastWalk } from './fixtures/toast.walk.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { toastMachine } from './toast.machine.js';

const machine = toastMachine.provide({ actors: { escapeKey: fromCallback(() => undefined) } });

const given = () => {
  const clock = new SimulatedClock();
  const toaster = createActor(machine, { clock }).start();
  const shown = () => {
    const state = toaster.getSnapshot();
    return state.matches('showing') || state.matches('held') ? state.context.notice?.title : undefined;
  };
  return { clock, toaster, shown };
};

describe('a notice', () => {
  test('is shown for five seconds', () => {
    const { clock, toaster, shown } = given();
    toaster.send(plainNotice('Link copied'));
    clock.increment(4999);
    expect(shown()).toBe('Link copied');
    clock.increment(1);
    expect(shown()).toBeUndefined();
  });

  test('gives way to the next one, which has its own five seconds', () => {
    const { clock, toaster, shown } = given();
    toaster.send(plainNotice('Link copied'));
    clock.increment(3000);
    toaster.send(failureNotice('Upload Failed'));
    clock.increment(4999);
    expect(shown()).toBe('Upload Failed');
  });

  test('of a failure can be read before the next one comes', () => {
    const { clock, toaster, shown } = given();
    toaster.send(failureNotice('Warning: a.pdf'));
    toaster.send(failureNotice('Quiz generation failed'));
    clock.increment(1499);
    expect(shown()).toBe('Warning: a.pdf');
    clock.increment(1);
    expect(shown()).toBe('Quiz generation failed');
    clock.increment(4999);
    expect(shown()).toBe('Quiz generation failed');
    clock.increment(1);
    expect(shown()).toBeUndefined();
  });

  test('that waits comes at once when the failure before it is dismissed', () => {
    const { toaster, shown } = given();
    toaster.send(failureNotice('Upload Failed'));
    toaster.send(plainNotice('Link copied'));
    toaster.send({ type: 'notice.dismissed' });
    expect(shown()).toBe('Link copied');
  });

  test('stays as long as somebody points at it', () => {
    const { clock, toaster, shown } = given();
    toaster.send(plainNotice('Link copied'));
    toaster.send({ type: 'notice.held' });
    clock.increment(60_000);
    expect(shown()).toBe('Link copied');
    toaster.send({ type: 'notice.released' });
    clock.increment(5000);
    expect(shown()).toBeUndefined();
  });

  test('leaves at once when dismissed', () => {
    const { toaster, shown } = given();
    toaster.send(plainNotice('Link copied'));
    toaster.send({ type: 'notice.dismissed' });
    expect(shown()).toBeUndefined();
  });

  test('is forgotten 1,000 seconds after it left', () => {
    const { clock, toaster } = given();
    toaster.send(plainNotice('Link copied'));
    clock.increment(5000);
    clock.increment(999_999);
    expect(toaster.getSnapshot().context.notice).not.toBeNull();
    clock.increment(1);
    expect(toaster.getSnapshot().context.notice).toBeNull();
  });
});

describe('every edge of the toaster', () => {
  testEveryEdge(toastWalk);
});
