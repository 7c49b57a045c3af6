import { assign, setup, type ActorRefFrom } from 'xstate';
import type { KeptSignature } from '../../browser/kept-signatures.js';
import { messageOf } from '../../notice.js';
import type { Point } from '../../pdf/pdf-document.js';
import {
  continueStroke,
  noSignature,
  startStroke,
  type Signature,
  type SignatureKind,
} from '../../tools/signatures/signature.js';
import { makeSignature, moveSignatures, readSignatures, removeSignature } from './make-signature.js';

export interface SignaturesInput {
  /** Has a signature put onto the pages next. */
  readonly choose: (signature: KeptSignature) => void;
  /** Their account keeps what they make. */
  readonly isMember: boolean;
}

export interface SignaturesContext extends SignaturesInput {
  /** Those of this browser, of this visit and of the account, newest first. */
  readonly saved: readonly KeptSignature[];
  readonly chosen: string | null;
  /** The one that is made. */
  readonly kind: KeptSignature['kind'];
  readonly made: Signature;
  readonly file: File | null;
  readonly isKept: boolean;
  readonly isDrawing: boolean;
  /** Why the last one was not made. */
  readonly problem: string;
  /** Why those of the account could not be read or changed. */
  readonly accountProblem: string;
}

export type SignaturesEvent =
  | { readonly type: 'signature.wanted'; readonly kind: KeptSignature['kind'] }
  | { readonly type: 'signature.taken'; readonly id: string }
  | { readonly type: 'signature.removed'; readonly id: string }
  | { readonly type: 'way.chosen'; readonly way: SignatureKind }
  | { readonly type: 'stroke.started'; readonly at: Point }
  | { readonly type: 'stroke.continued'; readonly at: Point }
  | { readonly type: 'stroke.ended' }
  | { readonly type: 'drawing.cleared' }
  | { readonly type: 'text.typed'; readonly text: string }
  | { readonly type: 'image.chosen'; readonly file: File }
  | { readonly type: 'keeping.toggled' }
  /** The account is to keep what this browser has. */
  | { readonly type: 'move.pressed' }
  | { readonly type: 'make.pressed' }
  | { readonly type: 'cancel.pressed' };

const begun = { made: noSignature, file: null, isKept: true, isDrawing: false, problem: '' } as const;

/** Whether there is anything to make a signature of. */
export const isMakeable = ({ made, file }: Pick<SignaturesContext, 'made' | 'file'>): boolean =>
  ({ draw: made.strokes.length > 0, type: made.text.trim() !== '', upload: file !== null })[made.kind];

/** Those that this browser alone keeps. */
export const inBrowserOnly = ({ saved }: Pick<SignaturesContext, 'saved'>): readonly KeptSignature[] =>
  saved.filter(({ place }) => place === undefined);

const withMade = (context: SignaturesContext, signature: KeptSignature): Partial<SignaturesContext> => {
  context.choose(signature);
  return { saved: [signature, ...context.saved], chosen: signature.id };
};

const signaturesSetup = setup({
  types: {
    context: {} as SignaturesContext,
    events: {} as SignaturesEvent,
    input: {} as SignaturesInput,
    tags: {} as 'busy',
  },
  actors: { readSignatures, makeSignature, removeSignature, moveSignatures },
  guards: {
    isMakeable: ({ context }) => isMakeable(context),
    isDrawing: ({ context }) => context.isDrawing,
    canMove: ({ context }) => context.isMember && inBrowserOnly(context).length > 0,
    isSaved: ({ context: { saved } }, id: string) => saved.some((one) => one.id === id),
  },
});

const making = signaturesSetup.createStateConfig({
  on: {
    'way.chosen': { actions: assign(({ context, event }) => ({ made: { ...context.made, kind: event.way } })) },
    'stroke.started': {
      actions: assign(({ context, event }) => ({ made: startStroke(context.made, event.at), isDrawing: true })),
    },
    'stroke.continued': {
      guard: 'isDrawing',
      actions: assign(({ context, event }) => ({ made: continueStroke(context.made, event.at) })),
    },
    'stroke.ended': { actions: assign({ isDrawing: false }) },
    'drawing.cleared': { actions: assign(({ context }) => ({ made: { ...context.made, strokes: [] } })) },
    'text.typed': { actions: assign(({ context, event }) => ({ made: { ...context.made, text: event.text } })) },
    'image.chosen': { actions: assign({ file: ({ event }) => event.file }) },
    'keeping.toggled': { actions: assign({ isKept: ({ context }) => !context.isKept }) },
    'make.pressed': { guard: 'isMakeable', target: 'making' },
    'cancel.pressed': 'resting',
  },
});

/** The signatures and initials of a person: those that this browser has, and the one that is made. */
export const signaturesMachine = signaturesSetup.createMachine({
  id: 'signatures',
  context: ({ input }) => ({ ...input, ...begun, saved: [], chosen: null, kind: 'signature', accountProblem: '' }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'readSignatures',
        input: ({ context: { isMember } }) => ({ isMember }),
        onDone: {
          target: 'resting',
          actions: assign(({ context, event: { output } }) => ({
            saved: output.saved,
            accountProblem: output.problem || context.accountProblem,
          })),
        },
        onError: 'resting',
      },
    },
    resting: {
      on: {
        'signature.wanted': {
          target: 'asking',
          actions: assign(({ event: { kind } }) => ({ ...begun, kind })),
        },
        'signature.taken': {
          guard: { type: 'isSaved', params: ({ event }) => event.id },
          actions: assign(({ context, event: { id } }) => {
            const signature = context.saved.find((one) => one.id === id);
            if (signature) context.choose(signature);
            return { chosen: id };
          }),
        },
        'signature.removed': {
          guard: { type: 'isSaved', params: ({ event }) => event.id },
          target: 'removing',
          actions: assign({ accountProblem: '' }),
        },
        'move.pressed': { guard: 'canMove', target: 'moving', actions: assign({ accountProblem: '' }) },
      },
    },
    asking: making,
    making: {
      tags: 'busy',
      entry: assign({ problem: '' }),
      invoke: {
        id: 'make',
        src: 'makeSignature',
        input: ({ context: { kind, made, file, isKept, isMember } }) => ({
          kind,
          way: made.kind,
          strokes: made.strokes,
          text: made.text,
          file,
          isKept,
          isMember,
        }),
        onDone: { target: 'resting', actions: assign(({ context, event }) => withMade(context, event.output)) },
        onError: { target: 'asking', actions: assign({ problem: ({ event }) => messageOf(event.error, '') }) },
      },
    },
    removing: {
      invoke: {
        id: 'remove',
        src: 'removeSignature',
        input: ({ context: { saved }, event }) => {
          const id = event.type === 'signature.removed' ? event.id : '';
          return saved.find((one) => one.id === id) ?? { id };
        },
        onDone: {
          target: 'resting',
          actions: assign(({ context, event: { output: gone } }) => ({
            saved: context.saved.filter(({ id }) => id !== gone),
          })),
        },
        onError: {
          target: 'resting',
          actions: assign({ accountProblem: ({ event }) => messageOf(event.error, '') }),
        },
      },
    },
    /** Some may be in the account before one of them fails: all are read again. */
    moving: {
      tags: 'busy',
      invoke: {
        id: 'move',
        src: 'moveSignatures',
        input: ({ context }) => ({ signatures: inBrowserOnly(context) }),
        onDone: 'reading',
        onError: {
          target: 'reading',
          actions: assign({ accountProblem: ({ event }) => messageOf(event.error, '') }),
        },
      },
    },
  },
});

export type SignaturesActor = ActorRefFrom<typeof signaturesMachine>;
