import { assign, setup, type ActorRefFrom } from 'xstate';
import { messageOf } from '../../../notice.js';
import type { SelectedFile } from '../../../work/files/selection.js';
import { askReport } from './ask-report.js';
import type { ReportKind } from './report-kind.js';
import type { Report } from './bench-view-data.js';

/** One of the files that are asked about; without a report or a problem it waits for its turn. */
export interface ReportRow {
  /** The id of the selected file. */
  readonly id: number;
  readonly file: File;
  readonly report: Report | null;
  /** Why there is no report; empty if it has not failed. */
  readonly problem: string;
}

export interface ReportsInput {
  readonly kind: ReportKind;
  readonly files: readonly SelectedFile[];
}

export interface ReportsContext {
  readonly kind: ReportKind;
  readonly rows: readonly ReportRow[];
  /** Id of the row whose whole report is shown; null for the list. */
  readonly open: number | null;
}

export type ReportsEvent =
  | { readonly type: 'row.opened'; readonly id: number }
  | { readonly type: 'row.left' }
  | { readonly type: 'failed.retried' };

const FAILED = 'This file could not be inspected.';

const isDue = ({ report, problem }: ReportRow): boolean => report === null && problem === '';
const dueRow = ({ rows }: ReportsContext): ReportRow | undefined => rows.find(isDue);

/** Ends the row whose turn it was. */
const withEnd = (context: ReportsContext, end: Partial<ReportRow>): Pick<ReportsContext, 'rows'> => {
  const due = dueRow(context);
  return { rows: context.rows.map((row) => (row === due ? { ...row, ...end } : row)) };
};

/** The same question about several files, one after the other. Requirement. */
export const reportsMachine = setup({
  types: { context: {} as ReportsContext, events: {} as ReportsEvent, input: {} as ReportsInput },
  actors: { askReport },
  guards: {
    isDone: ({ context }) => dueRow(context) === undefined,
    hasReport: ({ context }, id: number) => context.rows.some((row) => row.id === id && row.report !== null),
    hasFailed: ({ context }) => context.rows.some(({ problem }) => problem !== ''),
  },
}).createMachine({
  id: 'reports',
  context: ({ input: { kind, files } }) => ({
    kind,
    rows: files.map(({ id, file }) => ({ id, file, report: null, problem: '' })),
    open: null,
  }),
  initial: 'next',
  states: {
    next: { always: [{ guard: 'isDone', target: 'over' }, 'asking'] },
    asking: {
      tags: 'busy',
      invoke: {
        id: 'ask',
        src: 'askReport',
        input: ({ context }) => ({ file: dueRow(context)?.file ?? new File([], ''), kind: context.kind }),
        onDone: { target: 'next', actions: assign(({ context, event }) => withEnd(context, { report: event.output })) },
        onError: {
          target: 'next',
          actions: assign(({ context, event }) => withEnd(context, { problem: messageOf(event.error, FAILED) })),
        },
      },
    },
    over: {
      on: {
        'failed.retried': {
          guard: 'hasFailed',
          target: 'next',
          actions: assign(({ context }) => ({ rows: context.rows.map((row) => ({ ...row, problem: '' })) })),
        },
      },
    },
  },
  on: {
    'row.opened': {
      guard: { type: 'hasReport', params: ({ event }) => event.id },
      actions: assign({ open: ({ event }) => event.id }),
    },
    'row.left': { actions: assign({ open: null }) },
  },
});

export type ReportsActor = ActorRefFrom<typeof reportsMachine>;
