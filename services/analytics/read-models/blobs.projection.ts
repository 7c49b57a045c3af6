import type { BlobDocument } from '../../../contracts/api/blobs.js';
import type { StoredEvent } from '../../platform/event-store/event-store.js';
import type { Projection } from '../../platform/read-models/projection.js';

/** Every blob that the log speaks of; one in the blob store that is not here belongs to nobody. */
export const blobs: Projection<BlobDocument> = {
  collection: { name: 'blobs', indexes: [] },
  version: 1,

  changes: (event) => refsOf(event).map(({ ref, conversionId }) => ({ id: ref, fold: () => ({ conversionId }) })),
};

const refsOf = ({ type, data }: StoredEvent): { ref: string; conversionId: string }[] => {
  switch (type) {
    case 'UploadReceived':
      return [{ ref: data.blob, conversionId: data.conversionId }];
    case 'ConversionCompleted': {
      const refs = [data.result.blob, data.thumbnail, data.receipt].filter((ref) => typeof ref === 'string');
      return refs.map((ref) => ({ ref, conversionId: data.conversionId }));
    }
    default:
      return [];
  }
};
