import { Refusal } from '../../../contracts/errors.js';
import type { Mark } from '../../../contracts/marks.js';
import { PdfjsFailed, withPdfjs, type PdfjsAnnotation } from '../engines/pdfjs-text.js';
import { loadPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';
import { contentsOf, SUBTYPES } from './annotation-entries.js';
import type { PutMarks } from './put-marks.js';

interface Expected extends Pick<PutMarks, 'put'> {
  /** The objects of the file have other numbers than when the marks were put. */
  readonly isRenumbered: boolean;
}

/**
 * Reads a marked document with pdf.js, which has not written it.
 *
 * @throws Refusal `marks.not-held`, naming the first mark that is not there as it was put.
 */
export const refuseUnlessPut = async (
  file: SourceFile,
  { put, isRenumbered }: Expected,
  work: Pick<Work, 'qpdf'>,
): Promise<void> => {
  const { bytes } = await loadPdf(file, work);
  const found = await annotationsOn(bytes, new Set(put.map(({ mark }) => mark.page)));
  const taken = new Set<PdfjsAnnotation>();
  for (const { ref, mark } of put) {
    const all = found?.get(mark.page)?.filter((one) => isRenumbered || one.id === `${ref.objectNumber}R`);
    const held = all?.find((one) => !taken.has(one) && holds(one, mark));
    if (!held) throw new Refusal('marks.not-held', { name: file.name, page: mark.page, mark: mark.id ?? mark.type });
    taken.add(held);
  }
};

const holds = ({ subtype, contents, hasLook }: PdfjsAnnotation, mark: Mark): boolean =>
  subtype === SUBTYPES[mark.type] && sameText(contents, contentsOf(mark)) && (mark.type === 'reply' || hasLook);

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
