import type { ConversionDocument } from '../../../contracts/api/conversions.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';
import type { Projection } from '../../platform/read-models/projection.js';

type Fold = (before: ConversionDocument | undefined) => ConversionDocument | undefined;

/** Every conversion as its owner sees it. Specification section 3, "Conversion". */
export const history: Projection<ConversionDocument> = {
  collection: {
    name: 'conversions',
    indexes: [
      ['owner', 'isDeleted', 'requestedAt'],
      ['status', 'requestedAt'],
    ],
  },
  version: 2,

  changes(event) {
    const fold = foldOf(event);
    return fold && 'conversionId' in event.data ? [{ id: event.data.conversionId, fold }] : [];
  },
};

const foldOf = (event: StoredEvent): Fold | undefined => {
  switch (event.type) {
    case 'ConversionRequested':
      return () => requested(event);
    case 'ConversionStarted':
      return change({ attempt: event.data.attempt });
    case 'ConversionCompleted': {
      const { result, notes, at } = event.data;
      const file = { downloadName: result.name, size: result.size, notes: notes.map(({ text }) => text) };
      return change({ status: 'completed', ...file, endedAt: at });
    }
    case 'ConversionFailed': {
      const { code, reason, at } = event.data;
      return change({ status: 'failed', code, error: reason, endedAt: at });
    }
    case 'ConversionCancelled':
      return change({ status: 'cancelled', endedAt: event.data.at });
    case 'ConversionRenamed':
      return change({ downloadName: event.data.name });
    case 'ConversionDeleted':
      return change({ isDeleted: true, originalFileName: '', downloadName: null, notes: [], error: null });
    default:
      return undefined;
  }
};

const change =
  (fields: Partial<ConversionDocument>): Fold =>
  (before) =>
    before && { ...before, ...fields };

const requested = ({ data }: Extract<StoredEvent, { type: 'ConversionRequested' }>): ConversionDocument => ({
  id: data.conversionId,
  owner: data.owner,
  shareHash: data.shareHash,
  operation: data.tool,
  status: 'processing',
  originalFileName: data.files[0]?.name ?? '',
  downloadName: null,
  size: null,
  notes: [],
  error: null,
  code: null,
  attempt: 0,
  requestedAt: data.at,
  endedAt: null,
  isDeleted: false,
});
