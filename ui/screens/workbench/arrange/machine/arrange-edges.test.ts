import { testEveryEdge } from '../../../../testing/every-edge.js';
import { arrangeWalk } from './fixtures/arrange.walk.js';

describe('every edge of arranging pages', () => {
  testEveryEdge(arrangeWalk);
});
