import { Refusal } from '../../../contracts/errors.js';
import { PdfjsFailed, withPdfjs, type PdfjsAnnotation } from '../engines/pdfjs-text.js';
import { loadPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';
import { contentsOf, SUBTYPES } from './annotation-entries.js';
import type { PutMarks } from './put-marks.js';

/**
 * Reads a marked document with pdf.js, which has not written it.
 *
 * @throws Refusal `marks.not-held`, naming the first mark that is not there as it was put.
 */
export const refuseUnlessPut = async (
  file: SourceFile,
  { put }: Pick<PutMarks, 'put'>,
  work: Pick<Work, 'qpdf'>,
): Promise<void> => {
  const { bytes } = await loadPdf(file, work);
  const found = await annotationsOn(bytes, new Set(put.map(({ mark }) => mark.page)));
  for (const { ref, mark } of put) {
    const annotation = found?.get(mark.page)?.find(({ id }) => id === `${ref.objectNumber}R`);
    const isHeld = annotation?.subtype === SUBTYPES[mark.type] && sameText(annotation.contents, contentsOf(mark));
    if (!isHeld || (mark.type !== 'reply' && !annotation.hasLook))
      throw new Refusal('marks.not-held', { name: file.name, page: mark.page, mark: mark.id ?? mark.type });
  }
};

type Found = ReadonlyMap<number, readonly PdfjsAnnotation[] | undefined>;

const annotationsOn = async (bytes: Uint8Array, pages: ReadonlySet<number>): Promise<Found | undefined> => {
  try {
    return await withPdfjs(bytes, async ({ annotations }) => {
      const found = new Map<number, readonly PdfjsAnnotation[] | undefined>();
      for (const page of pages) found.set(page, await annotations(page - 1));
      return found;
    });
  } catch (error) {
    if (error instanceof PdfjsFailed) return undefined;
    throw error;
  }
};

const plain = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim();
const sameText = (one: string, other: string): boolean => plain(one) === plain(other);
