import type { ReportedProgress } from '../../calls/received.js';
import { findTool } from '../../../contracts/tools/catalogue.js';
import type { UploadEvent } from '../../calls/post-conversion.js';
import { inHand, type HomeContext } from './home.context.js';
import { newRow, type RecentConversion } from '../../live/guest-history.js';
import type { Summarized } from '../../history/summary/summary-viewer.machine.js';
import type { Result } from '../result/result-box.machine.js';

const firstName = (context: HomeContext): string => inHand(context).files[0]?.file.name ?? '';

/** The row of a conversion that has just been accepted. */
export const rowOf = (
  context: HomeContext,
  accepted: Extract<UploadEvent, { type: 'upload.accepted' }>,
): RecentConversion =>
  newRow({ files: inHand(context).files.map(({ file }) => file), operation: context.tool }, accepted);

/** What the success box shows of a conversion that has just been completed. */
export const resultOf = (context: HomeContext, { downloadName, size, notes }: ReportedProgress): Result => ({
  shareHash: context.conversion?.shareHash ?? '',
  shareLink: context.conversion?.shareLink ?? '',
  name: downloadName ?? firstName(context),
  size: size ?? null,
  sizeBefore: inHand(context).files.reduce((sum, { file }) => sum + file.size, 0),
  notes: notes ?? [],
});

/** The summaries of a conversion that has just been completed; null for tools that make files only. */
export const summarizedOf = (context: HomeContext, { downloadName }: ReportedProgress): Summarized | null => {
  if (findTool(context.tool)?.receipt !== 'summaries') return null;
  return { shareHash: context.conversion?.shareHash ?? '', name: downloadName ?? firstName(context) };
};
