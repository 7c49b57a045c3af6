import { BLOBS_COLLECTION, type BlobDocument } from '../../../contracts/read-models/blob-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Change, Projection } from '../../platform/read-models/projection.js';

const blobsOf = (conversionId: string, ...refs: readonly (string | null | undefined)[]): Change<BlobDocument>[] =>
  refs.filter((ref) => typeof ref === 'string').map((id) => ({ id, fold: () => ({ conversionId }) }));

const changesOf = byEventType<readonly Change<BlobDocument>[]>({
  UploadReceived: ({ data }) => blobsOf(data.conversionId, data.blob),
  ConversionCompleted: ({ data }) => blobsOf(data.conversionId, data.result.blob, data.thumbnail, data.receipt),
  ThumbnailDrawn: ({ data }) => blobsOf(data.conversionId, data.thumbnail),
});

/** Every blob that the log speaks of; one in the blob store that is not here belongs to nobody. */
export const blobs: Projection<BlobDocument> = {
  collection: { name: BLOBS_COLLECTION, indexes: [] },
  version: 1,
  changes: (event) => changesOf(event) ?? [],
};
