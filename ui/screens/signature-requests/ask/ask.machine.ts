import { assign, emit, fromPromise, setup, type ActorRefFrom } from 'xstate';
import { maxBytesOf, typeOfFile } from '../../../../contracts/files.js';
import { copyText } from '../../../browser/copy-text.js';
import { pageDrop } from '../../../browser/page-drop.js';
import { callProblem } from '../../../calls/call-errors.js';
import { sendRequest } from '../../../calls/signature-requests.calls.js';
import { failureNotice, plainNotice, type Notice } from '../../../notice.js';
import { openPdf } from '../../../pdf/open-pdf.js';
import type { PdfDocument } from '../../../pdf/pdf-document.js';
import {
  emptyAsk,
  forOthers,
  fromTemplate,
  lackingIn,
  requestOf,
  withChanged,
  withField,
  withoutField,
  withoutPerson,
  withPerson,
  type AskContext,
  type AskEvent,
  type Sheet,
} from './ask-context.js';

const measure = fromPromise<Sheet, { readonly pdf: PdfDocument; readonly page: number }>(({ input }) =>
  input.pdf.size(input.page),
);

const problemOf = ([file]: readonly File[]): Notice | null => {
  if (!file || typeOfFile(file)?.kind !== 'pdf') return failureNotice('Invalid file type', 'Please upload a PDF file');
  return file.size > maxBytesOf('pdf') ? failureNotice('File too large', 'PDF must be less than 25MB') : null;
};

const needed = <Thing>(thing: Thing | null): Thing => {
  if (thing === null) throw new Error('there is no document');
  return thing;
};

/** A request for signatures that is being made: the document, who signs, and where. */
export const askMachine = setup({
  types: {
    context: {} as AskContext,
    events: {} as AskEvent,
    emitted: {} as Notice,
    tags: {} as 'busy',
  },
  actors: { openPdf, pageDrop, measure, sendRequest, copyText },
}).createMachine({
  id: 'ask-signatures',
  context: emptyAsk,
  initial: 'empty',
  states: {
    empty: {
      entry: assign(emptyAsk),
      invoke: { id: 'drop', src: 'pageDrop' },
      initial: 'away',
      states: { away: { on: { 'drag.entered': 'over' } }, over: { on: { 'drag.left': 'away' } } },
      on: {
        'files.chosen': [
          {
            guard: ({ event }) => problemOf(event.files) !== null,
            actions: emit(({ event }) => problemOf(event.files) ?? failureNotice('No file selected')),
          },
          { target: 'present', actions: assign({ file: ({ event }) => event.files[0] ?? null }) },
        ],
        'template.taken': { target: 'present', actions: assign(({ event }) => fromTemplate(event.template)) },
      },
    },
    present: {
      invoke: { id: 'pdf', src: 'openPdf', input: ({ context }) => ({ file: needed(context.file) }) },
      initial: 'opening',
      on: {
        'file.cleared': 'empty',
        'pdf.locked': {
          target: 'empty',
          actions: emit(failureNotice('The file cannot be opened', 'Remove its password first.')),
        },
        'pdf.refused': {
          target: 'empty',
          actions: emit(({ event }) => failureNotice('The file cannot be opened', event.message)),
        },
      },
      states: {
        opening: {
          tags: 'busy',
          on: { 'pdf.opened': { target: 'turning', actions: assign({ pdf: ({ event }) => event.pdf }) } },
        },
        turning: {
          invoke: {
            id: 'measure',
            src: 'measure',
            input: ({ context: { pdf, page } }) => ({ pdf: needed(pdf), page }),
            onDone: { target: 'placing', actions: assign({ sheet: ({ event }) => event.output }) },
            onError: {
              target: '#ask-signatures.empty',
              actions: emit(({ event }) => failureNotice('This page cannot be shown', callProblem(event.error))),
            },
          },
        },
        placing: {
          on: {
            'page.chosen': {
              guard: ({ context: { pdf }, event: { page } }) => page >= 0 && page < (pdf?.pageCount ?? 0),
              target: 'turning',
              actions: assign({ page: ({ event }) => event.page, chosen: null }),
            },
            'person.added': { actions: assign(({ context }) => withPerson(context)) },
            'person.removed': { actions: assign(({ context, event }) => withoutPerson(context, event.recipient)) },
            'person.changed': {
              actions: assign({
                people: ({ context, event: { recipient, change } }) =>
                  context.people.map((one, index) => (index + 1 === recipient ? { ...one, ...change } : one)),
              }),
            },
            'person.chosen': { actions: assign({ recipient: ({ event }) => event.recipient }) },
            'order.switched': { actions: assign({ isInOrder: ({ context }) => !context.isInOrder }) },
            'field.added': { actions: assign(({ context, event }) => withField(context, event.kind)) },
            'field.chosen': { actions: assign({ chosen: ({ event }) => event.id }) },
            'field.placed': {
              actions: assign({ fields: ({ context, event: { id, box } }) => withChanged(context, id, { box }) }),
            },
            'field.labelled': {
              actions: assign({ fields: ({ context, event: { id, label } }) => withChanged(context, id, { label }) }),
            },
            'field.removed': { actions: assign(({ context, event }) => withoutField(context, event.id)) },
            'message.typed': { actions: assign({ message: ({ event }) => event.text }) },
            'days.chosen': { actions: assign({ days: ({ event }) => event.days }) },
            'hand-on.switched': { actions: assign({ mayHandOn: ({ context }) => !context.mayHandOn }) },
            'reminders.chosen': { actions: assign({ remindEvery: ({ event }) => event.days }) },
            'send.pressed': [
              { guard: ({ context }) => lackingIn(context) === null, target: 'sending' },
              {
                actions: assign(({ context }) => ({ recipient: lackingIn(context)?.recipient ?? context.recipient })),
              },
            ],
          },
        },
        sending: {
          tags: 'busy',
          invoke: {
            id: 'send',
            src: 'sendRequest',
            input: ({ context }) => ({ file: needed(context.file), request: requestOf(context) }),
            onDone: {
              target: '#ask-signatures.sent',
              actions: assign({ sent: ({ event }) => event.output }),
            },
            onError: {
              target: 'placing',
              actions: emit(({ event }) => failureNotice('Not sent', callProblem(event.error))),
            },
          },
        },
      },
    },
    sent: {
      initial: 'resting',
      on: {
        'file.cleared': 'empty',
        'again.pressed': { target: 'present', actions: assign(({ context }) => forOthers(context)) },
      },
      states: {
        resting: { on: { 'copy.pressed': 'copying' } },
        copying: {
          invoke: {
            id: 'copy',
            src: 'copyText',
            input: ({ event }) => ({ text: event.type === 'copy.pressed' ? event.link : '' }),
            onDone: { target: 'resting', actions: emit(plainNotice('Link copied')) },
            onError: {
              target: 'resting',
              actions: emit(failureNotice('Copy Failed', 'Could not copy to clipboard')),
            },
          },
        },
      },
    },
  },
});

export type AskActor = ActorRefFrom<typeof askMachine>;
