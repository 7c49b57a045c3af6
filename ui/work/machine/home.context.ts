import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import type { ConvertReply } from '../../../contracts/api/conversions.js';
import { typeOfFile } from '../../../contracts/files.js';
import { defaultTool, fit, inOrder } from '../../../contracts/tools/availability.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { Sender } from '../../browser/system-files.js';
import type { UploadEvent, Upload } from '../../calls/post-conversion.js';
import { isMadeHere } from '../../calls/given-back.js';
import type { RecentConversion } from '../../live/guest-history.js';
import type { FeedEvent } from '../../live/progress-feed.js';
import {
  initialOptions,
  meantOptions,
  optionProblem,
  type OptionProblem,
  type OptionValue,
  type OptionValues,
} from '../../tools/fields-of-options.js';
import { unavailableReason } from '../../tools/unavailable-reason.js';
import { planOption } from './arranger.js';
import { isBatchable, type BatchOrder } from '../batch/batchable.js';
import type { Arrangement } from '../files/placed-page.js';
import type { Asking } from '../files/locked-files.js';
import { noProgress, type Progress } from './progress.js';
import {
  addFiles,
  emptySelection,
  kindsOf,
  offeredFiles,
  type SelectedFile,
  type Selection,
} from '../files/selection.js';

/** A finished file that the next tool takes instead of the selected ones. */
export type Source = SelectedFile | null;

/** A finished file is worked on from now on; null for the selected ones again. */
export interface SourceChange {
  readonly type: 'source.changed';
  readonly file: File | null;
  /** Of the conversion that made it. */
  readonly from: string | null;
  /** It is not here yet. */
  readonly isMissing?: boolean;
  /** Of several chosen files, the one that it is; left out for finished ones. */
  readonly chosen?: number;
  readonly standIns?: HomeContext['standIns'];
}

export interface HomeContext {
  readonly selection: Selection;
  readonly source: Source;
  /** A finished file is on screen that is not here yet, or that no tool takes: nothing is in hand meanwhile. */
  readonly isSourceMissing: boolean;
  /** The finished files that stand for selected ones, by the id of each of these. */
  readonly standIns: Readonly<Record<number, SelectedFile>>;
  /** Options the visitor has changed, by tool. */
  readonly options: Readonly<Record<string, OptionValues>>;
  /** The tool whose options are open, besides the suggested one. */
  readonly unfolded: string | null;
  /** The tool that was looked for by name, new each time; it is shown first. */
  readonly wanted: { readonly id: string } | null;
  readonly problem: OptionProblem | null;
  /** The tool that failed last, and why, until a tool starts again. */
  readonly failure: { readonly tool: string; readonly message: string } | null;
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
  /** The batch that was asked for last; null for none. */
  readonly batch: BatchOrder | null;
  /** Announced to screen readers: changes that are otherwise only visible. */
  readonly announcement: string;
}

/** A tool, and the pages of the document that it is given, where they are known. */
export interface ChosenTool {
  readonly tool: string;
  readonly pageCount?: number | null;
}

export type HomeEvent =
  | UploadEvent
  | FeedEvent
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  /** Who shared the files that were chosen, or why there are none. */
  | { readonly type: 'sender.told'; readonly sender: Sender }
  | { readonly type: 'file.removed'; readonly id: number }
  | { readonly type: 'file.moved'; readonly id: number; readonly by: -1 | 1 }
  /** All of the files, in their new order. */
  | { readonly type: 'files.sorted'; readonly ids: readonly number[] }
  | { readonly type: 'selection.cleared' }
  | SourceChange
  /** Finished files take the place of the selected ones. */
  | { readonly type: 'files.replaced'; readonly files: readonly File[] }
  /** A conversion of a batch, for the lists of conversions. */
  | { readonly type: 'conversion.listed'; readonly row: RecentConversion }
  | { readonly type: 'alert.dismissed' }
  | { readonly type: 'tool.wanted'; readonly tool: string }
  | { readonly type: 'options.toggled'; readonly tool: string }
  | { readonly type: 'option.changed'; readonly tool: string; readonly field: string; readonly value: OptionValue }
  | ({ readonly type: 'tool.chosen' } & ChosenTool)
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
  source: null,
  isSourceMissing: false,
  standIns: {},
  options: {},
  unfolded: null,
  wanted: null,
  problem: null,
  failure: null,
  arrangement: null,
  locked: [],
  asking: null,
  tool: '',
  conversion: null,
  progress: noProgress,
  online: true,
  batch: null,
  announcement: '',
};

/** An empty selection. */
export const withoutFiles = ({ selection }: HomeContext): Partial<HomeContext> => ({
  selection: { ...emptySelection, nextId: selection.nextId },
  source: null,
  isSourceMissing: false,
  standIns: {},
  wanted: null,
  problem: null,
  failure: null,
  arrangement: null,
  locked: [],
  asking: null,
});

/** The failed tool, with its options open. */
export const withFailure = ({ tool }: HomeContext, message: string): Partial<HomeContext> => ({
  failure: { tool, message },
  unfolded: tool,
});

type InHand = Pick<HomeContext, 'selection' | 'source' | 'isSourceMissing' | 'standIns'>;

/** What the next tool takes: what is on screen, and of several files what stands for each of them. */
export const inHand = ({ selection, source, isSourceMissing, standIns }: InHand): Selection => {
  if (isSourceMissing) return { ...selection, files: [] };
  if (source) return { ...selection, files: [source] };
  return { ...selection, files: selection.files.map((selected) => standIns[selected.id] ?? selected) };
};

/** A finished file as one to work on; null if it is of no type that tools take. */
const sourceOf = (file: File | null, from: string | null, id: number): Source => {
  const kind = file && typeOfFile(file)?.kind;
  return file && kind ? { id, file, kind, ...(from !== null && { from }) } : null;
};

/** The file that a password is asked for: of those in hand, or else of the selected ones. */
export const fileToUnlock = (context: HomeContext): File | undefined =>
  [...inHand(context).files, ...context.selection.files].find(({ id }) => id === context.asking?.id)?.file;

const sameFiles = (one: HomeContext['standIns'], other: HomeContext['standIns']): boolean =>
  Object.keys(one).length === Object.keys(other).length &&
  Object.entries(one).every(([id, { file }]) => other[Number(id)]?.file === file);

/** What is worked on from now on. A file of a type that no tool takes is not replaced by the selected ones. */
export const withSource = ({ file, from, chosen = 0, ...rest }: SourceChange): Partial<HomeContext> => {
  const { isMissing = false, standIns = {} } = rest;
  const source = sourceOf(file, from, chosen);
  return { source, standIns, isSourceMissing: isMissing || (file !== null && source === null) };
};

export const isOtherSource = (context: HomeContext, change: SourceChange): boolean => {
  const { source, isSourceMissing, standIns = {} } = withSource(change);
  return (
    (context.source?.file ?? null) !== (source?.file ?? null) ||
    context.isSourceMissing !== isSourceMissing ||
    !sameFiles(context.standIns, standIns)
  );
};

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
export const fittingTool = (context: HomeContext, id: string): Tool | undefined => {
  const tool = findTool(id);
  return tool && fit(tool, kindsOf(inHand(context))).fits ? tool : undefined;
};

/** The chosen tool if each of the files can be given to it in turn. */
const batchTool = (context: HomeContext, id: string): Tool | undefined => {
  const tool = findTool(id);
  return tool && isBatchable(tool, kindsOf(inHand(context))) ? tool : undefined;
};

/** Why a tool can't start: options that its schema rejects, or pages that its only document does not have. */
export const problemOf = (context: HomeContext, { tool: id, pageCount }: ChosenTool): OptionProblem | null => {
  const tool = fittingTool(context, id) ?? batchTool(context, id);
  const only = inHand(context).files.length === 1 ? (pageCount ?? Infinity) : Infinity;
  return (tool && optionProblem(tool, optionsOf(context, tool), only)) ?? null;
};

/** The suggested tool for a selection, among those known to be available here. */
export const suggestedTool = (
  context: HomeContext,
  capabilities: CapabilitiesReply | null = null,
): Tool | undefined => {
  const selection = inHand(context);
  const kinds = kindsOf(selection);
  const files = offeredFiles(selection);
  const tool = defaultTool(kinds, (candidate) => unavailableReason(candidate, files, capabilities) === undefined);
  return tool && fit(tool, kinds).fits ? tool : undefined;
};

const anyKind: Pick<Tool, 'accepts'> = { accepts: { kinds: [], min: 1, max: Infinity } };

/** One file that the server has made is named to it instead of sent. */
const nameOf = ([one, ...others]: readonly SelectedFile[]): Pick<Upload, 'from'> =>
  one?.from === undefined || others.length > 0 || isMadeHere(one.from) ? {} : { from: one.from };

/** The options as sent; a tool that is sent as another has that one's options. */
export const uploadOf = (context: HomeContext): Upload => {
  const tool = findTool(context.tool);
  const { tool: operation, options } = tool?.sentAs ?? { tool: context.tool, options: {} };
  const { files } = inHand(context);
  return {
    files: inOrder(tool ?? anyKind, files).map(({ file }) => file),
    ...nameOf(files),
    operation,
    options: {
      ...(tool && meantOptions(tool, optionsOf(context, tool))),
      ...(tool && planOption(tool, inHand(context), context.arrangement)),
      ...options,
    },
  };
};

/** One of the files in hand, as if no other were. */
export const withAlone = (context: HomeContext, selected: SelectedFile): HomeContext => ({
  ...context,
  selection: { ...context.selection, files: [selected] },
  source: null,
});

/** The batch that begins with this tool; unchanged where it is none for a batch of these files. */
export const withBatch = (context: HomeContext, tool: string): Partial<HomeContext> => {
  if (!batchTool(context, tool)) return {};
  const files = inHand(context).files.map((selected) => {
    return { selected, upload: uploadOf({ ...withAlone(context, selected), tool, arrangement: null }) };
  });
  return { batch: { tool, files }, problem: null };
};

/** These files, and no others. */
export const withReplaced = (context: HomeContext, files: readonly File[]): Partial<HomeContext> => {
  const { nextId } = context.selection;
  return { ...withoutFiles(context), selection: addFiles({ ...emptySelection, nextId }, files) };
};
