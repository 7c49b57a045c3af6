import { replayEdge } from './replay-edge.js';
import { walkEdges, type Walk } from './walk-edges.js';

/** Declares one test per edge of a machine, and one that no transition is left out. */
export const testEveryEdge = (walk: Walk): void => {
  const { edges, untaken } = walkEdges(walk);

  test('has no transition that the walk leaves out', () => {
    expect(untaken).toEqual([]);
  });

  test.each(edges.map((edge, index) => ({ ...edge, index })))(
    '$index. $from, $event.type: $to',
    async ({ index: _, ...edge }) => {
      expect(await replayEdge(walk, edge)).toEqual({ to: edge.to, emitted: edge.emitted });
    },
  );
};
