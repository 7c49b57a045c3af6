import { assign } from 'xstate';
import { afterRedo, beforeUndo, withFile, withOriginal, withResult, withShown, withWanted } from './version-files.js';
import { MADE, type WorkbenchContext } from './workbench.context.js';
import { wantedResult, workbenchSetup } from './workbench.setup.js';

const before = ({ context }: { readonly context: WorkbenchContext }): string | null => beforeUndo(context) ?? null;
const after = ({ context }: { readonly context: WorkbenchContext }): string | null => afterRedo(context) ?? null;
const sourceOfMade = ({ context }: { readonly context: WorkbenchContext }): string | null => context.made?.from ?? null;

/** The finished file: fetched to be shown, set aside when something else is on screen. */
export const resultRegion = workbenchSetup.createStateConfig({
  initial: 'looking',
  states: {
    looking: {
      invoke: {
        id: 'kept',
        src: 'restoreTab',
        onDone: [
          {
            guard: ({ event }) => (event.output?.made ?? null) !== null,
            target: 'fetching',
            actions: [assign(({ event }) => event.output ?? {}), 'fetchOthers', 'waitForAwaited'],
          },
          { target: 'none', actions: [assign(({ event }) => event.output ?? {}), 'waitForAwaited'] },
        ],
        onError: 'none',
      },
    },
    none: {},
    fetching: {
      invoke: {
        id: 'fetch',
        src: 'fetchResult',
        input: ({ context }) => wantedResult(context),
        onDone: {
          target: 'here',
          actions: [
            assign(({ context, event }) => withFile(context, context.made?.id ?? '', event.output)),
            assign(({ context }) => withShown(context, context.made?.id ?? '')),
            'tellFiles',
            'tellSource',
          ],
        },
        onError: 'unseen',
      },
    },
    here: {},
    unseen: {},
    aside: {},
  },
  on: {
    'result.arrived': {
      target: '.fetching',
      actions: [assign(({ context, event }) => withResult(context, event.made)), 'tellFiles'],
    },
    'options.tried': [
      {
        guard: { type: 'isVersionHere', params: sourceOfMade },
        target: '.aside',
        actions: [
          'tellOptions',
          assign(({ context }) => withShown(context, sourceOfMade({ context }) ?? '')),
          'tellSource',
        ],
      },
      {
        guard: ({ context }) => context.made !== null,
        target: '.aside',
        actions: ['tellOptions', assign(({ context }) => withOriginal(context)), 'tellSource'],
      },
    ],
    'version.shown': [
      {
        guard: { type: 'isVersionHere', params: ({ event }) => event.id },
        target: '.here',
        actions: [
          assign(({ context, event }) => ({ ...withShown(context, event.id), undone: [] })),
          'tellFiles',
          'tellSource',
        ],
      },
      {
        guard: { type: 'isVersion', params: ({ event }) => event.id },
        target: '.fetching',
        actions: assign(({ context, event }) => ({ ...withWanted(context, event.id), undone: [] })),
      },
    ],
    'version.undone': [
      {
        guard: { type: 'isVersionHere', params: before },
        target: '.here',
        actions: [
          'pushUndone',
          assign(({ context }) => withShown(context, before({ context }) ?? '')),
          'tellFiles',
          'tellSource',
        ],
      },
      {
        guard: { type: 'isVersion', params: before },
        target: '.fetching',
        actions: ['pushUndone', assign(({ context }) => withWanted(context, before({ context }) ?? ''))],
      },
      {
        guard: 'canUndo',
        target: '.aside',
        actions: ['pushUndone', assign(({ context }) => withOriginal(context)), 'tellSource'],
      },
    ],
    'version.redone': [
      {
        guard: { type: 'isVersionHere', params: after },
        target: '.here',
        actions: [
          assign(({ context }) => ({
            ...withShown(context, after({ context }) ?? ''),
            undone: context.undone.slice(0, -1),
          })),
          'tellFiles',
          'tellSource',
        ],
      },
      {
        guard: { type: 'isVersion', params: after },
        target: '.fetching',
        actions: assign(({ context }) => ({
          ...withWanted(context, after({ context }) ?? ''),
          undone: context.undone.slice(0, -1),
        })),
      },
    ],
    'file.shown': [
      {
        guard: { type: 'isMadeFile', params: ({ event }) => event.id },
        target: '.here',
        actions: [assign({ shown: MADE, undone: [] }), 'forgetPages', 'tellSource'],
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event.id },
        target: '.aside',
        actions: [assign(({ event }) => ({ shown: event.id, undone: [] })), 'forgetPages', 'tellSource'],
      },
    ],
  },
});
