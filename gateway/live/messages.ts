import type { ConversionDocument } from '../../contracts/read-models/conversion-document.js';
import type { ProgressMessage } from '../../contracts/api/conversions.js';
import type { StoredEvent } from '../../services/platform/event-store/event-store.js';

const DONE = 100;

/** What an owner is told of an event of one of their conversions; undefined: nothing. */
export const messageOfEvent = (event: StoredEvent): ProgressMessage | undefined => {
  const type = 'conversion_progress';
  switch (event.type) {
    case 'ConversionRequested':
      return { type, conversionId: event.data.conversionId, progress: 0, status: 'processing' };
    case 'ConversionCompleted': {
      const { conversionId, result, notes } = event.data;
      const file = { downloadName: result.name, size: result.size, notes: notes.map(({ text }) => text) };
      return { type, conversionId, progress: DONE, status: 'completed', ...file };
    }
    case 'ConversionFailed': {
      const { conversionId, reason, code, facts } = event.data;
      const about = { error: reason, code, ...(typeof facts['name'] === 'string' && { file: facts['name'] }) };
      return { type, conversionId, progress: 0, status: 'failed', ...about };
    }
    case 'ConversionCancelled':
      return { type, conversionId: event.data.conversionId, progress: 0, status: 'cancelled' };
    default:
      return undefined;
  }
};

/** The same, off the read model, for a socket that has just opened. */
export const messageOfDocument = (document: ConversionDocument): ProgressMessage => {
  const { id, status, downloadName, size, notes, error, code } = document;
  return {
    type: 'conversion_progress',
    conversionId: id,
    progress: status === 'completed' ? DONE : 0,
    status,
    ...(downloadName !== null && { downloadName, notes: [...notes] }),
    ...(size !== null && { size }),
    ...(error !== null && { error }),
    ...(code !== null && { code }),
  };
};
