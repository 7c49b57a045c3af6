import { maxBytesOf, typeOfFile } from '../../../../contracts/files.js';
import { failureNotice, type Notice } from '../../../notice.js';

/** Why the editor rejects a file; null if it is accepted. Requirement. */
export const fileProblem = (file: File): Notice | null => {
  if (typeOfFile(file)?.kind !== 'pdf') return failureNotice('Invalid file type', 'Please upload a PDF file');
  if (file.size > maxBytesOf('pdf')) return failureNotice('File too large', 'PDF must be less than 25MB');
  return null;
};

/** Kinds that a browser draws: a signature becomes a PNG in the page. */
const DRAWN = ['PNG', 'JPEG', 'GIF', 'WebP'];

/** The same for an image of a signature. */
export const signatureImageProblem = (file: File): Notice | null => {
  const type = typeOfFile(file);
  if (type?.kind !== 'image' || !DRAWN.includes(type.label)) {
    return failureNotice('Invalid file type', 'Please upload a PNG, JPEG, GIF or WebP image');
  }
  if (file.size > maxBytesOf('image')) return failureNotice('File too large', 'Images must be less than 15MB');
  return null;
};
