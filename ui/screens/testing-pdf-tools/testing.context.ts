import { refusalText } from '../../../contracts/errors.js';
import { maxBytesOf, typeOfFile } from '../../../contracts/files.js';
import { fit, shownTools } from '../../../contracts/tools/availability.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { Upload } from '../../calls/upload.js';
import type { FeedEvent } from '../../live/progress-feed.js';
import type { Converted } from '../../live/run-conversion.machine.js';
import { megabytes } from '../../text/sizes.js';
import {
  initialOptions,
  optionProblem,
  type OptionProblem,
  type OptionValue,
  type OptionValues,
} from '../../tools/fields.js';

/** Specification section 2, "Testing page". */
export const DEFAULT_TOOL = 'to-pdf';

export interface TestingInput {
  /** The only tool of this page; null where there is a choice. */
  readonly fixed: string | null;
}

export interface TestingContext extends TestingInput {
  readonly tool: string;
  readonly file: File | null;
  /** Why the last file was turned away; empty for none. */
  readonly turnedAway: string;
  /** Options that were changed, of the chosen tool. */
  readonly options: OptionValues;
  readonly problem: OptionProblem | null;
  /** The last finished file. */
  readonly result: Converted | null;
}

export type TestingEvent =
  | FeedEvent
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'file.removed' }
  | { readonly type: 'tool.chosen'; readonly tool: string }
  | { readonly type: 'option.changed'; readonly field: string; readonly value: OptionValue }
  | { readonly type: 'process.pressed' }
  | { readonly type: 'cancel.pressed' };

/** The page as it begins, and begins anew after each success. */
export const startOf = ({ fixed }: TestingInput): Omit<TestingContext, 'result'> => ({
  fixed,
  tool: fixed ?? DEFAULT_TOOL,
  file: null,
  turnedAway: '',
  options: {},
  problem: null,
});

/** Every tool that takes one PDF, those for testing included. */
export const testingTools = (): readonly Tool[] => shownTools([], 'testing').filter((tool) => fit(tool, ['pdf']).fits);

/** Why a file is turned away; empty when it is not. Specification section 5, "File type and size". */
export const fileProblem = (file: File): string => {
  const type = typeOfFile(file);
  if (type?.kind !== 'pdf') return refusalText('file.type-unsupported', { types: 'PDF' });
  if (file.size === 0) return refusalText('file.empty', { name: file.name });
  const limit = maxBytesOf('pdf');
  if (file.size <= limit) return '';
  const sizes = { size: megabytes(file.size), limit: megabytes(limit) };
  return refusalText('file.too-large', { ...sizes, type: type.label });
};

export const toolOf = ({ tool }: Pick<TestingContext, 'tool'>): Tool => {
  const found = findTool(tool);
  if (!found) throw new Error(`The catalogue has no ${tool}`);
  return found;
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

/** What goes over the wire; a tool sent as another one goes with that one's options. */
export const uploadOf = (context: TestingContext): Upload => {
  const { id, sentAs } = toolOf(context);
  const { tool: operation, options } = sentAs ?? { tool: id, options: {} };
  return {
    files: context.file ? [context.file] : [],
    operation,
    options: { ...optionsOf(context), ...options },
  };
};
