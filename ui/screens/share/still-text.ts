import type { SharedFile } from '../../../contracts/api/shared-document.js';
import { t, translated } from '../../text/t.js';
import type { Text } from '../../../contracts/texts/text-catalogue.js';

const kinds: Readonly<Record<string, Text>> = {
  'application/pdf': 'PDF document',
  'application/zip': 'ZIP archive',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': 'Word document',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': 'PowerPoint presentation',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': 'Excel workbook',
  'text/plain': 'Text file',
};

/** The kind of a file, in words. */
export const kindText = (mime: string): string =>
  translated(kinds[mime] ?? (mime.startsWith('image/') ? 'Picture' : 'File'));

const NO_PAGE =
  'This link allows a limited number of downloads, so its pages are not shown here. Download it to read all of it.';
const FIRST_PAGE =
  'This link allows a limited number of downloads, so only its first page is shown here. Download it to read all of it.';

/** Why not all of a file is seen on its page. */
export const whyStill = ({ downloads, mime, picture }: SharedFile, isLocked: boolean): string => {
  if (isLocked) return t('The file itself needs a password. Download it to read it.');
  if (downloads === '0') return t('The download limit of this link has been reached');
  if (downloads !== '') {
    return picture === '' ? t(NO_PAGE) : t(FIRST_PAGE);
  }
  if (mime === 'application/zip') return t('It contains several files. Download it to open them.');
  return t('Download it to open it.');
};
