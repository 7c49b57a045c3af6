import { assign, sendTo } from 'xstate';
import { failureNotice, type Notice } from '../../../notice.js';
import { placed, withBefore, withMade, withoutFile, type EditorContext } from './editor-context.js';
import { editorSetup } from './editor-setup.js';
import { fileProblem } from './file-check.js';
import { fitted } from '../signature/signature-placement.js';
import { canZoom } from './zoom.js';
import { fileOf, pageOf } from './editor-requests.js';

const first = (files: readonly File[]): File | null => files[0] ?? null;

const problemOf = (files: readonly File[]): Notice | null => {
  const file = first(files);
  return file && fileProblem(file);
};

const isThere = ({ pdf, page }: EditorContext, wanted: number): boolean =>
  wanted !== page && wanted >= 0 && wanted < (pdf?.pageCount ?? 0);

/** The file: none, being opened, locked by a password, or open at a page. Requirement. */
export const fileRegion = editorSetup.createStateConfig({
  initial: 'empty',
  states: {
    empty: {
      entry: assign(withoutFile),
      invoke: { id: 'drop', src: 'pageDrop' },
      initial: 'away',
      states: { away: { on: { 'drag.entered': 'over' } }, over: { on: { 'drag.left': 'away' } } },
      on: {
        'files.chosen': [
          {
            guard: ({ event }) => problemOf(event.files) !== null,
            actions: {
              type: 'tell',
              params: ({ event }) => problemOf(event.files) ?? failureNotice('No file selected'),
            },
          },
          {
            guard: ({ event }) => event.files.length > 0,
            target: 'present',
            actions: [
              assign({ file: ({ event }) => first(event.files), analysis: null }),
              { type: 'joinWork', params: ({ context }) => fileOf(context) },
            ],
          },
        ],
      },
    },
    present: {
      invoke: { id: 'pdf', src: 'openPdf', input: ({ context }) => ({ file: fileOf(context) }) },
      initial: 'opening',
      states: {
        opening: { tags: 'busy' },
        locked: {
          on: {
            'password.given': {
              target: 'opening',
              actions: sendTo('pdf', ({ event }) => event),
            },
          },
        },
        turning: {
          invoke: {
            id: 'readPage',
            src: 'readPage',
            input: ({ context }) => pageOf(context),
            onDone: {
              target: 'open',
              actions: assign(({ context, event: { output: facts } }) => ({
                facts,
                ...placed({ ...context, facts }, fitted),
              })),
            },
            onError: {
              target: 'open',
              actions: {
                type: 'tellError',
                params: ({ event }) => ({ title: 'This page cannot be shown', error: event.error }),
              },
            },
          },
        },
        open: {},
      },
      on: {
        'pdf.locked': { target: '.locked', actions: assign({ wrongPassword: ({ event }) => event.wrong }) },
        'pdf.opened': { target: '.turning', actions: assign({ pdf: ({ event }) => event.pdf }) },
        'pdf.refused': {
          target: 'empty',
          actions: [
            { type: 'leaveWork', params: ({ context }) => fileOf(context) },
            {
              type: 'tell',
              params: ({ event }) => failureNotice('The file cannot be opened', event.message),
            },
          ],
        },
        'page.chosen': {
          guard: ({ context, event }) => isThere(context, event.page),
          target: '.turning',
          actions: assign({ page: ({ event }) => event.page, selected: '', drawn: null }),
        },
        'zoom.changed': {
          guard: ({ context, event }) => canZoom(context.zoom, event.by),
          actions: assign({ zoom: ({ context, event }) => context.zoom + event.by }),
        },
        'file.made': {
          target: '.opening',
          actions: [assign(({ context, event }) => withMade(context, event.file)), 'replaceFile'],
        },
        'file.restored': {
          guard: ({ context }) => context.before !== null,
          target: '.opening',
          actions: [assign(({ context }) => withBefore(context)), 'replaceFile'],
        },
        'file.cleared': {
          target: 'empty',
          actions: { type: 'leaveWork', params: ({ context }) => fileOf(context) },
        },
      },
    },
  },
});
