import { assign, enqueueActions, raise, sendTo, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { failureNotice } from '../../notice.js';
import { arrangerOf } from './arranger.js';
import { convertingRegion } from './converting-region.js';
import {
  aimedAt,
  batchOf,
  inHand,
  initialContext,
  problemOf,
  uploadOf,
  withFailure,
  withOption,
  withReplaced,
  withShow,
  type WorkContext,
} from './work-context.js';
import { workSetup } from './work-setup.js';
import { batchRegion } from './batch-region.js';
import { namingRegion } from './naming-region.js';
import { showRegion } from './show-region.js';
import { withFile, withLost, withOpened } from '../versions/version-files.js';
import { askFor } from '../files/locked-files.js';
import { unlockingRegion } from './unlocking-region.js';
import { noProgress } from './progress.js';
import { rowOf } from './conversion-result.js';
import { moveFile, sortFiles, swapFile, placeOf, removeFile } from '../files/selection.js';

const forget = {
  type: 'forget',
  params: ({ context }: { readonly context: WorkContext }) => context.files.map(({ file }) => file),
} as const;

const filesById = ({ files }: WorkContext, id: number): readonly File[] =>
  files.filter((entry) => entry.id === id).map(({ file }) => file);

/** After a change of the files. */
const settled = ['settleFiles', 'tellFiles'] as const;

const chosen = {
  actions: [
    {
      type: 'addFiles',
      params: ({ event }: { readonly event: { readonly files: readonly File[] } }) => event.files,
    },
    ...settled,
  ],
} as const;

/** A tool that is open will be asked for next: its large files can go ahead. */
const filesToSend = ({ context }: { readonly context: WorkContext }): readonly File[] =>
  context.unfolded === null
    ? []
    : inHand(context)
        .files.filter(({ from }) => from === undefined)
        .map(({ file }) => file);

/** The chosen files, what was made of them, and the tool that runs. Requirements. */
export const workMachine = workSetup.createMachine({
  id: 'work',
  context: initialContext,
  invoke: [
    { id: 'recent', src: 'recent' },
    { id: 'history', src: 'history' },
    { id: 'resultBox', src: 'resultBox' },
    { id: 'aiOverlay', src: 'aiOverlay' },
    { id: 'pageDrop', src: 'pageDrop' },
    { id: 'systemFiles', src: 'systemFiles' },
    { id: 'restoredFiles', src: 'restoredFiles' },
    { id: 'opener', src: 'openFiles' },
    { id: 'persistence', src: 'persistTab' },
    { id: 'versionFetcher', src: 'fetchVersions' },
    { id: 'awaiter', src: 'awaitResult' },
  ],
  type: 'parallel',
  states: {
    drag: {
      initial: 'away',
      states: { away: { on: { 'drag.entered': 'over' } }, over: { on: { 'drag.left': 'away' } } },
    },
    show: showRegion,
    naming: namingRegion,
    batch: batchRegion,
    act: {
      initial: 'empty',
      states: {
        empty: {
          always: { guard: ({ context }) => context.files.length > 0, target: 'choosing' },
          entry: assign({ taken: null }),
          on: { 'files.chosen': chosen, 'files.restored': chosen },
        },
        choosing: {
          entry: ['letGo', 'tellFiles', 'hideOverlay'],
          exit: 'take',
          always: { guard: 'nothingSelected', target: 'empty', actions: raise({ type: 'work.emptied' }) },
          on: {
            'files.chosen': chosen,
            'files.restored': chosen,
            'file.removed': {
              actions: [
                { type: 'forget', params: ({ context, event }) => filesById(context, event.id) },
                assign(({ context, event }) => ({
                  ...removeFile(context, event.id),
                  locked: context.locked.filter((id) => id !== event.id),
                  arrangement: null,
                })),
                ...settled,
              ],
            },
            'picture.swapped': {
              guard: ({ context, event }) => filesById(context, event.id).length > 0,
              actions: [
                { type: 'forget', params: ({ context, event }) => filesById(context, event.id) },
                assign(({ context, event }) => {
                  const swapped = swapFile(context, event.id, event.file);
                  const isShown = context.shown === event.id && swapped.nextId > context.nextId;
                  return { ...swapped, ...(isShown && { shown: context.nextId }), arrangement: null };
                }),
                ...settled,
                { type: 'beginToSend', params: filesToSend },
              ],
            },
            'file.moved': {
              actions: [
                assign(({ context, event }) => {
                  const selection = moveFile(context, event.id, event.by);
                  return { files: selection.files, arrangement: null, announcement: placeOf(selection, event.id) };
                }),
                ...settled,
              ],
            },
            'files.sorted': {
              actions: [
                assign(({ context, event }) => {
                  const selection = sortFiles(context, event.ids);
                  const [first] = selection.files;
                  const announcement = first ? placeOf(selection, first.id) : '';
                  return { files: selection.files, arrangement: null, announcement };
                }),
                ...settled,
              ],
            },
            'files.replaced': {
              actions: [assign(({ context, event }) => withReplaced(context, event.files)), ...settled],
            },
            'selection.cleared': { actions: [forget, 'clear'] },
            'arrange.opened': {
              guard: ({ context }) => arrangerOf(inHand(context)) !== undefined,
              target: 'arranging',
            },
            'arrangement.dropped': {
              guard: ({ context }) => context.arrangement !== null,
              actions: assign({ arrangement: null }),
            },
            'unlock.pressed': {
              guard: ({ context, event }) => context.files.some(({ id }) => id === event.id),
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
                guard: ({ context, event }) => problemOf(aimedAt(context, event), event) !== null,
                actions: assign(({ context, event }) => ({
                  problem: problemOf(aimedAt(context, event), event),
                  unfolded: event.tool,
                })),
              },
              {
                actions: enqueueActions(({ context, event, enqueue }) => {
                  const order = batchOf(context, event.tool);
                  if (!order) return;
                  enqueue.assign({ problem: null });
                  enqueue.raise({ type: 'batch.asked', order });
                }),
              },
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
                  running: event.reply.id,
                  progress: { ...context.progress, state: 'converting' as const },
                })),
                'tellFiles',
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
      actions: assign({ turnedAway: [] }),
    },
    'nothing.kept': { actions: [assign({ isRestoring: false }), 'tellFiles'] },
    'locks.changed': { actions: sendTo('opener', { type: 'passwords.given' }) },
    'pdf.opened': {
      actions: assign(({ context, event: { id, pdf } }) => withOpened(context, id, { state: 'open', pdf })),
    },
    'pdf.locked': {
      actions: assign(({ context, event: { id } }) => withOpened(context, id, { state: 'locked' })),
    },
    'pdf.refused': {
      actions: assign(({ context, event: { id, message } }) => withOpened(context, id, { state: 'refused', message })),
    },
    'result.missed': {
      actions: [
        assign(({ context }) => withShow(context, { awaited: null })),
        'tellFiles',
        enqueueActions(({ event: { reason }, enqueue }) => {
          if (reason !== '') enqueue.emit(failureNotice('Processing Failed', reason));
        }),
      ],
    },
    'awaited.cancelled': { actions: sendTo('awaiter', { type: 'cancel.pressed' }) },
    'version.lost': { actions: assign(({ context, event }) => withShow(context, withLost(context, event.id))) },
    'version.fetched': {
      actions: [
        assign(({ context, event }) => withShow(context, withFile(context, event.id, event.file))),
        'tellFiles',
      ],
    },
  },
});

export type WorkActor = ActorRefFrom<typeof workMachine>;

/** Whether a tool runs, or has only just ended. */
export const isAtWork = ({ value: { act } }: SnapshotFrom<typeof workMachine>): boolean =>
  typeof act === 'string' ? ['uploading', 'completed', 'failed'].includes(act) : 'converting' in act;
