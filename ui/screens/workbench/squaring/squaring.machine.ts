import { type ActorRefFrom, assign, fromPromise, setup } from 'xstate';
import { type CornerName, type Corners, firstCorners, type Place, type Size, withCorner } from './corners.js';
import type { FlattenAnswer, FlattenOrder } from './flatten.worker.js';

/** The size of a picture as it is shown. @throws where this browser cannot show it. */
const openPicture = fromPromise<Size, { readonly file: File }>(async ({ input: { file } }) => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const { width, height } = bitmap;
  bitmap.close();
  return { width, height };
});

const JPEG = 'image/jpeg';
const PNG = 'image/png';

/** Photographs stay photographs; everything else is kept exactly. */
const typeFor = ({ type }: File): string => (type === JPEG ? JPEG : PNG);

const nameFor = ({ name, type }: File): string =>
  type === JPEG || type === PNG ? name : `${name.replace(/\.[^.]+$/, '')}.png`;

const inWorker = (order: FlattenOrder, signal: AbortSignal): Promise<FlattenAnswer> =>
  new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./flatten.worker.ts', import.meta.url), { type: 'module' });
    const end = (): void => worker.terminate();
    signal.addEventListener('abort', end);
    worker.onmessage = ({ data }: MessageEvent<FlattenAnswer>) => {
      end();
      resolve(data);
    };
    worker.onerror = () => {
      end();
      reject(new Error());
    };
    worker.postMessage(order);
  });

interface FlattenInput {
  readonly file: File;
  readonly corners: Corners;
}

/** The sheet that the corners mark, as a picture of its own. @throws where this browser has no room for it. */
const flattenSheet = fromPromise<File, FlattenInput>(async ({ input: { file, corners }, signal }) => {
  const type = typeFor(file);
  const flattened = await inWorker({ photograph: file, corners, type }, signal);
  if (flattened === null) throw new Error();
  return new File([flattened], nameFor(file), { type, lastModified: file.lastModified });
});

export interface SquaringInput {
  /** Puts another picture in the place of one of the chosen ones. */
  readonly take: (id: number, file: File) => void;
}

/** A picture that was made flat, and from what. */
interface Origin {
  readonly file: File;
  readonly corners: Corners;
}

export interface SquaringContext extends SquaringInput {
  /** The chosen picture that is worked on. */
  readonly id: number;
  /** The photograph as it was chosen, whatever was made of it since. */
  readonly file: File | null;
  /** Null until it is open. */
  readonly size: Size | null;
  readonly corners: Corners;
  /** The photographs that pictures on this page were made of. */
  readonly origins: ReadonlyMap<File, Origin>;
  /** Whether the picture on screen was made of another, which can be had back. */
  readonly isMade: boolean;
}

export type SquaringEvent =
  | { readonly type: 'picture.opened'; readonly id: number; readonly file: File }
  | { readonly type: 'corner.moved'; readonly corner: CornerName; readonly to: Place }
  | { readonly type: 'corner.nudged'; readonly corner: CornerName; readonly by: Place }
  | { readonly type: 'corners.reset' }
  | { readonly type: 'whole.pressed' }
  | { readonly type: 'flatten.pressed' }
  | { readonly type: 'picture.closed' };

const moved = ({ x, y }: Place, by: Place): Place => ({ x: x + by.x, y: y + by.y });

/** A photograph of a sheet of paper is made to look as if taken from straight above, by its four corners. */
export const squaringMachine = setup({
  types: {
    context: {} as SquaringContext,
    events: {} as SquaringEvent,
    input: {} as SquaringInput,
    tags: {} as 'busy',
  },
  actors: { openPicture, flattenSheet },
}).createMachine({
  id: 'squaring',
  context: ({ input }) => ({
    ...input,
    id: 0,
    file: null,
    size: null,
    corners: firstCorners,
    origins: new Map(),
    isMade: false,
  }),
  initial: 'closed',
  states: {
    closed: {
      on: {
        'picture.opened': {
          target: 'opening',
          actions: assign(({ context: { origins }, event: { id, file } }) => {
            const origin = origins.get(file);
            return {
              id,
              size: null,
              isMade: false,
              file,
              corners: firstCorners,
              ...(origin && { ...origin, isMade: true }),
            };
          }),
        },
      },
    },
    opening: {
      tags: 'busy',
      invoke: {
        id: 'open',
        src: 'openPicture',
        input: ({ context: { file } }) => ({ file: file ?? new File([], '') }),
        onDone: { target: 'adjusting', actions: assign({ size: ({ event }) => event.output }) },
        onError: 'unreadable',
      },
      on: { 'picture.closed': 'closed' },
    },
    /** This browser cannot show the picture, or make another of it. */
    unreadable: { on: { 'picture.closed': 'closed' } },
    adjusting: {
      on: {
        'corner.moved': {
          actions: assign(({ context: { corners }, event }) => ({
            corners: withCorner(corners, event.corner, event.to),
          })),
        },
        'corner.nudged': {
          actions: assign(({ context: { corners }, event: { corner, by } }) => ({
            corners: withCorner(corners, corner, moved(corners[corner], by)),
          })),
        },
        'corners.reset': { actions: assign({ corners: firstCorners }) },
        'whole.pressed': {
          guard: ({ context }) => context.isMade,
          target: 'closed',
          actions: ({ context: { take, id, file } }) => file && take(id, file),
        },
        'flatten.pressed': 'flattening',
        'picture.closed': 'closed',
      },
    },
    flattening: {
      tags: 'busy',
      invoke: {
        id: 'flatten',
        src: 'flattenSheet',
        input: ({ context: { file, corners } }) => ({ file: file ?? new File([], ''), corners }),
        onDone: {
          target: 'closed',
          actions: [
            assign(({ context: { origins, file, corners }, event }) => ({
              origins: file ? new Map([...origins, [event.output, { file, corners }]]) : origins,
            })),
            ({ context: { take, id }, event }) => take(id, event.output),
          ],
        },
        onError: 'unreadable',
      },
      on: { 'picture.closed': 'closed' },
    },
  },
});

export type SquaringActor = ActorRefFrom<typeof squaringMachine>;
