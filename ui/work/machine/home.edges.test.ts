import { homeWalk } from './fixtures/home.walk.js';
import { testEveryEdge } from '../../testing/every-edge.js';

describe('every edge of the home page', () => {
  testEveryEdge(homeWalk);
});
