import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import type { Workflow } from '../../../../contracts/api/workflows.js';
import type { WorkflowToSave } from '../../../calls/workflows.calls.js';
import { nobodyIn } from '../../../parts/dashboard/dashboard-fixture.js';
import { testEveryEdge } from '../../../testing/every-edge.js';
import { nextTools, type WorkflowDraft } from './draft.js';
import { workflowOf } from '../fixtures/workflows.js';
import { refused, workflowWalk, wrongStep } from './fixtures/workflow.walk.js';
import { workflowMachine, type WorkflowEvent } from './workflow.machine.js';

const given = (failure?: Error, draft: WorkflowDraft | null = null, id: string | null = draft ? null : 'one') => {
  const saved: WorkflowToSave[] = [];
  const machine = workflowMachine.provide({
    actors: {
      presence: fromCallback(({ sendBack }) => sendBack({ type: 'user.present' })),
      fetchWorkflow: fromPromise<Workflow | null, { readonly id: string | null }>(async ({ input }) =>
        input.id === null ? null : workflowOf(),
      ),
      saveWorkflow: fromPromise<Workflow, WorkflowToSave>(async ({ input }) => {
        saved.push(input);
        if (failure) throw failure;
        return workflowOf({ name: input.name });
      }),
    },
    actions: { keepDraft: () => undefined, forgetDraft: () => undefined },
  });
  const page = createActor(machine, { input: { auth: nobodyIn, id, draft } });
  page.start();
  const send = async (...events: readonly WorkflowEvent[]) => {
    for (const event of events) {
      await waitFor(page, (state) => state.matches({ editing: 'resting' }) || state.matches({ editing: 'adding' }));
      page.send(event);
    }
    return (await waitFor(page, (state) => state.matches({ editing: 'resting' }))).context;
  };
  return { page, send, saved };
};

const tools = ({ steps }: { readonly steps: readonly { readonly tool: string }[] }) => steps.map(({ tool }) => tool);

describe('a workflow', () => {
  test('that was being changed is as it was typed after a reload, and undoing brings back what is saved', async () => {
    const steps = [{ tool: 'pdf-greyscale', options: {}, when: null }];
    const { page, send, saved } = given(undefined, { name: 'Bills', steps }, 'one');
    const { context } = await waitFor(page, (state) => state.matches({ editing: 'resting' }));
    expect([context.name, tools(context)]).toEqual(['Bills', ['pdf-greyscale']]);
    await send({ type: 'save.pressed' });
    expect(saved).toEqual([{ id: 'one', name: 'Bills', steps }]);
    expect(tools(await send({ type: 'undo.pressed' }))).toEqual(['pdf-compress', 'pdf-rotate']);
  });

  test('is saved with the options that are not as usual, its conditions as numbers', async () => {
    const { send, saved } = given();
    await send(
      { type: 'name.typed', text: ' Bills ' },
      { type: 'option.changed', key: 's2', field: 'angle', value: 180 },
      { type: 'condition.changed', key: 's2', when: { what: 'pages', is: 'at-most', value: '12' } },
      { type: 'save.pressed' },
    );
    expect(saved).toEqual([
      {
        id: 'one',
        name: 'Bills',
        steps: [
          { tool: 'pdf-compress', options: {}, when: null },
          { tool: 'pdf-rotate', options: { angle: 180 }, when: { what: 'pages', is: 'at-most', value: 12 } },
        ],
      },
    ]);
  });

  test('is not saved again until something is changed', async () => {
    const { page, send, saved } = given();
    await send({ type: 'save.pressed' });
    expect(saved).toEqual([]);
    await send({ type: 'name.typed', text: 'Bills' }, { type: 'save.pressed' });
    expect(page.getSnapshot().can({ type: 'save.pressed' })).toBe(false);
  });

  test('says what is wrong beside the step, and nothing of it once that is changed', async () => {
    const { send } = given(wrongStep);
    const state = await send({ type: 'name.typed', text: 'Bills' }, { type: 'save.pressed' });
    expect([state.problem, state.opened]).toEqual([
      { key: 's2', field: 'angle', message: 'must be one of 90, 180, 270' },
      's2',
    ]);
    expect((await send({ type: 'option.changed', key: 's2', field: 'angle', value: 90 })).problem).toBeNull();
  });

  test('finds the step of a request whose shape the server refuses', async () => {
    const { send } = given(refused('request.invalid', { field: 'steps.1.when.value', problem: 'must be a number' }));
    const { problem } = await send({ type: 'name.typed', text: 'Bills' }, { type: 'save.pressed' });
    expect(problem).toEqual({ key: 's2', field: 'when', message: 'must be a number' });
  });

  test('has its steps moved, removed and added, each of which can be undone', async () => {
    const { send } = given();
    expect(tools(await send({ type: 'step.moved', key: 's2', to: 0 }))).toEqual(['pdf-rotate', 'pdf-compress']);
    expect(tools(await send({ type: 'step.removed', key: 's1' }))).toEqual(['pdf-rotate']);
    const added = await send({ type: 'adding.opened' }, { type: 'step.added', tool: 'pdf-compress' });
    expect([tools(added), added.opened]).toEqual([['pdf-rotate', 'pdf-compress'], 's3']);
    const undo = { type: 'undo.pressed' } as const;
    expect(tools(await send(undo, undo, undo))).toEqual(['pdf-compress', 'pdf-rotate']);
  });

  test('never has a secret, whatever it was begun with', async () => {
    const draft = {
      name: 'Lock',
      steps: [{ tool: 'pdf-protect', options: { userPassword: 'open sesame', allowCopying: false }, when: null }],
    };
    const { page, send, saved } = given(undefined, draft);
    await send({ type: 'save.pressed' });
    expect(saved[0]?.steps).toEqual([{ tool: 'pdf-protect', options: { allowCopying: false }, when: null }]);
    expect(JSON.stringify(page.getSnapshot().context.steps)).not.toContain('open sesame');
  });
});

describe('the tools that a step can be added with', () => {
  test('are those that take what comes out of the steps before; the others say why not', () => {
    const text = { key: 's1', tool: 'export-text', values: { format: 'txt' }, others: {}, when: null };
    const reasons = new Map(nextTools([text]).map(({ tool, reason }) => [tool.id, reason]));
    expect(reasons.get('to-pdf')).toBeNull();
    expect(reasons.get('pdf-compress')).toBe('kinds');
    expect(reasons.get('pdf-merge')).toBe('several');
  });

  test('are all of them for the first step, but for those that work on the pages by hand', () => {
    const first = nextTools([]);
    expect(first.every(({ reason }) => reason === null)).toBe(true);
    const ids = first.map(({ tool }) => tool.id);
    expect(ids).toEqual(expect.arrayContaining(['pdf-merge', 'pdf-compress', 'pdf-protect', 'to-pdf']));
    expect(ids).not.toContain('pdf-redact');
    expect(ids).not.toContain('pdf-place-signature');
  });
});

describe('a workflow of somebody else', () => {
  interface Opened {
    readonly who: 'user.present' | 'user.absent';
    readonly id: string | null;
    readonly outcome: Workflow | Error | null;
  }
  const opened = async ({ who, id, outcome }: Opened) => {
    const copied: unknown[] = [];
    const machine = workflowMachine.provide({
      actors: {
        presence: fromCallback(({ sendBack }) => sendBack({ type: who })),
        fetchWorkflow: fromPromise<Workflow | null, { readonly id: string | null }>(async () => {
          if (outcome instanceof Error) throw outcome;
          return outcome;
        }),
      },
      actions: { keepCopy: ({ context: { name, steps } }) => copied.push([name, tools({ steps })]) },
    });
    const page = createActor(machine, { input: { auth: nobodyIn, id, draft: null } });
    page.start();
    const state = await waitFor(page, (now) => !now.hasTag('busy'));
    return { page, copied, state };
  };

  test.each(['user.present', 'user.absent'] as const)('is there to be run and copied (%s)', async (who) => {
    const shared = workflowOf({ own: false, visibility: 'link' });
    const { page, copied, state } = await opened({ who, id: 'one.secret', outcome: shared });
    expect([state.value, state.context.id, state.context.name]).toEqual(['viewing', 'one.secret', 'Invoices']);
    page.send({ type: 'copy.pressed' });
    expect(copied).toEqual([['Invoices', ['pdf-compress', 'pdf-rotate']]]);
  });

  const gone = refused('workflow.not-found', {});
  const turnedAway = refused('guests.turned-away', {});
  test.each([
    ['a guest to whom a link leads nowhere learns so', { who: 'user.absent', id: 'one.secret', outcome: gone }, 'gone'],
    [
      'a guest at the address of a member is asked to sign in',
      { who: 'user.absent', id: 'one', outcome: gone },
      'absent',
    ],
    ['a guest who is turned away, too', { who: 'user.absent', id: 'one.secret', outcome: turnedAway }, 'absent'],
    ['a guest who wants a new one, too', { who: 'user.absent', id: null, outcome: null }, 'absent'],
    ['a member who comes too late learns so', { who: 'user.present', id: 'one', outcome: gone }, 'gone'],
  ] as const)('%s', async (_, asked, place) => {
    expect((await opened(asked)).state.value).toBe(place);
  });
});

describe('every edge of a workflow', () => {
  testEveryEdge(workflowWalk);
});
