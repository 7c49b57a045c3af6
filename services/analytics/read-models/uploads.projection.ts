import { UPLOADS_COLLECTION, type UploadDocument } from '../../../contracts/read-models/upload-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

const documentOf = byEventType<UploadDocument>({
  UploadReceived: ({ data: { uploadId: id, owner, at, conversionId, from } }) => ({
    id,
    owner,
    at,
    conversionId,
    from,
  }),
  UploadRejected: ({ data: { uploadId: id, owner, at } }) => ({ id, owner, at, conversionId: null, from: null }),
});

/** Where the log tells of the uploads of a person, and which conversion each leads from and to. */
export const uploads: Projection<UploadDocument> = {
  collection: { name: UPLOADS_COLLECTION, indexes: [['owner', 'at'], ['conversionId'], ['from']] },
  version: 2,

  changes(event) {
    const document = documentOf(event);
    return document ? [{ id: document.id, fold: () => document }] : [];
  },
};
