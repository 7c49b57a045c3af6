import { maxBytesOfCall, typeOfFile } from '../../../contracts/files.js';
import { failureNotice, type Notice } from '../../notice.js';
import { t, translated } from '../../text/t.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';

/** A page's messages about files that it rejects. Requirement. */
export interface FileRules {
  /** Said of another type. */
  readonly unsupported: Text;
  /** Whether the picker suggests Word files; a page that does takes them. */
  readonly word?: boolean;
  readonly tooLarge: Text;
}

/** The rules of the summarizer, the quiz generator and the export. */
export const usualRules: FileRules = {
  unsupported: '{name} is not supported. Please upload images, PDFs, or text files.',
  tooLarge: '{name} is larger than 25MB. Please choose a smaller file.',
};

/** The rules of the pages whose picker suggests Word files. */
export const rulesWithWord: FileRules = { ...usualRules, word: true };

export const translationRules: FileRules = {
  unsupported: '{name} is not supported. Please upload PDFs, images, or text files.',
  tooLarge: '{name} is larger than 25MB.',
};

/** Requirement: 25 MB whatever the type. */
const MAX_BYTES = maxBytesOfCall('image');

const isText = (mime: string): boolean => mime.startsWith('text/');

/** Whether a file can be taken: any text, by whatever name, and images that the server reads. */
const isSupported = (file: File): boolean => {
  const kind = typeOfFile(file)?.kind;
  return kind === 'pdf' || kind === 'image' || kind === 'text' || isText(file.type);
};

/** Why a file is rejected; null if it is accepted. */
export const fileProblem = (rules: FileRules, file: File): Notice | null => {
  if (!isSupported(file) && !(rules.word && typeOfFile(file)?.label === 'Word')) {
    return failureNotice(t('Unsupported file type'), translated(rules.unsupported, { name: file.name }));
  }
  if (file.size > MAX_BYTES) return failureNotice(t('File too large'), translated(rules.tooLarge, { name: file.name }));
  return null;
};

/** The same for a page that works on one file at a time. */
export const selectionProblem = (rules: FileRules, files: readonly File[]): Notice | null => {
  const [file, ...more] = files;
  if (more.length > 0) return failureNotice(t('One file at a time'), t('Please choose a single file.'));
  return file ? fileProblem(rules, file) : null;
};

interface Chosen {
  readonly event: { readonly files: readonly File[] };
}

/** The transition of a page's machine for rejected files; its action `tell` shows why. */
export const turningAway = (rules: FileRules) => ({
  guard: ({ event: { files } }: Chosen): boolean => selectionProblem(rules, files) !== null,
  actions: {
    type: 'tell' as const,
    params: ({ event: { files } }: Chosen): Notice => selectionProblem(rules, files) ?? failureNotice(''),
  },
});
