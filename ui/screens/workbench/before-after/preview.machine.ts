import { type ActorRefFrom, assign, fromCallback, sendTo, setup } from 'xstate';
import {
  type PagePreview,
  type PreviewContext,
  type PreviewEvent,
  type PreviewInput,
  SETTLE_MS,
  SLIDER_MAX,
  SLIDER_START,
  type WantedPreview,
} from './preview-context.js';
import { watchWishes } from './watch-wishes.js';
import { pagePreviewReply } from '../../../../contracts/api/previewed-page.js';
import { serverMessageOf } from '../../../calls/call-errors.js';
import { postDocuments } from '../../../calls/post-documents.js';
import type { Reader } from '../../../pdf/pages/pdfjs-pages.js';
import { loadPart } from '../../../browser/load-part.js';

interface Order {
  readonly type: 'preview.wanted';
  readonly wanted: WantedPreview;
}

const startReader = async (): Promise<Reader> =>
  (await loadPart(() => import('../../../pdf/pages/pdfjs-pages.js'))).startReader();

const ask = async ({ files, page, tool, toolOptions }: WantedPreview, signal: AbortSignal) => {
  const reply = await postDocuments('/api/pdf/preview', { files, fields: { page, tool, toolOptions }, signal });
  return pagePreviewReply.parse(await reply.json());
};

const fileOf = (base64: string): File => {
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
  return new File([bytes], 'page.pdf', { type: 'application/pdf' });
};

/** Has a page made by `POST /api/pdf/preview` and opens it; an order ends the one before. */
const makePreview = fromCallback<Order>(({ receive, sendBack }) => {
  let reader: Promise<Reader> | undefined;
  let asking = new AbortController();
  const make = async (wanted: WantedPreview, signal: AbortSignal): Promise<PagePreview> => {
    const { pdf, sizeBefore, sizeAfter } = await ask(wanted, signal);
    reader ??= startReader();
    const { page, tool, pdf: before } = wanted;
    const after = await (await reader).open(fileOf(pdf), (give) => give(''));
    const sizes = [await before.size(page), await after.size(1)] as const;
    return { page, tool, before, after, sizes, bytes: [sizeBefore, sizeAfter] };
  };
  receive(({ wanted }) => {
    asking.abort();
    asking = new AbortController();
    const { signal } = asking;
    make(wanted, signal).then(
      (preview) => {
        if (!signal.aborted) sendBack({ type: 'preview.made', preview });
      },
      (error: unknown) => {
        const message = serverMessageOf(error) || 'This page could not be previewed.';
        if (!signal.aborted) sendBack({ type: 'preview.refused', message });
      },
    );
  });
  return () => {
    asking.abort();
    void reader?.then(({ close }) => close());
  };
});

/** One page before and after a tool, made anew whenever the page or the options change. */
export const previewMachine = setup({
  types: { context: {} as PreviewContext, events: {} as PreviewEvent, input: {} as PreviewInput },
  actors: { watchWishes, makePreview },
  delays: { settle: SETTLE_MS },
}).createMachine({
  id: 'page-preview',
  context: ({ input }) => ({
    ...input,
    tool: '',
    wanted: null,
    preview: null,
    problem: '',
    at: SLIDER_START,
    isHeld: false,
  }),
  initial: 'closed',
  states: {
    closed: {},
    open: {
      invoke: [
        { id: 'maker', src: 'makePreview' },
        {
          id: 'wishes',
          src: 'watchWishes',
          input: ({ context: { work, view, tool } }) => ({ work, view, tool }),
        },
      ],
      exit: assign({ wanted: null, preview: null, problem: '', isHeld: false }),
      initial: 'settling',
      states: {
        settling: { after: { settle: { guard: ({ context }) => context.wanted !== null, target: 'making' } } },
        making: {
          entry: sendTo('maker', ({ context }) => ({ type: 'preview.wanted', wanted: context.wanted })),
          on: {
            'preview.made': { target: 'shown', actions: assign({ preview: ({ event }) => event.preview }) },
            'preview.refused': { target: 'refused', actions: assign({ problem: ({ event }) => event.message }) },
          },
        },
        shown: {},
        refused: {},
      },
      on: {
        'wish.changed': {
          target: '.settling',
          reenter: false,
          actions: assign({ wanted: ({ event }) => event.wanted, problem: '' }),
        },
        'slider.moved': {
          actions: assign({ at: ({ event }) => Math.min(SLIDER_MAX, Math.max(0, event.at)) }),
        },
        'before.held': { actions: assign({ isHeld: ({ event }) => event.isHeld }) },
        'preview.closed': 'closed',
      },
    },
  },
  on: {
    'preview.asked': {
      guard: ({ context, event }) => event.tool !== context.tool || context.wanted === null,
      target: '.open',
      reenter: true,
      actions: assign({ tool: ({ event }) => event.tool }),
    },
  },
});

export type PreviewActor = ActorRefFrom<typeof previewMachine>;
