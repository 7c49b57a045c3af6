import { createActor, fromCallback } from 'xstate';
import { testEveryEdge } from '../testing/every-edge.js';
import { themeWalk } from './fixtures/theme.walk.js';
import type { ThemeChoice } from './theme.js';
import { themeMachine } from './theme.machine.js';

const given = (choice: ThemeChoice) => {
  const applied: ThemeChoice[] = [];
  const remembered: ThemeChoice[] = [];
  const machine = themeMachine.provide({
    actors: { systemTheme: fromCallback(() => undefined) },
    actions: {
      apply: ({ context }) => applied.push(context.choice),
      remember: ({ context }) => remembered.push(context.choice),
    },
  });
  return { theme: createActor(machine, { input: { choice } }), applied, remembered };
};

describe('the theme', () => {
  test('goes from system to light to dark and round again', () => {
    const { theme, applied, remembered } = given('system');
    theme.start();
    for (let press = 0; press < 3; press++) theme.send({ type: 'theme.pressed' });
    expect(applied).toEqual(['light', 'dark', 'system']);
    expect(remembered).toEqual(applied);
  });

  test('is applied anew, not chosen, when the system changes', () => {
    const { theme, applied, remembered } = given('system');
    theme.start();
    theme.send({ type: 'system.changed' });
    expect(applied).toEqual(['system']);
    expect(remembered).toEqual([]);
  });
});

describe('every edge of the theme', () => {
  testEveryEdge(themeWalk);
});
