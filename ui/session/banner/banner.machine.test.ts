import { createActor } from 'xstate';
import { testEveryEdge } from '../../testing/every-edge.js';
import { bannerMachine } from './banner.machine.js';

const given = (input: { announced: boolean; dismissed: boolean }) => {
  let remembered = 0;
  const machine = bannerMachine.provide({ actions: { rememberDismissed: () => remembered++ } });
  return { banner: createActor(machine, { input }).start(), timesRemembered: () => remembered };
};

describe('the app banner', () => {
  test('is not shown while nothing is announced', () => {
    const { banner } = given({ announced: false, dismissed: false });
    expect(banner.getSnapshot().matches('hidden')).toBe(true);
  });

  test('is not shown to somebody who has dismissed it', () => {
    const { banner } = given({ announced: true, dismissed: true });
    expect(banner.getSnapshot().matches('hidden')).toBe(true);
  });

  test('remembers that it was dismissed', () => {
    const { banner, timesRemembered } = given({ announced: true, dismissed: false });
    expect(banner.getSnapshot().matches('showing')).toBe(true);
    banner.send({ type: 'banner.dismissed' });
    expect(banner.getSnapshot().matches('hidden')).toBe(true);
    expect(timesRemembered()).toBe(1);
  });
});

describe('every edge of the banner', () => {
  testEveryEdge({
    machine: bannerMachine,
    input: { announced: true, dismissed: false },
    events: [{ type: 'banner.dismissed' }],
    silenced: ['rememberDismissed'],
  });
});
