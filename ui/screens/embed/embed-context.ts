import type { OpenEmbedReply } from '../../../contracts/api/embedding.js';
import { embeddableTools } from '../../../contracts/embedding/embeddable-tools.js';
import { refusalText } from '../../../contracts/errors.js';
import { fileTypes, maxBytesOf, typeOfFile, type FileKind } from '../../../contracts/files.js';
import { fit } from '../../../contracts/tools/availability.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import { serverMessageOr } from '../../calls/call-errors.js';
import { ConversionFailed, type FrameRequest, type FrameResult } from '../../calls/frame.calls.js';
import { CallFailed } from '../../calls/server-reply.js';
import { megabytes } from '../../text/megabytes.js';
import {
  initialOptions,
  meantOptions,
  optionProblem,
  type OptionProblem,
  type OptionValue,
  type OptionValues,
} from '../../tools/fields-of-options.js';

export interface EmbedInput {
  /** Path of the page, which names the frame. */
  readonly path: string;
  /** The token stands in the address; it is empty once it was used. */
  readonly token: string;
}

export interface EmbedContext extends EmbedInput {
  /** All that the frame is for; null until it is open. */
  readonly frame: OpenEmbedReply | null;
  readonly tool: string | null;
  readonly files: readonly File[];
  /** Options that were set or changed, of the chosen tool. */
  readonly options: OptionValues;
  readonly problem: OptionProblem | null;
  /** Why the last step did not work, as a sentence; empty for none. */
  readonly message: string;
  readonly result: FrameResult | null;
}

export type EmbedEvent =
  | { readonly type: 'files.given'; readonly files: readonly File[] }
  | { readonly type: 'file.removed'; readonly file: File }
  | { readonly type: 'tool.chosen'; readonly tool: string }
  | { readonly type: 'option.changed'; readonly field: string; readonly value: OptionValue }
  | { readonly type: 'start.pressed' }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'again.pressed' };

export const initialContext = ({ path, token }: EmbedInput): EmbedContext => ({
  path,
  token,
  frame: null,
  tool: null,
  files: [],
  options: {},
  problem: null,
  message: '',
  result: null,
});

const kindsOf = (files: readonly File[]): readonly FileKind[] => files.flatMap((file) => typeOfFile(file)?.kind ?? []);

/** The tools that a frame offers for its files: its only one, or those that take them. */
export const offeredTools = ({ frame, files }: Pick<EmbedContext, 'frame' | 'files'>): readonly Tool[] => {
  const only = frame?.tool ?? null;
  if (only !== null) return embeddableTools.filter(({ id }) => id === only);
  const kinds = kindsOf(files);
  const offered = embeddableTools.filter(({ audience }) => audience === 'everyone');
  return kinds.length === 0 ? offered : offered.filter((tool) => fit(tool, kinds).fits);
};

/** The chosen tool, or else the first that takes the files. */
export const toolOf = (context: EmbedContext): Tool | undefined => {
  const offered = offeredTools(context);
  return offered.find(({ id }) => id === context.tool) ?? offered[0];
};

export const optionsOf = (context: EmbedContext, tool: Tool): OptionValues => ({
  ...initialOptions(tool),
  ...(context.frame?.tool === tool.id ? (context.frame.options as OptionValues) : {}),
  ...context.options,
});

/** The kinds of files that may be given. */
export const acceptedKinds = (context: EmbedContext): readonly FileKind[] => [
  ...new Set(offeredTools({ ...context, files: [] }).flatMap(({ accepts }) => accepts.kinds)),
];

const fileProblem = (context: EmbedContext, file: File): string => {
  const kinds = acceptedKinds(context);
  const type = typeOfFile(file);
  if (!type || !kinds.includes(type.kind)) {
    const labels = fileTypes.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label);
    return refusalText('file.type-unsupported', { types: [...new Set(labels)].join(', ') });
  }
  if (file.size === 0) return refusalText('file.empty', { name: file.name });
  const limit = maxBytesOf(type.kind);
  if (file.size <= limit) return '';
  return refusalText('file.too-large', { size: megabytes(file.size), limit: megabytes(limit), type: type.label });
};

/** The files with those that were given, where each of them will do. */
export const withFiles = (context: EmbedContext, newFiles: readonly File[]): Partial<EmbedContext> => {
  const problem = newFiles.map((file) => fileProblem(context, file)).find((one) => one !== '');
  if (problem !== undefined) return { message: problem };
  const files = [...context.files, ...newFiles];
  const [tool] = offeredTools({ ...context, files });
  if (!tool)
    return { message: refusalText('tool.files-do-not-fit', { message: 'No tool takes these files together' }) };
  const max = context.frame?.tool === tool.id ? tool.accepts.max : files.length;
  return { files: files.slice(-max), message: '', problem: null };
};

/** Whether the files are enough for the tool. */
export const isComplete = (context: EmbedContext): boolean => {
  const tool = toolOf(context);
  return tool !== undefined && context.files.length > 0 && fit(tool, kindsOf(context.files)).fits;
};

export const problemOf = (context: EmbedContext): OptionProblem | null => {
  const tool = toolOf(context);
  return tool ? (optionProblem(tool, optionsOf(context, tool)) ?? null) : null;
};

/** A tool that is sent as another has that one's options. */
export const requestOf = (context: EmbedContext): FrameRequest => {
  const tool = toolOf(context);
  if (!tool || !context.frame) throw new Error('nothing runs before the frame is open');
  const { tool: operation, options } = tool.sentAs ?? { tool: tool.id, options: {} };
  const meant = meantOptions(tool, optionsOf(context, tool));
  return { secret: context.frame.secret, operation, options: { ...meant, ...options }, files: context.files };
};

/** The code of a failure, and its sentence. */
export interface Failure {
  readonly code: string;
  readonly message: string;
}

export const failureOf = (error: unknown): Failure => {
  if (error instanceof ConversionFailed) return { code: error.code, message: error.message };
  const code = error instanceof CallFailed ? (error.code ?? 'server.defect') : 'connection.lost';
  return { code, message: serverMessageOr('An error occurred during processing', error) };
};
