import type { WorkflowRunEvent } from '../../../contracts/events/workflow.js';
import { fold } from '../event-store/decider.js';
import { given } from '../event-store/fixtures/decider-fixture.js';
import { workflowRun, type NewRun } from './workflow-run.decider.js';

const now = new Date('2026-03-01T12:00:00Z');
const at = now.toISOString();
const of = { runId: 'r1', at };
const step = (tool: string) => ({ tool, options: {}, when: null });
const run: NewRun = {
  runId: 'r1',
  workflowId: 'w1',
  owner: 'member-ada',
  name: 'Invoices',
  steps: [step('pdf-compress'), step('pdf-rotate')],
  files: [],
};
const started: WorkflowRunEvent = { type: 'WorkflowRunStarted', version: 1, data: { ...run, at } };
const begun = (number: number, purpose: 'work' | 'look' = 'work'): WorkflowRunEvent => ({
  type: 'WorkflowStepStarted',
  version: 1,
  data: { ...of, step: number, purpose, conversionId: `c${number}` },
});
const done = (number: number): WorkflowRunEvent => ({
  type: 'WorkflowStepCompleted',
  version: 1,
  data: { ...of, step: number, conversionId: `c${number}` },
});
const complete: WorkflowRunEvent = { type: 'WorkflowRunCompleted', version: 1, data: of };
const cancelled: WorkflowRunEvent = { type: 'WorkflowRunCancelled', version: 1, data: of };

describe('a run of a workflow', () => {
  test('is complete with its last step, and not before', () => {
    given(workflowRun, started, begun(1)).when({ type: 'CompleteStep', step: 1, now }).then(done(1));
    given(workflowRun, started, begun(1), done(1), begun(2))
      .when({ type: 'CompleteStep', step: 2, now })
      .then(done(2), complete);
  });

  test('is complete, too, when its last step is passed by', () => {
    given(workflowRun, started, begun(1), done(1))
      .when({ type: 'SkipStep', step: 2, now })
      .then({ type: 'WorkflowStepSkipped', version: 1, data: { ...of, step: 2 } }, complete);
  });

  test('begins no step twice, and none before its turn', () => {
    const begin = (number: number) =>
      ({ type: 'BeginStep', step: number, begun: { purpose: 'work', conversionId: `c${number}` }, now }) as const;
    given(workflowRun, started, begun(1)).when(begin(1)).then();
    given(workflowRun, started).when(begin(2)).then();
    given(workflowRun, started, begun(1), done(1)).when(begin(2)).then(begun(2));
  });

  test('takes no end of a step twice', () => {
    given(workflowRun, started, begun(1), done(1)).when({ type: 'CompleteStep', step: 1, now }).then();
  });

  test('works on a step once its condition was looked up and holds', () => {
    const chosen: WorkflowRunEvent = { type: 'WorkflowStepChosen', version: 1, data: { ...of, step: 1 } };
    given(workflowRun, started, begun(1, 'look')).when({ type: 'ChooseStep', step: 1, now }).then(chosen);
    given(workflowRun, started, begun(1, 'look'), chosen).when({ type: 'SkipStep', step: 1, now }).then();
    given(workflowRun, started, begun(1, 'look')).when({ type: 'CompleteStep', step: 1, now }).then();
  });

  test('goes on in parts where a step has made several files, each of which ends once', () => {
    const fanned: WorkflowRunEvent = { type: 'WorkflowFannedOut', version: 1, data: { ...of, step: 2, parts: 2 } };
    const through = (part: number, made: string | null, skipped: readonly number[] = []): WorkflowRunEvent => ({
      type: 'WorkflowPartCompleted',
      version: 1,
      data: { ...of, part, made, skipped },
    });
    const completed = (part: number, conversion: string | null, skipped: readonly number[] = []) =>
      ({ type: 'CompletePart', passed: { part, conversion, skipped }, now }) as const;
    const split = [started, begun(1), done(1)];
    const pack = { purpose: 'pack', conversionId: 'p' } as const;
    given(workflowRun, ...split)
      .when({ type: 'FanOut', step: 2, parts: 2, now })
      .then(fanned);
    given(workflowRun, ...split, fanned)
      .when({ type: 'FanOut', step: 2, parts: 2, now })
      .then();
    given(workflowRun, ...split)
      .when({ type: 'BeginStep', step: 2, begun: pack, now })
      .then();
    given(workflowRun, ...split, fanned)
      .when({ type: 'BeginStep', step: 2, begun: { purpose: 'work', conversionId: 'c2' }, now })
      .then();
    given(workflowRun, ...split, fanned)
      .when(completed(2, 'x'))
      .then(through(2, 'x'));
    given(workflowRun, ...split, fanned, through(2, 'x'))
      .when(completed(2, 'x'))
      .then();
    given(workflowRun, ...split, fanned, through(2, null, [2]))
      .when(completed(1, null, [2]))
      .then(through(1, null, [2]), complete);
    const packing: WorkflowRunEvent = { type: 'WorkflowStepStarted', version: 1, data: { ...of, step: 2, ...pack } };
    const packed: WorkflowRunEvent = { type: 'WorkflowPartsPacked', version: 1, data: { ...of, conversionId: 'p' } };
    given(workflowRun, ...split, fanned, through(2, 'x'), through(1, 'y'), packing)
      .when({ type: 'CompleteStep', step: 2, now })
      .then(packed, complete);
  });

  test('of a part begins at its step, and one of a file fails with its part at a later one', () => {
    const parent = { runId: 'r0', part: 3, step: 2 };
    const part: WorkflowRunEvent = { type: 'WorkflowRunStarted', version: 1, data: { ...run, parent, at } };
    expect(fold(workflowRun, [part]).step).toBe(2);
    const fanned: WorkflowRunEvent = { type: 'WorkflowFannedOut', version: 1, data: { ...of, step: 1, parts: 2 } };
    const failure = { step: 2, code: 'pdf.unreadable', facts: {}, reason: 'x', part: 'page-3.pdf' };
    given(workflowRun, started, fanned)
      .when({ type: 'Fail', failure, now })
      .then({ type: 'WorkflowRunFailed', version: 1, data: { ...of, ...failure } });
    given(workflowRun, started).when({ type: 'Fail', failure, now }).then();
  });

  test('ends once: what comes after its end changes nothing', () => {
    const failure = { step: 2, code: 'pdf.unreadable', facts: {}, reason: 'x' };
    for (const end of [complete, cancelled]) {
      given(workflowRun, started, begun(1), done(1), end).when({ type: 'Fail', failure, now }).then();
      given(workflowRun, started, begun(1), done(1), end).when({ type: 'Cancel', now }).then();
    }
    given(workflowRun, started, begun(1), cancelled).when({ type: 'CompleteStep', step: 1, now }).then();
  });

  test('keeps what was made before a step fails', () => {
    const failed: WorkflowRunEvent = {
      type: 'WorkflowRunFailed',
      version: 1,
      data: { ...of, step: 2, code: 'pdf.unreadable', facts: {}, reason: 'x' },
    };
    const state = fold(workflowRun, [started, begun(1), done(1), begun(2), failed]);
    expect(state).toMatchObject({ status: 'failed', made: 'c1', failure: { step: 2, code: 'pdf.unreadable' } });
  });
});
