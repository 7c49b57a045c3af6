import {
  STORED_FILES_COLLECTION,
  type StoredFilesDocument,
} from '../../../contracts/read-models/stored-files-document.js';
import { byEventType } from '../../platform/event-store/by-event-type.js';
import type { Projection } from '../../platform/read-models/projection.js';

type Fold = (before: StoredFilesDocument | undefined) => StoredFilesDocument | undefined;

const deleted = (): Fold => (before) => before && { ...before, bytes: 0 };

/** No file is empty. */
const isGone = ({ bytes }: StoredFilesDocument): boolean => bytes === 0;

const foldOf = byEventType<Fold>({
  ConversionRequested: ({ data: { owner, files } }) => {
    const bytes = files.reduce((sum, { size }) => sum + size, 0);
    return () => ({ owner, bytes });
  },
  ConversionCompleted:
    ({ data: { result } }) =>
    (before) =>
      before && (isGone(before) ? before : { ...before, bytes: before.bytes + result.size }),
  ConversionDeleted: deleted,
  ShareLinkRevoked: deleted,
  ShareLinkExpired: deleted,
  SignatureRequested: ({ data: { owner, file } }) => {
    const { size: bytes } = file;
    return () => ({ owner, bytes });
  },
  // The document with one more signature takes the place of the one before.
  RecipientSigned:
    ({ data: { file } }) =>
    (before) =>
      before && { ...before, bytes: file.size },
  RequestFilesDeleted: deleted,
});

/** The files that each visitor has stored; files go with their link. */
export const storedFiles: Projection<StoredFilesDocument> = {
  collection: { name: STORED_FILES_COLLECTION, indexes: [['owner', 'bytes'], ['bytes']] },
  version: 1,

  changes(event) {
    const fold = foldOf(event);
    if (!fold) return [];
    if ('requestId' in event.data) return [{ id: event.data.requestId, fold }];
    return 'conversionId' in event.data ? [{ id: event.data.conversionId, fold }] : [];
  },
};
