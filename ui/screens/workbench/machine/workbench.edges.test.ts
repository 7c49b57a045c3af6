import { testEveryEdge } from '../../../testing/every-edge.js';
import { versionsWalk } from './fixtures/versions.walk.js';
import { workbenchWalk } from './fixtures/workbench.walk.js';

describe('every edge of the workbench', () => {
  testEveryEdge(workbenchWalk);
});

describe('every edge of its versions', () => {
  testEveryEdge(versionsWalk);
});
