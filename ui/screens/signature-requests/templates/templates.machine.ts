import { assign, emit, setup, type ActorRefFrom } from 'xstate';
import { failedCallNotice } from '../../../calls/call-errors.js';
import { failureNotice, plainNotice, type Notice } from '../../../notice.js';
import { withoutNamed, withRole, type RequestTemplate } from '../ask/request-template.js';
import { keepTemplate, readTemplates, removeTemplate, takeTemplate } from './kept-templates.js';

export interface TemplatesInput {
  /** Their account keeps what they make. */
  readonly isMember: boolean;
  /** Has a template asked about again. */
  readonly take: (template: RequestTemplate) => void;
  /** Has a list filled in, whose rows are asked. */
  readonly list: (template: RequestTemplate) => void;
}

export interface TemplatesContext extends TemplatesInput {
  /** Newest first. */
  readonly templates: readonly RequestTemplate[];
  /** The one that is kept next. */
  readonly kept: RequestTemplate | null;
  /** Id of the one that is about to be taken or deleted. */
  readonly chosen: string;
  /** Whether a list is wanted for the one that is taken. */
  readonly isForList: boolean;
  /** Why those of the account could not be read. */
  readonly problem: string;
}

export type TemplatesEvent =
  | { readonly type: 'template.made'; readonly template: RequestTemplate }
  | { readonly type: 'role.typed'; readonly recipient: number; readonly role: string }
  | { readonly type: 'keep.cancelled' }
  | { readonly type: 'keep.confirmed' }
  | { readonly type: 'take.pressed'; readonly id: string }
  | { readonly type: 'list.pressed'; readonly id: string }
  | { readonly type: 'delete.pressed'; readonly id: string }
  | { readonly type: 'delete.cancelled' }
  | { readonly type: 'delete.confirmed' };

const chosenIn = ({ templates, chosen }: TemplatesContext): RequestTemplate => {
  const template = templates.find(({ id }) => id === chosen);
  if (!template) throw new Error('there is no such template');
  return template;
};

const keptIn = ({ kept }: TemplatesContext): RequestTemplate => {
  if (kept === null) throw new Error('there is no template to keep');
  return withoutNamed(kept);
};

const notKept = ({ isMember }: TemplatesContext, error: unknown): Notice =>
  isMember
    ? failedCallNotice('The template was not kept', error)
    : failureNotice('The template was not kept', 'This browser has no room for it.');

const templatesSetup = setup({
  types: {
    context: {} as TemplatesContext,
    events: {} as TemplatesEvent,
    input: {} as TemplatesInput,
    emitted: {} as Notice,
  },
  actors: { readTemplates, keepTemplate, takeTemplate, removeTemplate },
  guards: { isListed: ({ context: { templates } }, id: string) => templates.some((one) => one.id === id) },
});

/** The templates of signature requests that this browser and the account of a member keep. */
export const templatesMachine = templatesSetup.createMachine({
  id: 'request-templates',
  context: ({ input }) => ({ ...input, templates: [], kept: null, chosen: '', isForList: false, problem: '' }),
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        id: 'read',
        src: 'readTemplates',
        input: ({ context: { isMember } }) => ({ isMember }),
        onDone: { target: 'resting', actions: assign(({ event }) => event.output) },
        onError: 'resting',
      },
    },
    resting: {
      on: {
        'template.made': { target: 'naming', actions: assign({ kept: ({ event }) => event.template }) },
        'take.pressed': {
          guard: { type: 'isListed', params: ({ event }) => event.id },
          target: 'taking',
          actions: assign({ chosen: ({ event }) => event.id, isForList: false }),
        },
        'list.pressed': {
          guard: { type: 'isListed', params: ({ event }) => event.id },
          target: 'taking',
          actions: assign({ chosen: ({ event }) => event.id, isForList: true }),
        },
        'delete.pressed': {
          guard: { type: 'isListed', params: ({ event }) => event.id },
          target: 'doubting',
          actions: assign({ chosen: ({ event }) => event.id }),
        },
      },
    },
    naming: {
      on: {
        'role.typed': {
          actions: assign(({ context: { kept }, event: { recipient, role } }) => ({
            kept: kept && withRole(kept, recipient, role),
          })),
        },
        'keep.cancelled': { target: 'resting', actions: assign({ kept: null }) },
        'keep.confirmed': 'keeping',
      },
    },
    keeping: {
      invoke: {
        id: 'keep',
        src: 'keepTemplate',
        input: ({ context }) => ({ template: keptIn(context), isMember: context.isMember }),
        onDone: {
          target: 'resting',
          actions: [
            assign(({ context, event }) => ({ templates: [event.output, ...context.templates], kept: null })),
            emit(plainNotice('Kept as a template')),
          ],
        },
        onError: {
          target: 'resting',
          actions: [assign({ kept: null }), emit(({ context, event }) => notKept(context, event.error))],
        },
      },
    },
    taking: {
      invoke: {
        id: 'take',
        src: 'takeTemplate',
        input: ({ context }) => ({ template: chosenIn(context) }),
        onDone: {
          target: 'resting',
          actions: ({ context, event }) => {
            (context.isForList ? context.list : context.take)(event.output);
          },
        },
        onError: {
          target: 'resting',
          actions: emit(({ event }) => failedCallNotice('The template was not fetched', event.error)),
        },
      },
    },
    doubting: { on: { 'delete.cancelled': 'resting', 'delete.confirmed': 'deleting' } },
    deleting: {
      invoke: {
        id: 'remove',
        src: 'removeTemplate',
        input: ({ context }) => chosenIn(context),
        onDone: {
          target: 'resting',
          actions: assign(({ context, event: { output: gone } }) => ({
            templates: context.templates.filter(({ id }) => id !== gone),
          })),
        },
        onError: {
          target: 'resting',
          actions: emit(failureNotice('The template was not deleted', 'Please try again.')),
        },
      },
    },
  },
});

export type TemplatesActor = ActorRefFrom<typeof templatesMachine>;
