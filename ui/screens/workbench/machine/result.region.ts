import { assign, raise } from 'xstate';
import {
  afterRedo,
  beforeUndo,
  headOf,
  withChosen,
  withFile,
  withOriginal,
  withPlaces,
  withResult,
  withRoots,
  withShown,
  withWanted,
} from './version-files.js';
import type { Results } from '../../../work/versions/listed-versions.js';
import type { WorkbenchContext } from './workbench.context.js';
import { MADE } from '../../../work/versions/made.js';
import { wantedResult, workbenchSetup } from './workbench.setup.js';

/** What was made before is here again, the version shown last on screen. */
const withRestored = (context: WorkbenchContext, results: Results | null): Partial<WorkbenchContext> => {
  const versions = withRoots((results?.versions ?? []).map((version) => withPlaces(version, context)));
  const restored = { ...context, ...results, versions };
  const awaited = restored.awaited && withPlaces(restored.awaited, context);
  return { versions, awaited, ...withWanted(restored, results?.made?.id ?? '') };
};

const before = ({ context }: { readonly context: WorkbenchContext }): string | null => beforeUndo(context) ?? null;
const after = ({ context }: { readonly context: WorkbenchContext }): string | null => afterRedo(context) ?? null;
const sourceOfMade = ({ context }: { readonly context: WorkbenchContext }): string | null => context.made?.from ?? null;

/** The results of a batch are the chosen files from now on: what was made of those before is no version of these. */
const withoutVersions = ({ opened }: WorkbenchContext): Partial<WorkbenchContext> => ({
  opened: Object.fromEntries(Object.entries(opened).filter(([id]) => Number(id) > MADE)),
  made: null,
  madeFile: null,
  versions: [],
  versionFiles: {},
  undone: [],
  heads: {},
});

/** What it was made of has gone, and it with that. */
const gone = { guard: ({ context }: { readonly context: WorkbenchContext }) => context.made === null, target: 'none' };

/** The finished file: fetched to be shown, set aside when something else is on screen. */
export const resultRegion = workbenchSetup.createStateConfig({
  initial: 'looking',
  states: {
    looking: {
      exit: assign({ isRestoring: false }),
      invoke: {
        id: 'kept',
        src: 'restoreTab',
        onDone: [
          {
            guard: ({ event }) => (event.output?.made ?? null) !== null,
            target: 'fetching',
            actions: [
              assign(({ context, event }) => withRestored(context, event.output)),
              'tellFiles',
              'tellSource',
              'fetchOthers',
              'waitForAwaited',
            ],
          },
          {
            target: 'none',
            actions: [
              assign(({ context, event }) => withRestored(context, event.output)),
              'tellFiles',
              'tellSource',
              'waitForAwaited',
            ],
          },
        ],
        onError: { target: 'none', actions: ['tellFiles', 'tellSource'] },
      },
    },
    none: {},
    fetching: {
      always: gone,
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
    here: { always: gone },
    /** It could not be fetched, and nothing is done to what was on screen before it. */
    unseen: { always: gone },
    aside: { always: gone },
  },
  on: {
    'result.arrived': {
      target: '.fetching',
      actions: [assign(({ context, event }) => withResult(context, event.made)), 'tellFiles', 'tellSource'],
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
        actions: [assign(({ context, event }) => ({ ...withWanted(context, event.id), undone: [] })), 'tellSource'],
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
        actions: ['pushUndone', assign(({ context }) => withWanted(context, before({ context }) ?? '')), 'tellSource'],
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
        actions: [
          assign(({ context }) => ({
            ...withWanted(context, after({ context }) ?? ''),
            undone: context.undone.slice(0, -1),
          })),
          'tellSource',
        ],
      },
    ],
    'file.shown': [
      {
        guard: { type: 'isMadeFile', params: ({ event }) => event.id },
        target: '.here',
        actions: [assign({ shown: MADE, undone: [] }), 'tellSource'],
      },
      {
        guard: { type: 'isHead', params: ({ event }) => event.id },
        actions: raise(({ context, event }) => ({ type: 'version.shown', id: headOf(context, event.id) ?? '' })),
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event.id },
        target: '.aside',
        actions: [assign(({ context, event }) => ({ ...withChosen(context, event.id), undone: [] })), 'tellSource'],
      },
    ],
    'original.shown': {
      guard: { type: 'isOther', params: ({ event }) => event.id },
      target: '.aside',
      actions: [assign(({ context, event }) => ({ ...withChosen(context, event.id), undone: [] })), 'tellSource'],
    },
    'batch.taken': { target: '.none', actions: assign(({ context }) => withoutVersions(context)) },
  },
});
