import { createActor, fromPromise, waitFor } from 'xstate';
import type { WorkflowRun } from '../../../../contracts/api/workflows.js';
import type { RunToStart } from '../../../calls/workflows.calls.js';
import type { Notice } from '../../../notice.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { runOf, workflowRunsWalk } from './fixtures/workflow-runs.walk.js';
import { workflowRunsMachine } from './workflow-runs.machine.js';

const bill = new File(['%PDF-1.7'], 'bill.pdf');

const given = async (looks: readonly (readonly WorkflowRun[])[]) => {
  const left = [...looks];
  const started: RunToStart[] = [];
  const copied: string[] = [];
  const notices: string[] = [];
  const machine = workflowRunsMachine.provide({
    actors: {
      fetchRuns: fromPromise(async () => left.shift() ?? []),
      startRuns: fromPromise<readonly WorkflowRun[], RunToStart>(async ({ input }) => {
        started.push(input);
        return [runOf('r2', { startedAt: '2026-03-02T09:00:00.000Z' })];
      }),
      cancelRun: fromPromise<WorkflowRun, { readonly id: string }>(async ({ input }) =>
        runOf(input.id, { status: 'cancelled' }),
      ),
      fetchResultLink: fromPromise<string, { readonly id: string }>(async ({ input }) => `/s/${input.id}`),
      copyText: fromPromise(async ({ input }: { readonly input: { readonly text: string } }) => {
        copied.push(input.text);
      }),
    },
  });
  const page = createActor(machine, { input: { workflow: 'one' } });
  page.on('notice', ({ title }: Notice) => notices.push(title));
  page.start();
  const rest = () => waitFor(page, (state) => state.matches({ listed: 'resting' }));
  return { page, rest, started, copied, notices };
};

const done = (id: string, startedAt: string) => runOf(id, { status: 'completed', startedAt });

describe('the runs of a workflow', () => {
  test('are watched until each has ended', async () => {
    const { rest } = await given([[runOf('r1')], [runOf('r1', { step: 2 })], [done('r1', '2026-03-01T09:00:00.000Z')]]);
    expect((await rest()).context.runs).toMatchObject([{ id: 'r1', status: 'completed' }]);
  });

  test('get the secrets of their steps, which are forgotten at once', async () => {
    const { page, rest, started } = await given([[], [done('r2', '2026-03-02T09:00:00.000Z')]]);
    await rest();
    page.send({ type: 'secret.typed', step: 2, field: 'userPassword', text: 'open sesame' });
    page.send({ type: 'secret.typed', step: 2, field: 'ownerPassword', text: '' });
    page.send({ type: 'files.chosen', files: [bill] });
    const { context } = await rest();
    expect(started).toEqual([{ id: 'one', files: [bill], secrets: { 2: { userPassword: 'open sesame' } } }]);
    expect(JSON.stringify(context)).not.toContain('open sesame');
  });

  test('that have just begun stay in sight when the list is behind', async () => {
    const { page, rest } = await given([
      [done('r1', '2026-03-01T09:00:00.000Z')],
      [],
      [done('r2', '2026-03-02T09:00:00.000Z')],
    ]);
    await rest();
    page.send({ type: 'files.chosen', files: [bill] });
    expect((await rest()).context.runs.map(({ id }) => id)).toEqual(['r2', 'r1']);
  });

  test('are cancelled, and the link of a result is copied', async () => {
    const { page, rest, copied, notices } = await given([[runOf('r1')]]);
    await waitFor(page, (state) => state.matches('listed'));
    page.send({ type: 'cancel.pressed', id: 'r1' });
    await rest();
    page.send({ type: 'link.pressed', conversion: 'c1' });
    expect((await rest()).context.runs).toMatchObject([{ status: 'cancelled' }]);
    expect([copied, notices]).toEqual([['/s/c1'], ['Link copied']]);
  });
});

describe('every edge of the runs of a workflow', () => {
  testEveryEdge(workflowRunsWalk);
});
