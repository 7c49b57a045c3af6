import { assign, setup, type ActorRefFrom } from 'xstate';
import type { FormValues } from '../../../contracts/form-fields.js';
import { matchValues, type Matched, type ValueField } from '../../../contracts/form-values/match-values.js';
import type { ValuesFormat } from '../../../contracts/form-values/values-formats.js';
import { messageOf } from '../../notice.js';
import { exportValues, fillEach, readValues } from './values-actors.js';

/** The form that values go into and come from. */
export interface ValuesInput {
  readonly document: File;
  /** As it is at the moment. */
  readonly form: () => { readonly fields: readonly ValueField[]; readonly values: FormValues };
  /** Puts values into the form, all as one step. */
  readonly take: (values: FormValues) => void;
}

export interface ValuesContext extends ValuesInput {
  readonly file: File | null;
  readonly format: ValuesFormat;
  /** The values of each form that the file fills. */
  readonly rows: readonly FormValues[];
  /** Which of them fills this form, from 0. */
  readonly row: number;
  readonly problems: Matched['problems'];
  /** Why nothing came of it. */
  readonly problem: string;
  /** Fields that were filled from the file. */
  readonly taken: number;
}

export type ValuesEvent =
  | { readonly type: 'file.chosen'; readonly file: File }
  | { readonly type: 'export.pressed'; readonly format: ValuesFormat }
  | { readonly type: 'row.chosen'; readonly row: number }
  | { readonly type: 'take.pressed' }
  | { readonly type: 'each.pressed' }
  | { readonly type: 'cancel.pressed' };

const matchedRow = ({ form, rows, row }: ValuesContext): Matched => matchValues(rows[row] ?? {}, form().fields);

const begun = { problems: [], problem: '', row: 0, taken: 0 } as const;

const valuesSetup = setup({
  types: { context: {} as ValuesContext, events: {} as ValuesEvent, input: {} as ValuesInput, tags: {} as 'busy' },
  actors: { readValues, exportValues, fillEach },
  guards: {
    isOneForm: (_, rows: readonly FormValues[]) => rows.length === 1,
    isRow: ({ context: { rows } }, row: number) => row >= 0 && row < rows.length,
    fits: ({ context }) => matchedRow(context).problems.length === 0,
  },
  actions: {
    tellProblems: assign(({ context }) => ({ problems: matchedRow(context).problems })),
    putIn: assign(({ context }) => {
      const { values } = matchedRow(context);
      context.take(values);
      return { taken: Object.keys(values).length };
    }),
  },
});

/** Values of a form that come from a file and go into one. */
export const valuesMachine = valuesSetup.createMachine({
  id: 'form-values',
  context: ({ input }) => ({ ...input, ...begun, file: null, format: 'csv', rows: [] }),
  initial: 'resting',
  states: {
    resting: {},
    reading: {
      tags: 'busy',
      invoke: {
        id: 'read',
        src: 'readValues',
        input: ({ context: { file } }) => ({ file: file ?? new File([], '') }),
        onDone: [
          {
            guard: { type: 'isOneForm', params: ({ event }) => event.output },
            target: 'matching',
            actions: assign({ rows: ({ event }) => event.output }),
          },
          { target: 'choosing', actions: assign({ rows: ({ event }) => event.output }) },
        ],
        onError: { target: 'refused', actions: assign({ problem: ({ event }) => messageOf(event.error, '') }) },
      },
    },
    /** The file fills several forms; this one takes one of them. */
    choosing: {
      on: {
        'row.chosen': {
          guard: { type: 'isRow', params: ({ event }) => event.row },
          actions: assign({ row: ({ event }) => event.row }),
        },
        'take.pressed': 'matching',
        'each.pressed': 'making',
        'cancel.pressed': 'resting',
      },
    },
    matching: {
      always: [
        { guard: 'fits', target: 'taken', actions: 'putIn' },
        { target: 'refused', actions: 'tellProblems' },
      ],
    },
    making: {
      tags: 'busy',
      invoke: {
        id: 'each',
        src: 'fillEach',
        input: ({ context: { document, file } }) => ({ document, file: file ?? new File([], '') }),
        onDone: 'made',
        onError: { target: 'refused', actions: assign({ problem: ({ event }) => messageOf(event.error, '') }) },
      },
      on: { 'cancel.pressed': 'resting' },
    },
    writing: {
      tags: 'busy',
      invoke: {
        id: 'write',
        src: 'exportValues',
        input: ({ context: { document, format, form } }) => ({ document, format, ...form() }),
        onDone: 'resting',
        onError: { target: 'refused', actions: assign({ problem: ({ event }) => messageOf(event.error, '') }) },
      },
    },
    taken: {},
    made: {},
    refused: { on: { 'cancel.pressed': 'resting' } },
  },
  on: {
    'file.chosen': {
      target: '.reading',
      actions: assign(({ event: { file } }) => ({ ...begun, file })),
    },
    'export.pressed': {
      target: '.writing',
      actions: assign(({ event: { format } }) => ({ ...begun, format })),
    },
  },
});

export type ValuesActor = ActorRefFrom<typeof valuesMachine>;
