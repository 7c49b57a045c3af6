import { assign, setup, type ActorRefFrom } from 'xstate';
import type { SharedFile } from '../../../../contracts/api/shared-document.js';
import type { PdfDocument } from '../../../pdf/pdf-document.js';
import { openShared, type SharedOpened } from './open-shared.js';

export interface SharedPapersContext {
  readonly hash: string;
  readonly file: SharedFile;
  readonly pdf: PdfDocument | null;
  readonly picture: File | null;
  /** The page that is read, from 1. */
  readonly page: number;
  /** Width of the pages as a share of the room for them. */
  readonly zoom: number;
}

export type SharedPapersEvent =
  | SharedOpened
  | { readonly type: 'page.reached'; readonly page: number }
  /** 0: back to the width of the room. */
  | { readonly type: 'zoom.changed'; readonly by: -1 | 0 | 1 };

const SHOWN = ['application/pdf', 'image/png', 'image/jpeg', 'image/webp'];
const ZOOM = { min: 0.5, max: 4, step: 1.25 } as const;

const zoomed = (zoom: number, by: -1 | 0 | 1): number =>
  by === 0 ? 1 : Math.min(ZOOM.max, Math.max(ZOOM.min, zoom * ZOOM.step ** by));

/**
 * The pages of a shared file. Where the link allows so many downloads, its bytes are had by downloading alone, and the
 * picture of the first page has to do.
 */
export const sharedPapersMachine = setup({
  types: {
    context: {} as SharedPapersContext,
    events: {} as SharedPapersEvent,
    input: {} as Pick<SharedPapersContext, 'hash' | 'file'>,
    tags: {} as 'busy',
  },
  actors: { openShared },
  guards: {
    mayShow: ({ context: { file } }) => file.downloads === '' && SHOWN.includes(file.mime),
  },
}).createMachine({
  id: 'shared-papers',
  context: ({ input: { hash, file } }) => ({ hash, file, pdf: null, picture: null, page: 1, zoom: 1 }),
  initial: 'judging',
  states: {
    judging: { always: [{ guard: 'mayShow', target: 'open' }, { target: 'still' }] },
    open: {
      invoke: {
        id: 'open',
        src: 'openShared',
        input: ({ context: { hash, file } }) => ({ hash, pass: file.pass, name: file.file, mime: file.mime }),
      },
      initial: 'loading',
      on: { 'file.refused': 'still', 'pdf.locked': 'locked' },
      states: {
        loading: {
          tags: 'busy',
          on: {
            'pdf.opened': { target: 'pages', actions: assign({ pdf: ({ event }) => event.pdf }) },
            'picture.loaded': { target: 'picture', actions: assign({ picture: ({ event }) => event.picture }) },
          },
        },
        pages: {
          on: {
            'page.reached': { actions: assign({ page: ({ event }) => event.page }) },
            'zoom.changed': { actions: assign({ zoom: ({ context, event }) => zoomed(context.zoom, event.by) }) },
          },
        },
        picture: {},
      },
    },
    locked: {},
    still: {},
  },
});

export type SharedPapersActor = ActorRefFrom<typeof sharedPapersMachine>;
