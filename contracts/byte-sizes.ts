/** Bytes of a kilobyte, as sizes of files are told everywhere in Docket. */
export const KB = 1024;

/** Bytes of a megabyte. */
export const MB = 1024 * KB;

/** Bytes of a gigabyte. */
export const GB = 1024 * MB;
