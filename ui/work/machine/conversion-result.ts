import type { ReportedProgress } from '../../calls/received.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { UploadEvent } from '../../calls/post-conversion.js';
import { MADE_FILE_ID, type Made } from '../versions/made.js';
import { inHand, optionsOf, type WorkContext } from './work-context.js';
import { newRow, type RecentConversion } from '../../live/guest-history.js';
import { answerKindOf } from '../../tools/summary/answer-words.js';
import type { Summarized } from '../../history/summary/summary-viewer.machine.js';
import type { Result } from '../result/result-box.machine.js';

const firstName = (context: WorkContext): string => inHand(context).files[0]?.file.name ?? '';

/** The row of a conversion that has just been accepted. */
export const rowOf = (
  context: WorkContext,
  accepted: Extract<UploadEvent, { type: 'upload.accepted' }>,
): RecentConversion =>
  newRow({ files: inHand(context).files.map(({ file }) => file), operation: context.tool }, accepted);

/** The facts in the success box about a conversion that has just been completed. */
export const resultOf = (context: WorkContext, { downloadName, size, notes }: ReportedProgress): Result => ({
  shareHash: context.conversion?.shareHash ?? '',
  shareLink: context.conversion?.shareLink ?? '',
  name: downloadName ?? firstName(context),
  size: size ?? null,
  sizeBefore: inHand(context).files.reduce((sum, { file }) => sum + file.size, 0),
  notes: notes ?? [],
});

/** The version that the tool has taken, and the chosen files that it goes back to. */
const originOf = ({ taken, files }: WorkContext): Pick<Made, 'from' | 'of'> => {
  const [source, ...others] = taken?.files ?? [];
  const isChosenAlone = source !== undefined && source.id !== MADE_FILE_ID && others.length === 0;
  return {
    from: source?.id === MADE_FILE_ID ? (source.from ?? null) : null,
    of: isChosenAlone ? [source.id] : files.map(({ id }) => id),
  };
};

/** The same as a version: what made it, and of what. */
export const madeBy = (context: WorkContext, message: ReportedProgress): Made => {
  const tool = findTool(context.tool);
  return {
    ...resultOf(context, message),
    ...originOf(context),
    id: context.conversion?.id ?? '',
    tool: context.tool,
    options: tool ? optionsOf(context, tool) : {},
    madeAt: new Date().toISOString(),
    chosenName: null,
  };
};

/** The summaries of a conversion that has just been completed; null for tools that make files only. */
export const summarizedOf = (context: WorkContext, { downloadName }: ReportedProgress): Summarized | null => {
  const answerKind = answerKindOf(context.tool);
  if (answerKind === null) return null;
  return { shareHash: context.conversion?.shareHash ?? '', name: downloadName ?? firstName(context), told: answerKind };
};
