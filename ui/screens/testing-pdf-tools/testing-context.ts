import { refusalText } from '../../../contracts/errors.js';
import { fileTypes, maxBytesOf, typeOfFile, type FileKind } from '../../../contracts/files.js';
import { fit, toolsFor } from '../../../contracts/tools/availability.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { Upload } from '../../calls/post-conversion.js';
import type { FeedEvent } from '../../live/progress-feed.js';
import type { Converted } from '../../live/run-conversion.machine.js';
import { megabytes } from '../../text/megabytes.js';
import {
  initialOptions,
  optionProblem,
  type OptionProblem,
  type OptionValue,
  type OptionValues,
} from '../../tools/fields-of-options.js';

/** Requirement. */
export const DEFAULT_TOOL = 'to-pdf';

export interface TestingInput {
  /** The only tool of this page; null where there is a choice. */
  readonly fixed: string | null;
}

export interface TestingContext extends TestingInput {
  readonly tool: string;
  /** At most one of each kind that the tool is tried with, in its order. */
  readonly files: readonly File[];
  /** Why the last file was rejected; empty for none. */
  readonly turnedAway: string;
  /** Options that were changed, of the chosen tool. */
  readonly options: OptionValues;
  readonly problem: OptionProblem | null;
  /** A password was given, and it is wrong. */
  readonly wrongPassword: boolean;
  /** The last finished file. */
  readonly result: Converted | null;
}

export type TestingEvent =
  | FeedEvent
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'file.removed'; readonly kind: FileKind }
  | { readonly type: 'tool.chosen'; readonly tool: string }
  | { readonly type: 'option.changed'; readonly field: string; readonly value: OptionValue }
  | { readonly type: 'process.pressed' }
  /** Kept out of the machine, see ui/browser/file-passwords.ts. */
  | { readonly type: 'password.given' }
  | { readonly type: 'unlock.cancelled' }
  | { readonly type: 'cancel.pressed' };

/** The initial state, restored after each success. */
export const startOf = ({ fixed }: TestingInput): Omit<TestingContext, 'result'> => ({
  fixed,
  tool: fixed ?? DEFAULT_TOOL,
  files: [],
  turnedAway: '',
  options: {},
  problem: null,
  wrongPassword: false,
});

/** The kinds of files for a tool: one PDF, and one file of each other kind that it requires. */
export const kindsFor = ({ accepts: { kinds, each } }: Tool): readonly FileKind[] =>
  each ? kinds.filter((kind) => each[kind] !== undefined) : ['pdf'];

/** Every tool that runs on such files, testing tools included. */
export const testingTools = (): readonly Tool[] =>
  toolsFor([], 'testing').filter((tool) => kindsFor(tool).includes('pdf') && fit(tool, kindsFor(tool)).fits);

export const kindOf = (file: File): FileKind | undefined => typeOfFile(file)?.kind;

/** Adds the files; each replaces the one of its kind. */
export const withFiles = (context: TestingContext, chosen: readonly File[]): readonly File[] =>
  kindsFor(toolOf(context)).flatMap(
    (kind) => [...chosen, ...context.files].find((file) => kindOf(file) === kind) ?? [],
  );

/** Why this many files are rejected; empty if they are not. */
export const countProblem = (context: TestingContext, chosen: readonly File[]): string => {
  const tool = toolOf(context);
  const kinds = kindsFor(tool);
  const isRepeated = kinds.some((kind) => chosen.filter((file) => kindOf(file) === kind).length > 1);
  if (!isRepeated && chosen.length <= kinds.length) return '';
  return kinds.length === 1 ? 'Testing mode only supports single file operations' : tool.refusal.count;
};

/** Why a file is rejected; empty if it is not. Requirement. */
export const fileProblem = (context: TestingContext, file: File): string => {
  const kinds = kindsFor(toolOf(context));
  const type = typeOfFile(file);
  if (!type || !kinds.includes(type.kind)) {
    const labels = fileTypes.filter(({ kind }) => kinds.includes(kind)).map(({ label }) => label);
    return refusalText('file.type-unsupported', { types: [...new Set(labels)].join(', ') });
  }
  if (file.size === 0) return refusalText('file.empty', { name: file.name });
  const limit = maxBytesOf(type.kind);
  if (file.size <= limit) return '';
  const sizes = { size: megabytes(file.size), limit: megabytes(limit) };
  return refusalText('file.too-large', { ...sizes, type: type.label });
};

/** Whether all required files are chosen. */
export const isComplete = (context: TestingContext): boolean =>
  kindsFor(toolOf(context)).every((kind) => context.files.some((file) => kindOf(file) === kind));

export const toolOf = ({ tool }: Pick<TestingContext, 'tool'>): Tool => {
  const definition = findTool(tool);
  if (!definition) throw new Error(`The catalogue has no ${tool}`);
  return definition;
};

/** The options as the form shows them; a tool with a dialog has its own. */
export const optionsOf = (context: Pick<TestingContext, 'tool' | 'options'>): OptionValues => {
  const tool = toolOf(context);
  return tool.start === 'after-dialog' ? context.options : { ...initialOptions(tool), ...context.options };
};

export const problemOf = (context: TestingContext): OptionProblem | null => {
  const tool = toolOf(context);
  return tool.start === 'after-dialog' ? null : (optionProblem(tool, optionsOf(context)) ?? null);
};

/** The options as sent; a tool that is sent as another has that one's options. */
export const uploadOf = (context: TestingContext): Upload => {
  const { id, sentAs } = toolOf(context);
  const { tool: operation, options } = sentAs ?? { tool: id, options: {} };
  return {
    files: context.files,
    operation,
    options: { ...optionsOf(context), ...options },
  };
};
