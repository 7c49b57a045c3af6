import { testEveryEdge } from '../../../testing/every-edge.js';
import { arrangeMachine } from './arrange.machine.js';
import { arrangeEvents, arrangeKey, givenFiles } from './given.js';

describe('every edge of arranging pages', () => {
  testEveryEdge({
    machine: arrangeMachine,
    input: { files: givenFiles(), arrangement: null },
    events: arrangeEvents,
    key: arrangeKey,
  });
});
