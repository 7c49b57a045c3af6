import type { ProgressMessage } from '../../../../contracts/api/conversions.js';
import type { UploadEvent } from '../../../calls/upload.js';
import type { HomeContext } from '../home.context.js';
import type { RecentConversion } from '../recent/guest-history.js';
import type { Result } from './result-box.machine.js';

const firstName = ({ selection }: HomeContext): string => selection.files[0]?.file.name ?? '';

/** The row of a conversion that has just been accepted. */
export const rowOf = (
  context: HomeContext,
  { reply, at }: Extract<UploadEvent, { type: 'upload.accepted' }>,
): RecentConversion => ({
  ...reply,
  originalFileName: firstName(context),
  downloadName: '',
  status: 'processing',
  createdAt: at,
  error: '',
  size: null,
  notes: [],
});

/** What the success box shows of a conversion that has just been completed. */
export const resultOf = (context: HomeContext, { downloadName, size, notes }: ProgressMessage): Result => ({
  shareHash: context.conversion?.shareHash ?? '',
  shareLink: context.conversion?.shareLink ?? '',
  name: downloadName ?? firstName(context),
  size: size ?? null,
  sizeBefore: context.selection.files.reduce((sum, { file }) => sum + file.size, 0),
  notes: notes ?? [],
});
