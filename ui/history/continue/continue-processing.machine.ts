import { type ActorRefFrom, type AnyActorRef, assign, emit, sendTo, setup } from 'xstate';
import { findTool } from '../../../contracts/tools/catalogue.js';
import { callProblem } from '../../calls/call-errors.js';
import { fetchFile, upload } from '../../calls/conversions.calls.js';
import type { Upload, UploadEvent } from '../../calls/post-conversion.js';
import { newRow } from '../../live/guest-history.js';
import { failureNotice, type Notice } from '../../notice.js';
import {
  optionProblem,
  type OptionProblem,
  type OptionValue,
  type OptionValues,
} from '../../tools/fields-of-options.js';
import { isSessionOver, sessionExpired } from '../rows/session-over.js';
import { nextOptions } from './next-tools.js';

export interface ContinueInput {
  /** The conversion that made the file: the version that the next tool is given. */
  readonly id: string;
  /** The tool that made it. */
  readonly madeBy: string;
  readonly link: string;
  readonly name: string;
  /** The tool to begin with. */
  readonly tool: string;
  /** The history, which adds the new conversion. */
  readonly list: AnyActorRef;
}

export interface ContinueContext extends ContinueInput {
  readonly options: OptionValues;
  readonly problem: OptionProblem | null;
  /** The finished file, downloaded. */
  readonly file: File | null;
}

export type ContinueEvent =
  | UploadEvent
  | { readonly type: 'tool.chosen'; readonly tool: string }
  | { readonly type: 'option.changed'; readonly field: string; readonly value: OptionValue }
  | { readonly type: 'start.pressed' };

const optionsOf = (id: string): OptionValues => {
  const tool = findTool(id);
  return tool ? nextOptions(tool) : {};
};

const problemOf = ({ tool: id, options }: ContinueContext): OptionProblem | null => {
  const tool = findTool(id);
  return (tool && optionProblem(tool, options)) ?? null;
};

/** The file by its version, so that the log says what was made of what. */
const uploadOf = ({ id, file, tool, options }: ContinueContext): Upload => ({
  files: file ? [file] : [],
  from: id,
  operation: tool,
  options,
});

const failed = (error: unknown): Notice => failureNotice('Error', callProblem(error) || 'The server did not respond');

/** Starts another conversion of a finished file. Requirement. */
export const continueProcessingMachine = setup({
  types: {
    context: {} as ContinueContext,
    events: {} as ContinueEvent,
    emitted: {} as Notice,
    input: {} as ContinueInput,
    tags: {} as 'busy',
  },
  actors: { fetchFile, upload },
  actions: {
    tellList: sendTo(
      ({ context }) => context.list,
      ({ context }, accepted: Extract<UploadEvent, { type: 'upload.accepted' }>) => ({
        type: 'conversion.accepted',
        row: newRow(uploadOf(context), accepted),
      }),
    ),
    leave: sendTo(({ context }) => context.list, { type: 'dialog.closed' }),
    endSession: sendTo(({ context }) => context.list, { type: 'session.ended' }),
  },
}).createMachine({
  id: 'continue-processing',
  context: ({ input }) => ({ ...input, options: optionsOf(input.tool), problem: null, file: null }),
  initial: 'choosing',
  states: {
    choosing: {
      on: {
        'tool.chosen': {
          actions: assign(({ event }) => ({ tool: event.tool, options: optionsOf(event.tool), problem: null })),
        },
        'option.changed': {
          actions: assign(({ context, event }) => ({
            options: { ...context.options, [event.field]: event.value },
            problem: null,
          })),
        },
        'start.pressed': [
          { guard: ({ context }) => problemOf(context) === null, target: 'downloading' },
          { actions: assign(({ context }) => ({ problem: problemOf(context) })) },
        ],
      },
    },
    downloading: {
      tags: 'busy',
      invoke: {
        id: 'fetch',
        src: 'fetchFile',
        input: ({ context: { link, name } }) => ({ link, name }),
        onDone: { target: 'uploading', actions: assign({ file: ({ event }) => event.output }) },
        onError: [
          {
            guard: ({ event }) => isSessionOver(event.error),
            target: 'choosing',
            actions: [emit(sessionExpired), 'endSession'],
          },
          { target: 'choosing', actions: emit(({ event }) => failed(event.error)) },
        ],
      },
    },
    uploading: {
      tags: 'busy',
      invoke: { id: 'upload', src: 'upload', input: ({ context }) => uploadOf(context) },
      on: {
        'upload.accepted': {
          target: 'handedOver',
          actions: [{ type: 'tellList', params: ({ event }) => event }, 'leave'],
        },
        'upload.refused': {
          target: 'choosing',
          actions: emit(({ event }) => failureNotice('Error', event.message)),
        },
      },
    },
    handedOver: {},
  },
});

export type ContinueActor = ActorRefFrom<typeof continueProcessingMachine>;
