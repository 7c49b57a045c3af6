/** Collection of {@link BlobDocument}s, by blob reference. */
export const BLOBS_COLLECTION = 'blobs';

/** Which conversion a stored blob belongs to. Owner: services/analytics, from every event that names a blob. */
export interface BlobDocument {
  readonly conversionId: string;
}
