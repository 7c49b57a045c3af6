import { assign, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { arrangerOf } from './arranger.js';
import { convertingRegion } from './converting.region.js';
import {
  inHand,
  initialContext,
  isOtherSource,
  problemOf,
  uploadOf,
  withBatch,
  withFailure,
  withOption,
  withReplaced,
  withSource,
  type HomeContext,
} from './home.context.js';
import { homeSetup } from './home.setup.js';
import { askFor } from '../files/locked-files.js';
import { unlockingRegion } from './unlocking.region.js';
import { noProgress } from './progress.js';
import { rowOf } from './conversion-result.js';
import { moveFile, sortFiles, placeOf, removeFile } from '../files/selection.js';

const forget = {
  type: 'forget',
  params: ({ context }: { readonly context: HomeContext }) => context.selection.files.map(({ file }) => file),
} as const;

const filesById = ({ selection }: HomeContext, id: number): readonly File[] =>
  selection.files.filter((entry) => entry.id === id).map(({ file }) => file);

/** A tool that is open will be asked for next: its large files can go ahead. */
const filesToSend = ({ context }: { readonly context: HomeContext }): readonly File[] =>
  context.unfolded === null
    ? []
    : inHand(context)
        .files.filter(({ from }) => from === undefined)
        .map(({ file }) => file);

/** The home page: selecting files, running a conversion, showing its result. Requirements. */
export const homeMachine = homeSetup.createMachine({
  id: 'home',
  context: initialContext,
  invoke: [
    { id: 'recent', src: 'recent' },
    { id: 'history', src: 'history' },
    { id: 'resultBox', src: 'resultBox' },
    { id: 'aiOverlay', src: 'aiOverlay' },
    { id: 'pageDrop', src: 'pageDrop' },
    { id: 'systemFiles', src: 'systemFiles' },
    { id: 'restoredFiles', src: 'restoredFiles' },
  ],
  type: 'parallel',
  states: {
    drag: {
      initial: 'away',
      states: { away: { on: { 'drag.entered': 'over' } }, over: { on: { 'drag.left': 'away' } } },
    },
    work: {
      initial: 'empty',
      states: {
        empty: {
          always: { guard: ({ context }) => context.selection.files.length > 0, target: 'choosing' },
          on: { 'files.chosen': { actions: { type: 'addFiles', params: ({ event }) => event.files } } },
        },
        choosing: {
          entry: 'hideOverlay',
          always: { guard: 'nothingSelected', target: 'empty' },
          on: {
            'files.chosen': { actions: { type: 'addFiles', params: ({ event }) => event.files } },
            'file.removed': {
              actions: [
                { type: 'forget', params: ({ context, event }) => filesById(context, event.id) },
                assign(({ context, event }) => ({
                  selection: removeFile(context.selection, event.id),
                  locked: context.locked.filter((id) => id !== event.id),
                  arrangement: null,
                })),
              ],
            },
            'file.moved': {
              actions: assign(({ context, event }) => {
                const selection = moveFile(context.selection, event.id, event.by);
                return { selection, arrangement: null, announcement: placeOf(selection, event.id) };
              }),
            },
            'files.sorted': {
              actions: assign(({ context, event }) => {
                const selection = sortFiles(context.selection, event.ids);
                const [first] = selection.files;
                return { selection, arrangement: null, announcement: first ? placeOf(selection, first.id) : '' };
              }),
            },
            'source.changed': {
              guard: ({ context, event }) => isOtherSource(context, event),
              actions: assign(({ event }) => ({ ...withSource(event), arrangement: null, problem: null })),
            },
            'files.replaced': { actions: assign(({ context, event }) => withReplaced(context, event.files)) },
            'selection.cleared': { target: 'empty', actions: [forget, 'clear'] },
            'arrange.opened': {
              guard: ({ context }) => arrangerOf(inHand(context)) !== undefined,
              target: 'arranging',
            },
            'arrangement.dropped': {
              guard: ({ context }) => context.arrangement !== null,
              actions: assign({ arrangement: null }),
            },
            'unlock.pressed': {
              guard: ({ context, event }) => context.selection.files.some(({ id }) => id === event.id),
              target: 'unlocking',
              actions: assign(({ event: { id } }) => ({ asking: { id, wrong: false, start: false } })),
            },
            'options.toggled': {
              actions: [
                assign(({ context, event }) => ({ unfolded: context.unfolded === event.tool ? null : event.tool })),
                { type: 'beginToSend', params: filesToSend },
              ],
            },
            'option.changed': {
              actions: assign(({ context, event }) => ({
                options: withOption(context.options, event),
                problem: null,
              })),
            },
            'tool.chosen': [
              {
                guard: { type: 'isBlockedByLock', params: ({ event }) => event },
                target: 'unlocking',
                actions: assign(({ context, event }) => ({
                  tool: event.tool,
                  problem: null,
                  asking: askFor(context.locked, true),
                })),
              },
              {
                guard: { type: 'canStart', params: ({ event }) => event },
                target: 'uploading',
                actions: assign(({ event }) => ({
                  tool: event.tool,
                  problem: null,
                  failure: null,
                  progress: noProgress,
                })),
              },
              {
                guard: ({ context, event }) => problemOf(context, event) !== null,
                actions: assign(({ context, event }) => ({
                  problem: problemOf(context, event),
                  unfolded: event.tool,
                })),
              },
              { actions: assign(({ context, event }) => withBatch(context, event.tool)) },
            ],
          },
        },
        arranging: {
          on: {
            'arrange.left': {
              target: 'choosing',
              actions: assign({ arrangement: ({ event }) => event.arrangement }),
            },
            'arrange.started': {
              target: 'uploading',
              actions: assign(({ context, event }) => ({
                arrangement: event.arrangement,
                tool: arrangerOf(inHand(context))?.id ?? '',
                problem: null,
                failure: null,
                progress: noProgress,
              })),
            },
          },
        },
        unlocking: unlockingRegion,
        uploading: {
          tags: 'busy',
          entry: 'showOverlay',
          invoke: [
            { id: 'upload', src: 'upload', input: ({ context }) => uploadOf(context) },
            { id: 'leaveWarning', src: 'leaveWarning' },
          ],
          on: {
            'upload.progressed': {
              actions: { type: 'showUpload', params: ({ event: { sent, total } }) => ({ sent, total }) },
            },
            'upload.accepted': {
              target: 'converting',
              actions: [
                assign(({ context, event }) => ({
                  conversion: event.reply,
                  progress: { ...context.progress, state: 'converting' as const },
                })),
                { type: 'listConversion', params: ({ context, event }) => rowOf(context, event) },
              ],
            },
            'upload.refused': {
              target: 'choosing',
              actions: [
                { type: 'tellFailure', params: ({ event }) => event.message },
                assign(({ context, event }) => withFailure(context, event.message)),
                'resetProgress',
              ],
            },
            'cancel.pressed': { target: 'choosing', actions: 'resetProgress' },
          },
        },
        converting: convertingRegion,
        completed: {
          entry: 'hideOverlay',
          after: {
            progressReset: {
              target: 'choosing',
              actions: ['clearDone', 'resetProgress', 'refetchHistory'],
            },
          },
        },
        failed: {
          entry: 'hideOverlay',
          after: {
            progressReset: [
              {
                guard: ({ context }) => context.asking !== null,
                target: 'unlocking',
                actions: ['resetProgress', 'refetchHistory'],
              },
              { target: 'choosing', actions: ['resetProgress', 'refetchHistory'] },
            ],
          },
        },
      },
    },
  },
  on: {
    'sender.told': { actions: { type: 'tellSender', params: ({ event }) => event.sender } },
    'tool.wanted': { actions: assign(({ event }) => ({ wanted: { id: event.tool } })) },
    'conversion.listed': { actions: { type: 'listConversion', params: ({ event }) => event.row } },
    'alert.dismissed': {
      actions: assign(({ context }) => ({ selection: { ...context.selection, turnedAway: [] } })),
    },
  },
});

export type HomeActor = ActorRefFrom<typeof homeMachine>;

/** Whether a tool runs, or has only just ended. */
export const isAtWork = ({ value: { work } }: SnapshotFrom<typeof homeMachine>): boolean =>
  typeof work === 'string' ? ['uploading', 'completed', 'failed'].includes(work) : 'converting' in work;
