import { testEveryEdge } from '../../../testing/every-edge.js';
import { benchLayoutWalk } from './fixtures/bench-layout.walk.js';

describe('every edge of the layout of the workbench', () => {
  testEveryEdge(benchLayoutWalk);
});
