import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { Workflow } from '../../../../contracts/api/workflows.js';
import { WORKFLOW_STEPS_MAX } from '../../../../contracts/workflows/workflow.js';
import { refusalCodeOf, serverMessageOr } from '../../../calls/call-errors.js';
import { fetchWorkflow, saveWorkflow } from '../../../calls/workflows.calls.js';
import { plainNotice, type Notice } from '../../../notice.js';
import { presence, type AuthActor, type PresenceEvent } from '../../../session/auth/presence.js';
import type { OptionValue } from '../../../tools/fields-of-options.js';
import {
  draftStep,
  stepOf,
  withMoved,
  type DraftCondition,
  type DraftStep,
  type StepProblem,
  type WorkflowDraft,
} from './draft.js';
import type { Reach } from '../sharing/sharing.machine.js';
import { forgetDraft, keepDraft } from './kept-draft.js';
import { refusedStep } from './refused-step.js';

export interface WorkflowContext {
  readonly auth: AuthActor;
  /** Null for one that was never saved. */
  readonly id: string | null;
  readonly name: string;
  readonly steps: readonly DraftStep[];
  /** The step whose options are open, by its key. */
  readonly opened: string | null;
  /** Steps as they were before they were added, moved or removed, the last change last. */
  readonly past: readonly (readonly DraftStep[])[];
  /** How many steps there have been, for their keys. */
  readonly count: number;
  readonly problem: StepProblem | null;
  /** Why it was not saved, where that is about no step; empty for nothing to say. */
  readonly failure: string;
  /** The name and the steps that the server has, as text; empty for none. */
  readonly saved: string;
  /** The text that is typed to find a tool. */
  readonly query: string;
  /** The step that is being dragged, by its key. */
  readonly dragged: string | null;
  /** The step that was moved last, and its new number. */
  readonly moved: { readonly key: string; readonly to: number } | null;
  /** Whether somebody is signed in; guests use workflows of others. */
  readonly isMember: boolean;
  /** Who may see and run it; null for one that was never saved. */
  readonly reach: Reach | null;
}

export type WorkflowEvent =
  | PresenceEvent
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'name.typed'; readonly text: string }
  | { readonly type: 'adding.opened' }
  | { readonly type: 'adding.closed' }
  | { readonly type: 'query.typed'; readonly text: string }
  | { readonly type: 'step.dragged'; readonly key: string | null }
  | { readonly type: 'step.added'; readonly tool: string }
  | { readonly type: 'step.removed'; readonly key: string }
  /** To a place counted from 0. */
  | { readonly type: 'step.moved'; readonly key: string; readonly to: number }
  | { readonly type: 'step.opened'; readonly key: string }
  | { readonly type: 'step.closed' }
  | {
      readonly type: 'option.changed';
      readonly key: string;
      readonly field: string;
      readonly value: OptionValue;
    }
  | { readonly type: 'condition.changed'; readonly key: string; readonly when: DraftCondition | null }
  | { readonly type: 'undo.pressed' }
  | { readonly type: 'save.pressed' }
  | { readonly type: 'copy.pressed' };

interface WorkflowInput {
  readonly auth: AuthActor;
  readonly id: string | null;
  /** The beginning of one that was never saved, or what was changed in one since. */
  readonly draft: WorkflowDraft | null;
}

type Edited = Pick<WorkflowContext, 'name' | 'steps'>;

const textOf = ({ name, steps }: Edited): string => JSON.stringify([name.trim(), steps.map(stepOf)]);

/** Whether there is something that the server does not have. */
export const isChanged = (context: Edited & Pick<WorkflowContext, 'saved'>): boolean =>
  textOf(context) !== context.saved;

const keyed = (steps: WorkflowDraft['steps']): readonly DraftStep[] =>
  steps.map((step, at) => draftStep(`s${at + 1}`, step));

const begun = ({ auth, id, draft }: WorkflowInput): WorkflowContext => ({
  auth,
  id,
  name: draft?.name ?? '',
  steps: keyed(draft?.steps ?? []),
  opened: null,
  past: [],
  count: draft?.steps.length ?? 0,
  problem: null,
  failure: '',
  saved: '',
  query: '',
  dragged: null,
  moved: null,
  isMember: false,
  reach: null,
});

const reachOf = ({ own, visibility, link }: Reach): Reach => ({ own, visibility, link });

/** A workflow of somebody else, which goes on by the address at which it was found. */
const found = ({ name, steps, ...rest }: Workflow): Partial<WorkflowContext> => ({
  name,
  steps: keyed(steps as WorkflowDraft['steps']),
  reach: reachOf(rest),
});

/** The end of a link to a workflow has a secret behind the id. */
const isOfLink = ({ id }: Pick<WorkflowContext, 'id'>): boolean => id?.includes('.') ?? false;

/** The workflow of the server beneath the edits from before a reload: undoing brings back the steps that are saved. */
const loaded = ({ id, name, steps, ...rest }: Workflow, before: WorkflowContext): Partial<WorkflowContext> => {
  const drafted = keyed(steps as WorkflowDraft['steps']);
  const saved = textOf({ name, steps: drafted });
  const hasDraft = before.name !== '' || before.steps.length > 0;
  const reach = reachOf(rest);
  if (!hasDraft) return { id, name, steps: drafted, count: steps.length, saved, reach };
  const areStepsSame = textOf({ name: '', steps: drafted }) === textOf({ name: '', steps: before.steps });
  return { id, saved, reach, past: areStepsSame ? [] : [drafted], count: Math.max(steps.length, before.count) };
};

const has = ({ steps }: WorkflowContext, key: string): boolean => steps.some((step) => step.key === key);

/** The steps with a change in one of them; a problem that it may have solved is told no more. */
const changed = (
  { steps, problem }: WorkflowContext,
  key: string,
  change: (step: DraftStep) => Partial<DraftStep>,
): Partial<WorkflowContext> => ({
  steps: steps.map((step) => (step.key === key ? { ...step, ...change(step) } : step)),
  problem: problem?.key === key ? null : problem,
});

/** Other steps, or another order of them, which can be undone. */
const arranged = (context: WorkflowContext, steps: readonly DraftStep[]): Partial<WorkflowContext> => ({
  steps,
  past: [...context.past, context.steps],
  problem: null,
  moved: null,
});

const withAdded = (context: WorkflowContext, tool: string): Partial<WorkflowContext> => {
  const key = `s${context.count + 1}`;
  const steps = [...context.steps, draftStep(key, { tool, options: {}, when: null })];
  return { ...arranged(context, steps), count: context.count + 1, opened: key };
};

/** Whether a guest has to sign in first to see what there may be. */
const isForMembers = (context: Pick<WorkflowContext, 'id' | 'isMember'>, error: unknown): boolean => {
  const code = refusalCodeOf(error);
  return !context.isMember && (code === 'guests.turned-away' || (code === 'workflow.not-found' && !isOfLink(context)));
};

/**
 * One workflow of a member: its steps added, set, moved and removed, and saved as the server finds them right. One of
 * somebody else, for the site or by link, is there to be run and copied, for guests too.
 */
export const workflowMachine = setup({
  types: {
    context: {} as WorkflowContext,
    events: {} as WorkflowEvent,
    emitted: {} as Notice,
    input: {} as WorkflowInput,
    tags: {} as 'busy',
  },
  actors: { presence, fetchWorkflow, saveWorkflow },
  actions: {
    keepDraft: ({ context }: { readonly context: WorkflowContext }) =>
      isChanged(context) ? keepDraft(context) : forgetDraft(context),
    forgetDraft: ({ context }: { readonly context: WorkflowContext }) => forgetDraft(context),
    keepCopy: ({ context }: { readonly context: WorkflowContext }) => keepDraft({ ...context, id: null }),
  },
}).createMachine({
  id: 'workflow',
  context: ({ input }) => begun(input),
  invoke: { id: 'presence', src: 'presence', input: ({ context }) => context.auth },
  initial: 'waiting',
  states: {
    waiting: {
      tags: 'busy',
      on: {
        'user.present': { target: 'loading', actions: assign({ isMember: true }) },
        'user.absent': 'loading',
      },
    },
    absent: {},
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchWorkflow',
        input: ({ context }) => ({ id: context.id }),
        onDone: [
          {
            guard: ({ event }) => event.output?.own === false,
            target: 'viewing',
            actions: assign(({ event }) => (event.output ? found(event.output) : {})),
          },
          { guard: ({ context }) => !context.isMember, target: 'absent' },
          {
            target: 'editing',
            actions: assign(({ context, event }) => (event.output ? loaded(event.output, context) : {})),
          },
        ],
        onError: [
          { guard: ({ context, event }) => isForMembers(context, event.error), target: 'absent' },
          { guard: ({ event }) => refusalCodeOf(event.error) === 'workflow.not-found', target: 'gone' },
          { target: 'failed' },
        ],
      },
    },
    gone: {},
    viewing: { on: { 'copy.pressed': { actions: 'keepCopy' } } },
    failed: { on: { 'retry.pressed': 'loading' } },
    editing: {
      initial: 'resting',
      states: {
        resting: {
          on: {
            'adding.opened': {
              guard: ({ context }) => context.steps.length < WORKFLOW_STEPS_MAX,
              target: 'adding',
              actions: assign({ query: '' }),
            },
            'step.opened': {
              guard: ({ context, event }) => has(context, event.key),
              actions: assign({ opened: ({ event }) => event.key }),
            },
            'step.dragged': { actions: assign({ dragged: ({ event }) => event.key }) },
            'step.closed': { actions: assign({ opened: null }) },
            'name.typed': { actions: [assign({ name: ({ event }) => event.text, failure: '' }), 'keepDraft'] },
            'step.removed': {
              guard: ({ context, event }) => has(context, event.key),
              actions: [
                assign(({ context, event }) =>
                  arranged(
                    context,
                    context.steps.filter(({ key }) => key !== event.key),
                  ),
                ),
                'keepDraft',
              ],
            },
            'step.moved': {
              guard: ({ context: { steps }, event: { key, to } }) =>
                to >= 0 && to < steps.length && steps.findIndex((step) => step.key === key) !== to,
              actions: [
                assign(({ context, event: { key, to } }) => ({
                  ...arranged(context, withMoved(context.steps, key, to)),
                  moved: { key, to: to + 1 },
                  dragged: null,
                })),
                'keepDraft',
              ],
            },
            'option.changed': {
              actions: [
                assign(({ context, event: { key, field, value } }) =>
                  changed(context, key, ({ values }) => ({ values: { ...values, [field]: value } })),
                ),
                'keepDraft',
              ],
            },
            'condition.changed': {
              actions: [
                assign(({ context, event: { key, when } }) => changed(context, key, () => ({ when }))),
                'keepDraft',
              ],
            },
            'undo.pressed': {
              guard: ({ context }) => context.past.length > 0,
              actions: [
                assign(({ context: { past, steps } }) => ({
                  steps: past.at(-1) ?? steps,
                  past: past.slice(0, -1),
                  problem: null,
                  moved: null,
                })),
                'keepDraft',
              ],
            },
            'save.pressed': {
              guard: ({ context }) => context.name.trim() !== '' && context.steps.length > 0 && isChanged(context),
              target: 'saving',
            },
          },
        },
        adding: {
          on: {
            'adding.closed': 'resting',
            'query.typed': { actions: assign({ query: ({ event }) => event.text }) },
            'step.added': {
              target: 'resting',
              actions: [assign(({ context, event }) => withAdded(context, event.tool)), 'keepDraft'],
            },
          },
        },
        saving: {
          entry: assign({ problem: null, failure: '' }),
          invoke: {
            id: 'save',
            src: 'saveWorkflow',
            input: ({ context: { id, name, steps } }) => ({ id, name: name.trim(), steps: steps.map(stepOf) }),
            onDone: {
              target: 'resting',
              actions: [
                'forgetDraft',
                assign(({ context, event }) => ({
                  id: event.output.id,
                  name: event.output.name,
                  saved: textOf(context),
                  reach: reachOf(event.output),
                })),
                emit(plainNotice('The workflow is saved')),
              ],
            },
            onError: [
              {
                guard: ({ context, event }) => refusedStep(context.steps, event.error) !== undefined,
                target: 'resting',
                actions: assign(({ context, event }) => {
                  const problem = refusedStep(context.steps, event.error) ?? null;
                  return { problem, opened: problem?.key ?? null };
                }),
              },
              {
                target: 'resting',
                actions: assign({ failure: ({ event }) => serverMessageOr('Please try again.', event.error) }),
              },
            ],
          },
        },
      },
    },
  },
});

export type WorkflowActor = ActorRefFrom<typeof workflowMachine>;
