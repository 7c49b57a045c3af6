import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { WorkflowsReply } from '../../../../contracts/api/workflows.js';
import type { Notice } from '../../../notice.js';
import { nobodyIn } from '../../../parts/dashboard/dashboard-fixture.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { rowOf, workflowsWalk } from './fixtures/workflows.walk.js';
import { workflowsMachine } from './workflows.machine.js';

const given = async (failure?: Error) => {
  const deleted: string[] = [];
  const notices: string[] = [];
  const machine = workflowsMachine.provide({
    actors: {
      presence: fromCallback(({ sendBack }) => sendBack({ type: 'user.present' })),
      fetchWorkflows: fromPromise<WorkflowsReply>(async () => ({ workflows: [rowOf('one'), rowOf('two')], site: [] })),
      deleteWorkflow: fromPromise(async ({ input }: { readonly input: { readonly id: string } }) => {
        deleted.push(input.id);
        if (failure) throw failure;
        return undefined;
      }),
    },
  });
  const list = createActor(machine, { input: { auth: nobodyIn } });
  list.on('notice', ({ title }: Notice) => notices.push(title));
  list.start();
  const rest = () => waitFor(list, (state) => state.matches({ listed: 'resting' }));
  await rest();
  return { list, deleted, notices, rest };
};

describe('the list of workflows', () => {
  test('deletes one once that was confirmed', async () => {
    const { list, deleted, notices, rest } = await given();
    list.send({ type: 'delete.pressed', id: 'one' });
    list.send({ type: 'delete.cancelled' });
    expect(deleted).toEqual([]);
    list.send({ type: 'delete.pressed', id: 'one' });
    list.send({ type: 'delete.confirmed' });
    const { context } = await rest();
    expect([deleted, context.workflows.map(({ id }) => id)]).toEqual([['one'], ['two']]);
    expect(notices).toEqual(['The workflow is deleted']);
  });

  test('keeps one that the server does not delete', async () => {
    const { list, notices, rest } = await given(new Error('no'));
    list.send({ type: 'delete.pressed', id: 'two' });
    list.send({ type: 'delete.confirmed' });
    const { context } = await rest();
    expect(context.workflows).toHaveLength(2);
    expect(notices).toEqual(['The workflow could not be deleted']);
  });
});

describe('every edge of the list of workflows', () => {
  testEveryEdge(workflowsWalk);
});
