/** Collection of {@link UploadDocument}s, by upload id. */
export const UPLOADS_COLLECTION = 'uploads';

/** Whose an upload is, taken or rejected, and where it stands between conversions. Owner: services/analytics, from `upload-{uploadId}`. */
export interface UploadDocument {
  readonly id: string;
  readonly owner: string;
  /** ISO-8601 UTC. */
  readonly at: string;
  /** The conversion that it was taken for; null for a rejected one. */
  readonly conversionId: string | null;
  /** The conversion whose result it is a copy of; null for a file that was sent. */
  readonly from: string | null;
}
