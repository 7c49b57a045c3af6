import { Refusal } from '../../../../contracts/errors.js';
import { loadPdf } from '../../opening/load.js';
import type { SourceFile, Work } from '../../operation.js';
import { isEngineFailure } from '../../opening/unreadable.js';
import { appearsOutsidePages } from './outside-pages.js';
import { matchesIn } from '../find/find-items.js';
import { eachPage } from '../pages/read-pages.js';
import type { Survey } from './survey.js';

const END = Buffer.from('%%EOF');
/** A file whose first page can be shown before the rest is there begins with this: it has two ends from the start. */
const LINEARIZED = /\/Linearized\b/;
const HEAD_BYTES = 1024;
/** Revisions that are searched, the latest first. */
const SEARCHED_MAX = 10;

/** The file as it stood before each of its updates, the latest first. A result of Docket's has one revision only. */
export const earlierRevisions = (bytes: Uint8Array): readonly Uint8Array[] => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const ends: number[] = [];
  for (let at = file.indexOf(END); at >= 0; at = file.indexOf(END, at + END.length)) ends.push(at + END.length);
  const first = LINEARIZED.test(file.toString('latin1', 0, HEAD_BYTES)) ? 1 : 0;
  return ends
    .slice(first, -1)
    .reverse()
    .map((end) => bytes.subarray(0, end));
};

type File = Pick<SourceFile, 'name' | 'bytes' | 'password'>;
type Wanted = Pick<Survey, 'searchTerms' | 'sensitiveTexts'>;

/** Whether an earlier revision that is still in the file holds what is to be removed. */
export const appearsInEarlierRevision = async (
  file: File,
  wanted: Wanted,
  work: Pick<Work, 'qpdf'>,
): Promise<boolean> => {
  if (wanted.searchTerms.length === 0) return false;
  for (const bytes of earlierRevisions(file.bytes).slice(0, SEARCHED_MAX)) {
    if (await showsSensitiveText({ ...file, bytes }, wanted, work)) return true;
  }
  return false;
};

/** A revision that doesn't open by itself can't be read by others either. */
const showsSensitiveText = async (
  file: File,
  { searchTerms, sensitiveTexts }: Wanted,
  work: Pick<Work, 'qpdf'>,
): Promise<boolean> => {
  try {
    const { bytes } = await loadPdf(file, work);
    const shown: number[] = [];
    await eachPage(bytes, ({ pdfium, pdfjs }, page) => {
      if ([pdfium, pdfjs ?? []].some((glyphs) => matchesIn(glyphs, searchTerms).length > 0)) shown.push(page);
    });
    return shown.length > 0 || (await appearsOutsidePages(bytes, sensitiveTexts));
  } catch (error) {
    if (error instanceof Refusal || isEngineFailure(error)) return false;
    throw error;
  }
};
