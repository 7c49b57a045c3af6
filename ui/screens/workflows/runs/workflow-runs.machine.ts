import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { RunSecrets, WorkflowRun } from '../../../../contracts/api/workflows.js';
import { copyText } from '../../../browser/copy-text.js';
import { failedCallNotice } from '../../../calls/call-errors.js';
import { cancelRun, fetchResultLink, fetchRuns, startRuns } from '../../../calls/workflows.calls.js';
import { failureNotice, plainNotice, type Notice } from '../../../notice.js';

export interface WorkflowRunsContext {
  /** The workflow whose runs they are. */
  readonly workflow: string;
  readonly runs: readonly WorkflowRun[];
  /** The files that a run is started with. */
  readonly files: readonly File[];
  /** Asked for at each run, by the number of the step and the name of the option; kept nowhere else. */
  readonly secrets: RunSecrets;
  /** The run that is being cancelled, or the conversion whose link is copied. */
  readonly id: string;
  readonly link: string;
}

export type WorkflowRunsEvent =
  | { readonly type: 'retry.pressed' }
  | { readonly type: 'secret.typed'; readonly step: number; readonly field: string; readonly text: string }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'cancel.pressed'; readonly id: string }
  | { readonly type: 'link.pressed'; readonly conversion: string };

/** The time until runs are asked after again that could not be. */
const LOOK_AGAIN_MS = 5000;

const isUnderWay = ({ runs }: Pick<WorkflowRunsContext, 'runs'>): boolean =>
  runs.some(({ status }) => status === 'running');

/** Whether no files are being sent. */
const isFree = ({ files }: WorkflowRunsContext): boolean => files.length === 0;

const isRunning = ({ runs }: WorkflowRunsContext, run: string): boolean =>
  runs.some(({ id, status }) => id === run && status === 'running');

/** With what is known by now of runs, the newest first; those that the list lacks yet stay. */
const withNews = (before: readonly WorkflowRun[], now: readonly WorkflowRun[]): readonly WorkflowRun[] => {
  const known = new Set(now.map(({ id }) => id));
  const left = before.filter(({ id }) => !known.has(id));
  return [...left, ...now].toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
};

const withSecret = (secrets: RunSecrets, { step, field, text }: Typed): RunSecrets => ({
  ...secrets,
  [step]: { ...secrets[step], [field]: text },
});
type Typed = Extract<WorkflowRunsEvent, { type: 'secret.typed' }>;

/** Secrets that were left empty are not sent. */
const givenSecrets = (secrets: RunSecrets): RunSecrets =>
  Object.fromEntries(
    Object.entries(secrets).map(([step, options]) => [
      step,
      Object.fromEntries(Object.entries(options).filter(([, text]) => text !== '')),
    ]),
  );

/** The runs of one workflow: started on files, watched, cancelled, their results shared. */
export const workflowRunsMachine = setup({
  types: {
    context: {} as WorkflowRunsContext,
    events: {} as WorkflowRunsEvent,
    emitted: {} as Notice,
    input: {} as { readonly workflow: string },
    tags: {} as 'busy',
  },
  actors: { fetchRuns, startRuns, cancelRun, fetchResultLink, copyText },
  delays: { lookAgain: LOOK_AGAIN_MS },
}).createMachine({
  id: 'workflow-runs',
  context: ({ input: { workflow } }) => ({ workflow, runs: [], files: [], secrets: {}, id: '', link: '' }),
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      invoke: {
        id: 'load',
        src: 'fetchRuns',
        input: ({ context }) => ({ id: context.workflow, isAgain: false }),
        onDone: { target: 'listed', actions: assign({ runs: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { 'retry.pressed': 'loading' } },
    listed: {
      initial: 'deciding',
      on: {
        'secret.typed': {
          guard: ({ context }) => isFree(context),
          actions: assign({ secrets: ({ context, event }) => withSecret(context.secrets, event) }),
        },
        'files.chosen': {
          guard: ({ context, event }) => isFree(context) && event.files.length > 0,
          target: '.starting',
          actions: assign({ files: ({ event }) => event.files }),
        },
        'cancel.pressed': {
          guard: ({ context, event }) => isFree(context) && isRunning(context, event.id),
          target: '.cancelling',
          actions: assign({ id: ({ event }) => event.id }),
        },
        'link.pressed': {
          guard: ({ context }) => isFree(context),
          target: '.asking',
          actions: assign({ id: ({ event }) => event.conversion }),
        },
      },
      states: {
        deciding: {
          always: [{ guard: ({ context }) => isUnderWay(context), target: 'watching' }, { target: 'resting' }],
        },
        resting: {},
        watching: {
          invoke: {
            id: 'watch',
            src: 'fetchRuns',
            input: ({ context }) => ({ id: context.workflow, isAgain: true }),
            onDone: {
              target: 'deciding',
              actions: assign({ runs: ({ context, event }) => withNews(context.runs, event.output) }),
            },
            onError: 'lost',
          },
        },
        /** Without a network, what is known stays; it is asked for again after a while. */
        lost: { after: { lookAgain: 'watching' } },
        starting: {
          tags: 'busy',
          invoke: {
            id: 'start',
            src: 'startRuns',
            input: ({ context: { workflow, files, secrets } }) => ({
              id: workflow,
              files,
              secrets: givenSecrets(secrets),
            }),
            onDone: {
              target: 'deciding',
              actions: assign(({ context, event }) => ({
                runs: withNews(context.runs, event.output),
                files: [],
                secrets: {},
              })),
            },
            onError: {
              target: 'deciding',
              actions: [
                assign({ files: [] }),
                emit(({ event }) => failedCallNotice('The workflow could not be started', event.error)),
              ],
            },
          },
        },
        cancelling: {
          invoke: {
            id: 'cancel',
            src: 'cancelRun',
            input: ({ context }) => ({ id: context.id }),
            onDone: {
              target: 'deciding',
              actions: assign({ runs: ({ context, event }) => withNews(context.runs, [event.output]) }),
            },
            onError: {
              target: 'deciding',
              actions: emit(({ event }) => failedCallNotice('The run could not be cancelled', event.error)),
            },
          },
        },
        asking: {
          invoke: {
            id: 'ask',
            src: 'fetchResultLink',
            input: ({ context }) => ({ id: context.id }),
            onDone: { target: 'copying', actions: assign({ link: ({ event }) => event.output }) },
            onError: {
              target: 'deciding',
              actions: emit(({ event }) => failedCallNotice('The link could not be fetched', event.error)),
            },
          },
        },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ context }) => ({ text: context.link }),
            onDone: { target: 'deciding', actions: emit(plainNotice('Link copied')) },
            onError: { target: 'deciding', actions: emit(failureNotice('Copy failed')) },
          },
        },
      },
    },
  },
});

export type WorkflowRunsActor = ActorRefFrom<typeof workflowRunsMachine>;
