import type { CapabilitiesReply } from '../../../../contracts/api/capabilities.js';
import type { ConvertReply } from '../../../../contracts/api/conversions.js';
import { defaultTool, fit } from '../../../../contracts/tools/availability.js';
import { findTool } from '../../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../../contracts/tools/tool.js';
import type { UploadEvent, Upload } from '../../../calls/conversions.calls.js';
import type { FeedEvent } from '../../../live/progress-feed.js';
import {
  initialOptions,
  optionProblem,
  type OptionProblem,
  type OptionValue,
  type OptionValues,
} from '../../../tools/fields-of-options.js';
import { unavailableReason } from '../../../tools/unavailable-reason.js';
import { planOption } from './arranger.js';
import type { Arrangement } from '../arrange/machine/placed-page.js';
import type { Asking } from './locked-files.js';
import { noProgress, type Progress } from './progress.js';
import { emptySelection, kindsOf, offeredFiles, type Selection } from './selection.js';

export interface HomeContext {
  readonly selection: Selection;
  /** Options the visitor has changed, by tool. */
  readonly options: Readonly<Record<string, OptionValues>>;
  /** The tool whose options are open, besides the suggested one. */
  readonly unfolded: string | null;
  readonly problem: OptionProblem | null;
  /** The arranged pages; null if unchanged. Reset when the selection changes. */
  readonly arrangement: Arrangement | null;
  /** Ids of the files that still need a password. */
  readonly locked: readonly number[];
  readonly asking: Asking | null;
  /** The tool that runs or ran last. */
  readonly tool: string;
  readonly conversion: ConvertReply | null;
  readonly progress: Progress;
  /** Whether the live connection is open. */
  readonly online: boolean;
  /** Announced to screen readers: changes that are otherwise only visible. */
  readonly announcement: string;
}

export type HomeEvent =
  | UploadEvent
  | FeedEvent
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  | { readonly type: 'file.removed'; readonly id: number }
  | { readonly type: 'file.moved'; readonly id: number; readonly by: -1 | 1 }
  | { readonly type: 'selection.cleared' }
  | { readonly type: 'alert.dismissed' }
  | { readonly type: 'options.toggled'; readonly tool: string }
  | { readonly type: 'option.changed'; readonly tool: string; readonly field: string; readonly value: OptionValue }
  | { readonly type: 'tool.chosen'; readonly tool: string }
  | { readonly type: 'cancel.pressed' }
  | { readonly type: 'arrange.opened' }
  | { readonly type: 'arrange.left'; readonly arrangement: Arrangement | null }
  | { readonly type: 'arrange.started'; readonly arrangement: Arrangement | null }
  | { readonly type: 'arrangement.dropped' }
  | { readonly type: 'unlock.pressed'; readonly id: number }
  /** Kept out of the machine, see ui/browser/file-passwords.ts. */
  | { readonly type: 'password.given' }
  | { readonly type: 'unlock.cancelled' };

export const initialContext: HomeContext = {
  selection: emptySelection,
  options: {},
  unfolded: null,
  problem: null,
  arrangement: null,
  locked: [],
  asking: null,
  tool: '',
  conversion: null,
  progress: noProgress,
  online: true,
  announcement: '',
};

/** An empty selection. */
export const withoutFiles = ({ selection }: HomeContext): Partial<HomeContext> => ({
  selection: { ...emptySelection, nextId: selection.nextId },
  problem: null,
  arrangement: null,
  locked: [],
  asking: null,
});

/** The options of a tool as the form shows them. */
export const optionsOf = ({ options }: Pick<HomeContext, 'options'>, tool: Tool): OptionValues => ({
  ...initialOptions(tool),
  ...options[tool.id],
});

export const withOption = (
  options: HomeContext['options'],
  { tool, field, value }: Extract<HomeEvent, { type: 'option.changed' }>,
): HomeContext['options'] => ({ ...options, [tool]: { ...options[tool], [field]: value } });

/** The chosen tool if it takes this selection. */
export const fittingTool = ({ selection }: HomeContext, id: string): Tool | undefined => {
  const tool = findTool(id);
  return tool && fit(tool, kindsOf(selection)).fits ? tool : undefined;
};

/** Why a tool can't start: options that its schema rejects. */
export const problemOf = (context: HomeContext, id: string): OptionProblem | null => {
  const tool = fittingTool(context, id);
  return (tool && optionProblem(tool, optionsOf(context, tool))) ?? null;
};

/** The suggested tool for a selection, among those known to be available here. */
export const suggestedTool = (
  { selection }: HomeContext,
  capabilities: CapabilitiesReply | null = null,
): Tool | undefined => {
  const kinds = kindsOf(selection);
  const files = offeredFiles(selection);
  const tool = defaultTool(kinds, (candidate) => unavailableReason(candidate, files, capabilities) === undefined);
  return tool && fit(tool, kinds).fits ? tool : undefined;
};

/** The options as sent; a tool that is sent as another has that one's options. */
export const uploadOf = (context: HomeContext): Upload => {
  const tool = findTool(context.tool);
  const { tool: operation, options } = tool?.sentAs ?? { tool: context.tool, options: {} };
  return {
    files: context.selection.files.map(({ file }) => file),
    operation,
    options: {
      ...(tool && optionsOf(context, tool)),
      ...(tool && planOption(tool, context.selection, context.arrangement)),
      ...options,
    },
  };
};
