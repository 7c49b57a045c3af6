import { testEveryEdge } from '../../../testing/every-edge.js';
import { editorWalks } from './fixtures/pdf-editor.walk.js';

describe.each(Object.entries(editorWalks))('every edge of the editor, its %s', (_, walk) => {
  testEveryEdge(walk);
});
