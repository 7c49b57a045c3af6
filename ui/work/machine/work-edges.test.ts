import { testEveryEdge } from '../../testing/every-edge.js';
import { actWalk, dragWalk } from './fixtures/act.walk.js';
import { namingWalk, orderWalk } from './fixtures/naming-and-batch.walk.js';
import { showWalk } from './fixtures/show.walk.js';

describe('every edge of choosing files and running a tool', () => {
  testEveryEdge(actWalk);
});

describe('every edge of what is on screen', () => {
  testEveryEdge(showWalk);
});

describe('every edge of a name that is changed', () => {
  testEveryEdge(namingWalk);
});

describe('every edge of a batch among the files', () => {
  testEveryEdge(orderWalk);
});

describe('every edge of files that are dragged over the page', () => {
  testEveryEdge(dragWalk);
});
