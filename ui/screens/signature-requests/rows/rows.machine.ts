import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import type { RowOutcome } from '../../../../contracts/api/request-rows.js';
import { csvLine } from '../../../../contracts/csv-cells.js';
import { REQUEST_ROWS_TEXT_MAX } from '../../../../contracts/limits.js';
import { columnsFor } from '../../../../contracts/request-rows/row-columns.js';
import { copyText } from '../../../browser/copy-text.js';
import { saveFile } from '../../../browser/save-file.js';
import { sendRows, type RowsEvent } from '../../../calls/request-rows.calls.js';
import { failureNotice, messageOf, plainNotice, type Notice } from '../../../notice.js';
import type { RequestTemplate } from '../ask/request-template.js';
import { askedBy } from '../templates/account-templates.js';
import { checkRows, noRows, readTable, type CheckedRows } from './check-rows.js';
import { dropKeptRows, keepRows, readKeptRows, type KeptRows } from './kept-rows.js';

export interface ListContext {
  /** The template that the rows fill in, with its document. */
  readonly template: RequestTemplate | null;
  /** CSV. */
  readonly text: string;
  readonly file: File | null;
  readonly checked: CheckedRows;
  /** The list that is being sent, was sent, or was left behind. */
  readonly kept: KeptRows | null;
  readonly told: readonly RowOutcome[];
  /** Why sending broke off; empty where it did not. */
  readonly problem: string;
}

export type ListEvent =
  | RowsEvent
  | { readonly type: 'template.taken'; readonly template: RequestTemplate }
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'table.chosen'; readonly files: readonly File[] }
  | { readonly type: 'example.wanted' }
  | { readonly type: 'send.pressed' }
  | { readonly type: 'stop.pressed' }
  | { readonly type: 'list.resumed' }
  | { readonly type: 'links.wanted' }
  | { readonly type: 'copy.pressed'; readonly link: string }
  | { readonly type: 'list.closed' };

const empty: ListContext = {
  template: null,
  text: '',
  file: null,
  checked: noRows,
  kept: null,
  told: [],
  problem: '',
};

const needed = <Thing>(thing: Thing | null): Thing => {
  if (thing === null) throw new Error('there is no list');
  return thing;
};

/** Rows that become requests. */
export const soundRows = ({ rows }: CheckedRows): number => rows.filter(({ problems }) => problems.length === 0).length;

/** Rows that are not made yet, whatever the reason. */
export const rowsLeft = ({ kept, told }: ListContext): number =>
  (kept?.total ?? 0) - told.filter(({ outcome }) => outcome === 'made').length;

/** A table of the links that were made. */
export const tableOfLinks = (outcomes: readonly RowOutcome[]): string =>
  `\uFEFF${csvLine(['row', 'name', 'link', 'by mail'])}${outcomes
    .flatMap((one) => (one.outcome === 'made' ? one.request.links.map((link) => ({ row: one.row, ...link })) : []))
    .map(({ row, name, link, isMailed }) => csvLine([String(row), name, link, isMailed ? 'yes' : 'no']))
    .join('')}`;

const saveTable = (text: string, name: string): void => saveFile(new Blob([text], { type: 'text/csv' }), name);

const listSetup = setup({
  types: {
    context: {} as ListContext,
    events: {} as ListEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { readKeptRows, readTable, checkRows, keepRows, dropKeptRows, sendRows, copyText },
  actions: {
    saveExample: ({ context }) => {
      const headers = columnsFor(needed(context.template).people).map(({ header }) => header);
      saveTable(`\uFEFF${csvLine(headers)}`, 'requests.csv');
    },
    saveLinks: ({ context }) => saveTable(tableOfLinks(context.told), 'links.csv'),
  },
});

/** The list is filled in, and each change of it is checked. */
const choosing = listSetup.createStateConfig({
  initial: 'resting',
  on: {
    'list.closed': '#request-rows.idle',
    'example.wanted': { actions: 'saveExample' },
    'text.typed': {
      guard: ({ event }) => event.text.length <= REQUEST_ROWS_TEXT_MAX,
      target: '.checking',
      reenter: true,
      actions: assign({ text: ({ event }) => event.text }),
    },
    'table.chosen': [
      {
        guard: ({ event }) => (event.files[0]?.size ?? 0) > REQUEST_ROWS_TEXT_MAX,
        actions: emit(failureNotice('File too large', 'Divide the list into several ones.')),
      },
      { target: '.reading', reenter: true, actions: assign({ file: ({ event }) => event.files[0] ?? null }) },
    ],
  },
  states: {
    resting: {
      on: {
        'send.pressed': { guard: ({ context }) => soundRows(context.checked) > 0, target: '#request-rows.keeping' },
      },
    },
    reading: {
      invoke: {
        id: 'read-table',
        src: 'readTable',
        input: ({ context }) => ({ file: needed(context.file) }),
        onDone: { target: 'checking', actions: assign({ text: ({ event }) => event.output }) },
        onError: {
          target: 'resting',
          actions: emit(({ event }) => failureNotice('The list cannot be read', messageOf(event.error, ''))),
        },
      },
    },
    checking: {
      invoke: {
        id: 'check',
        src: 'checkRows',
        input: ({ context }) => ({ template: needed(context.template), text: context.text }),
        onDone: { target: 'resting', actions: assign({ checked: ({ event }) => event.output }) },
        onError: {
          target: 'resting',
          actions: emit(({ event }) => failureNotice('The list cannot be read', messageOf(event.error, ''))),
        },
      },
    },
  },
});

/** The outcome of each row is in sight. */
const sent = listSetup.createStateConfig({
  initial: 'resting',
  on: {
    'list.closed': '#request-rows.dropping',
    'list.resumed': {
      guard: ({ context }) => rowsLeft(context) > 0,
      target: '#request-rows.sending',
    },
    'links.wanted': { actions: 'saveLinks' },
  },
  states: {
    resting: { on: { 'copy.pressed': 'copying' } },
    copying: {
      invoke: {
        id: 'copy',
        src: 'copyText',
        input: ({ event }) => ({ text: event.type === 'copy.pressed' ? event.link : '' }),
        onDone: { target: 'resting', actions: emit(plainNotice('Link copied')) },
        onError: { target: 'resting', actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')) },
      },
    },
  },
});

const taken = {
  target: '#request-rows.choosing',
  actions: listSetup.assign(({ event }) =>
    event.type === 'template.taken' ? { ...empty, template: event.template } : {},
  ),
} as const;

/** A list whose rows become signature requests of one template. */
export const rowsMachine = listSetup.createMachine({
  id: 'request-rows',
  context: empty,
  initial: 'restoring',
  states: {
    restoring: {
      on: { 'template.taken': taken },
      invoke: {
        id: 'restore',
        src: 'readKeptRows',
        onDone: [
          {
            guard: ({ event }) => event.output !== null,
            target: 'left',
            actions: assign({ kept: ({ event }) => event.output }),
          },
          { target: 'idle' },
        ],
        onError: 'idle',
      },
    },
    idle: { entry: assign(empty), on: { 'template.taken': taken } },
    left: { on: { 'template.taken': taken, 'list.resumed': 'sending', 'list.closed': 'dropping' } },
    choosing,
    keeping: {
      tags: 'busy',
      invoke: {
        id: 'keep',
        src: 'keepRows',
        input: ({ context: { template, text, checked } }) => ({
          template: needed(template),
          text,
          total: checked.rows.length,
        }),
        onDone: { target: 'sending', actions: assign({ kept: ({ event }) => event.output }) },
        onError: 'choosing',
      },
    },
    sending: {
      tags: 'busy',
      entry: assign({ told: [], problem: '' }),
      invoke: {
        id: 'send-rows',
        src: 'sendRows',
        input: ({ context }) => {
          const { key, template, text } = needed(context.kept);
          return { key, text, file: needed(template.file), template: askedBy(template) };
        },
      },
      on: {
        'row.told': { actions: assign({ told: ({ context, event }) => [...context.told, event.told] }) },
        'rows.ended': 'sent',
        'rows.failed': { target: 'sent', actions: assign({ problem: ({ event }) => event.problem }) },
        'stop.pressed': 'sent',
      },
    },
    sent,
    dropping: { invoke: { id: 'drop', src: 'dropKeptRows', onDone: 'idle', onError: 'idle' } },
  },
});

export type RowsActor = ActorRefFrom<typeof rowsMachine>;
