/** Read model `blobs`: whose bytes these are, by blob reference. */
export interface BlobDocument {
  readonly conversionId: string;
}
