import { expect } from '@jest/globals';
import type { RefusalCode } from '../../../contracts/errors.js';
import { fold, type Decider } from './decider.js';

/** `given(decider, ...history).when(command).then(...events)`, or `.refuses(code)`. */
export const given = <State, Command, Event>(decider: Decider<State, Command, Event>, ...history: Event[]) => ({
  when: (command: Command) => {
    const decide = () => decider.decide(command, fold(decider, history));
    return {
      then: (...events: Event[]) => {
        expect(decide()).toEqual(events);
      },
      refuses: (code: RefusalCode) => {
        expect(decide).toThrow(expect.objectContaining({ name: 'Refusal', code }));
      },
    };
  },
});
