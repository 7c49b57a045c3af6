/** Collection of {@link StoredFilesDocument}s, by conversion id. */
export const STORED_FILES_COLLECTION = 'stored-files';

/** How much of the disk a conversion takes. Owner: services/analytics, from `conversion-{id}` and `share-{hash}`. */
export interface StoredFilesDocument {
  readonly owner: string;
  /** The size of its files and its result; 0 once they are deleted. */
  readonly bytes: number;
}
