import type { CapabilitiesReply } from '../../../contracts/api/capabilities.js';
import type { ConvertReply } from '../../../contracts/api/conversions.js';
import { defaultTool, fit, inOrder } from '../../../contracts/tools/availability.js';
import { typeOfFile } from '../../../contracts/files.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { Tool } from '../../../contracts/tools/tool.js';
import type { Sender } from '../../browser/system-files.js';
import type { UploadEvent, Upload } from '../../calls/post-conversion.js';
import { isMadeHere } from '../../calls/returned-results.js';
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
import type { BatchRow } from '../batch/batch-row.js';
import type { NextTool } from '../batch/batch-context.js';
import type { Arrangement } from '../files/placed-page.js';
import type { Asking } from '../files/locked-files.js';
import { filesInHand } from '../versions/version-files.js';
import { noVersions, type VersionsContext } from '../versions/versions-context.js';
import { MADE_FILE_ID, type Made } from '../versions/made.js';
import type { PdfPages } from '../../pdf/pages/pdf-pages.js';
import { noProgress, type Progress } from './progress.js';
import {
  addFiles,
  emptySelection,
  kindsOf,
  offeredFiles,
  type SelectedFile,
  type Selection,
} from '../files/selection.js';

/** A visitor's chosen files, everything that was made of them, and the tool that runs. */
export interface WorkContext extends Selection, VersionsContext {
  readonly files: readonly SelectedFile[];
  /** The files of the tool that runs or is being prepared; null while none is. */
  readonly taken: Selection | null;
  /** The files that are sent after those that a tool has taken. */
  readonly alongside: readonly File[];
  /** Names the request of the tool that runs, so that it is done once however often it is sent; null for none. */
  readonly requestKey: string | null;
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
  /** The conversion that runs now; null for none. */
  readonly running: string | null;
  /** The new name of the result while it is edited; null otherwise. */
  readonly draft: string | null;
  /** The batch that was asked for last; null for none. */
  readonly order: BatchOrder | null;
  /** Its rows from before a reload; none for a batch that began on this page. */
  readonly rows: readonly BatchRow[];
  /** Whether any of its files waits or is worked on. */
  readonly isBatchBusy: boolean;
  /** Whether one of its files is looked at in the meantime. */
  readonly isBatchAside: boolean;
  /** Announced to screen readers: changes that are otherwise only visible. */
  readonly announcement: string;
}

/** A tool, and the pages of the document that it is given, where they are known. */
export interface ChosenTool {
  readonly tool: string;
  readonly pageCount?: number | null;
  /** The one of several files that it takes alone; left out for what is in hand. */
  readonly only?: number;
  /** The very files that it takes, in this order, whatever is in hand. */
  readonly files?: readonly SelectedFile[];
  /**
   * The files that go along with those that it takes, such as pictures that are put into a document; no part of the
   * work otherwise.
   */
  readonly alongside?: readonly File[];
  /** Names this request where it may be sent again after a reload. */
  readonly requestKey?: string;
}

export type WorkEvent =
  | UploadEvent
  | FeedEvent
  | { readonly type: 'drag.entered' }
  | { readonly type: 'drag.left' }
  | { readonly type: 'files.chosen'; readonly files: readonly File[] }
  /** Who shared the files that were chosen, or why there are none. */
  | { readonly type: 'sender.told'; readonly sender: Sender }
  | { readonly type: 'file.removed'; readonly id: number }
  | { readonly type: 'file.moved'; readonly id: number; readonly by: -1 | 1 }
  /** Another picture in the place of one of them. */
  | { readonly type: 'picture.swapped'; readonly id: number; readonly file: File }
  /** All of the files, in their new order. */
  | { readonly type: 'files.sorted'; readonly ids: readonly number[] }
  | { readonly type: 'selection.cleared' }
  /** The files that this tab had before it was loaded again; what was made of them is looked for next. */
  | { readonly type: 'files.restored'; readonly files: readonly File[] }
  /** This tab has kept nothing. */
  | { readonly type: 'nothing.kept' }
  /** No file is left. */
  | { readonly type: 'work.emptied' }
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
  | { readonly type: 'unlock.cancelled' }
  /** No password is asked for any more: what is locked may be open now. */
  | { readonly type: 'locks.changed' }
  | { readonly type: 'pdf.opened'; readonly id: number; readonly pdf: PdfPages }
  | { readonly type: 'pdf.locked'; readonly id: number }
  | { readonly type: 'pdf.refused'; readonly id: number; readonly message: string }
  /** A chosen file, or the version that stands for it. */
  | { readonly type: 'file.shown'; readonly id: number }
  /** A chosen file as it was chosen. */
  | { readonly type: 'original.shown'; readonly id: number }
  | { readonly type: 'result.arrived'; readonly made: Made }
  /** The awaited result will not come; empty where the reason is not known. */
  | { readonly type: 'result.missed'; readonly reason: string }
  /** The awaited result is not wanted any more. */
  | { readonly type: 'awaited.cancelled' }
  | { readonly type: 'version.shown'; readonly id: string }
  | { readonly type: 'version.fetched'; readonly id: string; readonly file: File }
  /** The file of a version is gone for good. */
  | { readonly type: 'version.lost'; readonly id: string }
  | { readonly type: 'version.undone' }
  | { readonly type: 'version.redone' }
  | { readonly type: 'options.tried' }
  | { readonly type: 'name.edited' }
  | { readonly type: 'name.changed'; readonly text: string }
  | { readonly type: 'name.saved' }
  | { readonly type: 'name.cancelled' }
  | { readonly type: 'batch.asked'; readonly order: BatchOrder }
  | { readonly type: 'batch.moved'; readonly isBusy: boolean }
  | { readonly type: 'batch.shown' }
  | { readonly type: 'batch.closed' }
  /** All results are here, to continue with. */
  | { readonly type: 'batch.taken'; readonly files: readonly File[]; readonly next: NextTool };

export const initialContext: WorkContext = {
  ...emptySelection,
  ...noVersions,
  isRestoring: true,
  taken: null,
  alongside: [],
  requestKey: null,
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
  running: null,
  draft: null,
  order: null,
  rows: [],
  isBatchBusy: false,
  isBatchAside: false,
  announcement: '',
};

/** An empty selection. */
export const withoutFiles = ({ nextId }: WorkContext): Partial<WorkContext> => ({
  ...emptySelection,
  nextId,
  wanted: null,
  problem: null,
  failure: null,
  arrangement: null,
  locked: [],
  asking: null,
});

/** The failed tool, with its options open. */
export const withFailure = ({ tool }: WorkContext, message: string): Partial<WorkContext> => ({
  failure: { tool, message },
  unfolded: tool,
  requestKey: null,
});

type InHand = Selection & VersionsContext & Pick<WorkContext, 'taken'>;

/**
 * The files that the next tool takes, and a running one has taken: the one on screen, and of several files the version
 * that stands for each of them.
 */
export const inHand = (context: InHand): Selection => {
  const { taken, turnedAway, nextId } = context;
  return taken ?? { files: filesInHand(context), turnedAway, nextId };
};

/** The file that a password is asked for: of those in hand, or else of the selected ones. */
export const fileToUnlock = (context: WorkContext): File | undefined =>
  [...inHand(context).files, ...context.files].find(({ id }) => id === context.asking?.id)?.file;

const areSame = (some: readonly SelectedFile[], others: readonly SelectedFile[]): boolean =>
  some.length === others.length && some.every(({ file }, at) => file === others[at]?.file);

/** A change of what is on screen. An arrangement of pages, and what is wrong with an option, were said of what was in hand before. */
export const withShow = (context: WorkContext, change: Partial<WorkContext>): Partial<WorkContext> =>
  areSame(inHand(context).files, inHand({ ...context, ...change }).files)
    ? change
    : { ...change, arrangement: null, problem: null };

/** The options of a tool as the form shows them. */
export const optionsOf = ({ options }: Pick<WorkContext, 'options'>, tool: Tool): OptionValues => ({
  ...initialOptions(tool),
  ...options[tool.id],
});

export const withOption = (
  options: WorkContext['options'],
  { tool, field, value }: Extract<WorkEvent, { type: 'option.changed' }>,
): WorkContext['options'] => ({ ...options, [tool]: { ...options[tool], [field]: value } });

/** The chosen tool if it takes this selection, and what goes along with it. */
export const fittingTool = (context: WorkContext, id: string, alongside: readonly File[] = []): Tool | undefined => {
  const tool = findTool(id);
  const along = alongside.flatMap((file) => typeOfFile(file)?.kind ?? []);
  return tool && fit(tool, [...kindsOf(inHand(context)), ...along]).fits ? tool : undefined;
};

/** The chosen tool if each of the files can be given to it in turn. */
const batchTool = (context: WorkContext, id: string): Tool | undefined => {
  const tool = findTool(id);
  return tool && isBatchable(tool, kindsOf(inHand(context))) ? tool : undefined;
};

/** Why a tool can't start: options that its schema rejects, or pages that its only document does not have. */
export const problemOf = (
  context: WorkContext,
  { tool: id, pageCount, alongside }: ChosenTool,
): OptionProblem | null => {
  const tool = fittingTool(context, id, alongside) ?? batchTool(context, id);
  const only = inHand(context).files.length === 1 ? (pageCount ?? Infinity) : Infinity;
  return (tool && optionProblem(tool, optionsOf(context, tool), only)) ?? null;
};

/** The suggested tool for a selection, among those known to be available here. */
export const suggestedTool = (
  context: WorkContext,
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
export const uploadOf = (context: WorkContext): Upload => {
  const tool = findTool(context.tool);
  const { tool: operation, options } = tool?.sentAs ?? { tool: context.tool, options: {} };
  const { files } = inHand(context);
  return {
    files: [...inOrder(tool ?? anyKind, files).map(({ file }) => file), ...context.alongside],
    ...nameOf(files),
    ...(context.requestKey !== null && { key: context.requestKey }),
    operation,
    options: {
      ...(tool && meantOptions(tool, optionsOf(context, tool))),
      ...(tool && planOption(tool, inHand(context), context.arrangement)),
      ...options,
    },
  };
};

/** One of the files in hand, as if no other were. */
export const withAlone = (context: WorkContext, selected: SelectedFile): WorkContext => ({
  ...context,
  taken: { ...emptySelection, files: [selected] },
});

/** The files that a chosen tool takes: those in hand, one of the files alone, or those that are named. */
export const aimedAt = (context: WorkContext, { only, files }: Pick<ChosenTool, 'only' | 'files'>): WorkContext => {
  if (files) return { ...context, taken: { ...emptySelection, files } };
  const selected = context.files.find(({ id }) => id === only);
  return selected ? withAlone(context, selected) : context;
};

/** The batch that begins with this tool; null where it is none for a batch of these files. */
export const batchOf = (context: WorkContext, tool: string): BatchOrder | null => {
  if (!batchTool(context, tool)) return null;
  const files = inHand(context).files.map((selected) => {
    return { selected, upload: uploadOf({ ...withAlone(context, selected), alongside: [], tool, arrangement: null }) };
  });
  return { tool, files };
};

/** These files, and no others. */
export const withReplaced = (context: WorkContext, files: readonly File[]): Partial<WorkContext> => ({
  ...withoutFiles(context),
  ...addFiles({ ...emptySelection, nextId: context.nextId }, files),
});

/** Whether the next tool takes what was made before, not what was chosen. */
export const isVersionInHand = (context: WorkContext): boolean => inHand(context).files[0]?.id === MADE_FILE_ID;

interface BatchSeen {
  readonly context: Pick<WorkContext, 'isBatchAside'>;
  readonly children: { readonly batch?: unknown };
}

/** Whether the table of a batch takes the place of the document. */
export const isBatchOnScreen = (state: BatchSeen): boolean =>
  state.children.batch !== undefined && !state.context.isBatchAside;
