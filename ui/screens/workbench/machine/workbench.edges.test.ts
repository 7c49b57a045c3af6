import { testEveryEdge } from '../../../testing/every-edge.js';
import { comparingWalk, versionsWalk } from './fixtures/versions.walk.js';
import { workbenchWalk } from './fixtures/workbench.walk.js';

describe('every edge of the workbench', () => {
  testEveryEdge(workbenchWalk);
});

describe('every edge of its versions', () => {
  testEveryEdge(versionsWalk);
});

describe('every edge to a comparison and back', () => {
  testEveryEdge(comparingWalk);
});
