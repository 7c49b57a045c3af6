import type { ProgressMessage } from '../../contracts/api/conversions.js';
import type { ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import { byEventType } from '../../services/platform/event-store/by-event-type.js';

const DONE_PERCENT = 100;

const messageOf = (
  conversionId: string,
  progress: Omit<ProgressMessage, 'type' | 'conversionId'>,
): ProgressMessage => ({
  type: 'conversion_progress',
  conversionId,
  ...progress,
});

/** The message for an owner about an event of one of their conversions; undefined: none. */
export const messageOfEvent = byEventType<ProgressMessage>({
  ConversionRequested: ({ data }) => messageOf(data.conversionId, { progress: 0, status: 'processing' }),
  ConversionCompleted: ({ data: { conversionId, result, notes } }) =>
    messageOf(conversionId, {
      progress: DONE_PERCENT,
      status: 'completed',
      downloadName: result.name,
      size: result.size,
      notes: notes.map(({ text }) => text),
    }),
  ConversionFailed: ({ data: { conversionId, reason, code, facts } }) =>
    messageOf(conversionId, {
      progress: 0,
      status: 'failed',
      error: reason,
      code,
      ...(typeof facts['name'] === 'string' && { file: facts['name'] }),
    }),
  ConversionCancelled: ({ data }) => messageOf(data.conversionId, { progress: 0, status: 'cancelled' }),
});

/** The same, off the read model, for a socket that has just opened. */
export const messageOfDocument = (document: ConversionDocument): ProgressMessage => {
  const { id, status, downloadName, size, notes, error, code } = document;
  return {
    type: 'conversion_progress',
    conversionId: id,
    progress: status === 'completed' ? DONE_PERCENT : 0,
    status,
    ...(downloadName !== null && { downloadName, notes: [...notes] }),
    ...(size !== null && { size }),
    ...(error !== null && { error }),
    ...(code !== null && { code }),
  };
};
