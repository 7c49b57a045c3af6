/** Drawing of thumbnails goes to its worker as a job of this name, which is no tool's. */
export const THUMBNAIL_JOB = 'thumbnail';

const drawn: ReadonlySet<string> = new Set(['application/pdf', 'application/zip']);

/** Whether results of a type may have a first page to draw; of an archive it is that of its first file. */
export const mayBeDrawn = (mime: string): boolean => drawn.has(mime);
