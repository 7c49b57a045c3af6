import { walkEdges, type Walk } from './walk-edges.js';

/** Declares the test that a walk takes every transition of its machine; where each leads is asked in a browser. */
export const testEveryEdge = (walk: Walk): void => {
  test('has no transition that the walk leaves out', () => {
    expect(walkEdges(walk).untaken).toEqual([]);
  });
};
