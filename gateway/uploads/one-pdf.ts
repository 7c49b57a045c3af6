import { Refusal } from '../../contracts/errors.js';
import type { UploadedFile } from '../../contracts/events/upload.js';

/** The one PDF that was sent. @throws Refusal `tool.files-do-not-fit`. */
export const onePdf = (files: readonly UploadedFile[]): UploadedFile => {
  const [file] = files;
  if (!file || files.length > 1 || file.kind !== 'pdf') {
    throw new Refusal('tool.files-do-not-fit', { message: 'Requires exactly 1 PDF file' });
  }
  return file;
};
