import { assign, raise } from 'xstate';
import { FileGone } from '../../calls/conversions.calls.js';
import type { Results } from '../versions/listed-versions.js';
import { noVersions } from '../versions/versions-context.js';
import {
  afterRedo,
  beforeUndo,
  headOf,
  withChosen,
  withFile,
  withLost,
  withOriginal,
  withPlaces,
  withResult,
  withRoots,
  withShown,
  withWanted,
} from '../versions/version-files.js';
import { MADE_FILE_ID } from '../versions/made.js';
import { withShow, type WorkContext } from './work-context.js';
import { wantedResult, workSetup } from './work-setup.js';

/** Takes the results of before back, the version shown last on screen. */
const withRestored = (context: WorkContext, results: Results | null): Partial<WorkContext> => {
  const versions = withRoots((results?.versions ?? []).map((version) => withPlaces(version, context)));
  const restored = { ...context, ...results, versions };
  const awaited = restored.awaited && withPlaces(restored.awaited, context);
  return { versions, awaited, ...withWanted(restored, results?.made?.id ?? '') };
};

const before = ({ context }: { readonly context: WorkContext }): string | null => beforeUndo(context) ?? null;
const after = ({ context }: { readonly context: WorkContext }): string | null => afterRedo(context) ?? null;
const sourceOfMade = ({ context }: { readonly context: WorkContext }): string | null => context.made?.from ?? null;

/** The results of a batch are the chosen files from now on: what was made of those before is no version of these. */
const withoutVersions = ({ opened }: WorkContext): Partial<WorkContext> => ({
  opened: Object.fromEntries(Object.entries(opened).filter(([id]) => Number(id) > MADE_FILE_ID)),
  made: null,
  madeFile: null,
  versions: [],
  versionFiles: {},
  lost: [],
  undone: [],
  heads: {},
});

/** The file that it was made of has gone, and it with that. */
const gone = { guard: ({ context }: { readonly context: WorkContext }) => context.made === null, target: 'none' };

/** The finished file: fetched to be shown, set aside when something else is on screen. */
export const showRegion = workSetup.createStateConfig({
  initial: 'none',
  states: {
    looking: {
      exit: assign(({ context }) => withShow(context, { isRestoring: false })),
      invoke: {
        id: 'kept',
        src: 'restoreTab',
        onDone: [
          {
            guard: ({ event }) => (event.output?.made ?? null) !== null,
            target: 'fetching',
            actions: [
              assign(({ context, event }) => withShow(context, withRestored(context, event.output))),
              'tellFiles',
              'fetchOthers',
              'waitForAwaited',
            ],
          },
          {
            target: 'none',
            actions: [
              assign(({ context, event }) => withShow(context, withRestored(context, event.output))),
              'tellFiles',
              'waitForAwaited',
            ],
          },
        ],
        onError: { target: 'none', actions: 'tellFiles' },
      },
    },
    none: {},
    fetching: {
      entry: 'fetchHeads',
      always: gone,
      invoke: {
        id: 'fetch',
        src: 'fetchResult',
        input: ({ context }) => wantedResult(context),
        onDone: {
          target: 'here',
          actions: [
            assign(({ context, event }) => withShow(context, withFile(context, context.made?.id ?? '', event.output))),
            assign(({ context }) => withShow(context, withShown(context, context.made?.id ?? ''))),
            'tellFiles',
          ],
        },
        onError: {
          target: 'unseen',
          actions: assign(({ context, event }) =>
            event.error instanceof FileGone ? withShow(context, withLost(context, context.made?.id ?? '')) : {},
          ),
        },
      },
    },
    here: { entry: 'fetchHeads', always: gone },
    /** It could not be fetched, and nothing is done to what was on screen before it. */
    unseen: { always: gone },
    aside: { entry: 'fetchHeads', always: gone },
  },
  on: {
    'result.arrived': {
      target: '.fetching',
      actions: [assign(({ context, event }) => withShow(context, withResult(context, event.made))), 'tellFiles'],
    },
    'options.tried': [
      {
        guard: { type: 'isVersionHere', params: sourceOfMade },
        target: '.aside',
        actions: [
          'reopenOptions',
          assign(({ context }) => withShow(context, withShown(context, sourceOfMade({ context }) ?? ''))),
        ],
      },
      {
        guard: ({ context }) => context.made !== null,
        target: '.aside',
        actions: ['reopenOptions', assign(({ context }) => withShow(context, withOriginal(context)))],
      },
    ],
    'version.shown': [
      {
        guard: { type: 'isVersionHere', params: ({ event }) => event.id },
        target: '.here',
        actions: [
          assign(({ context, event }) => withShow(context, { ...withShown(context, event.id), undone: [] })),
          'tellFiles',
        ],
      },
      {
        guard: { type: 'isVersion', params: ({ event }) => event.id },
        target: '.fetching',
        actions: [assign(({ context, event }) => withShow(context, { ...withWanted(context, event.id), undone: [] }))],
      },
    ],
    'version.undone': [
      {
        guard: { type: 'isVersionHere', params: before },
        target: '.here',
        actions: [
          'pushUndone',
          assign(({ context }) => withShow(context, withShown(context, before({ context }) ?? ''))),
          'tellFiles',
        ],
      },
      {
        guard: { type: 'isVersion', params: before },
        target: '.fetching',
        actions: [
          'pushUndone',
          assign(({ context }) => withShow(context, withWanted(context, before({ context }) ?? ''))),
        ],
      },
      {
        guard: 'canUndo',
        target: '.aside',
        actions: ['pushUndone', assign(({ context }) => withShow(context, withOriginal(context)))],
      },
    ],
    'version.redone': [
      {
        guard: { type: 'isVersionHere', params: after },
        target: '.here',
        actions: [
          assign(({ context }) =>
            withShow(context, {
              ...withShown(context, after({ context }) ?? ''),
              undone: context.undone.slice(0, -1),
            }),
          ),
          'tellFiles',
        ],
      },
      {
        guard: { type: 'isVersion', params: after },
        target: '.fetching',
        actions: [
          assign(({ context }) =>
            withShow(context, {
              ...withWanted(context, after({ context }) ?? ''),
              undone: context.undone.slice(0, -1),
            }),
          ),
        ],
      },
    ],
    'file.shown': [
      {
        guard: { type: 'isMadeFile', params: ({ event }) => event.id },
        target: '.here',
        actions: [assign(({ context }) => withShow(context, { shown: MADE_FILE_ID, undone: [] }))],
      },
      {
        guard: { type: 'isHead', params: ({ event }) => event.id },
        actions: raise(({ context, event }) => ({ type: 'version.shown', id: headOf(context, event.id) ?? '' })),
      },
      {
        guard: { type: 'isOther', params: ({ event }) => event.id },
        target: '.aside',
        actions: [assign(({ context, event }) => withShow(context, { ...withChosen(context, event.id), undone: [] }))],
      },
    ],
    'original.shown': {
      guard: { type: 'isOther', params: ({ event }) => event.id },
      target: '.aside',
      actions: [assign(({ context, event }) => withShow(context, { ...withChosen(context, event.id), undone: [] }))],
    },
    'batch.taken': { target: '.none', actions: assign(({ context }) => withoutVersions(context)) },
    'files.restored': '.looking',
    'work.emptied': { target: '.none', actions: [assign(noVersions), 'tellFiles'] },
  },
});
