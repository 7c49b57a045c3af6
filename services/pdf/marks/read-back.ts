import { Refusal } from '../../../contracts/errors.js';
import type { Mark } from '../../../contracts/marks.js';
import { PdfjsFailed, withPdfjs, type PdfjsAnnotation } from '../engines/pdfjs-text.js';
import { loadPdf } from '../opening/load.js';
import type { SourceFile, Work } from '../operation.js';
import { contentsOf, SUBTYPES } from './annotation-entries.js';
import { saysNow, type PutMarks, type SaidMark } from './put-marks.js';

interface Expected extends Pick<PutMarks, 'put' | 'changed' | 'removed' | 'left'> {
  /** The objects of the file have other numbers than when the marks were put. */
  readonly isRenumbered: boolean;
}

/**
 * Reads a marked document with pdf.js, which has not written it.
 *
 * @throws Refusal `marks.not-held`, naming the first mark that is not there as it was put or changed, or is there still.
 */
export const refuseUnlessPut = async (
  file: SourceFile,
  { put, changed, removed, left, isRenumbered }: Expected,
  work: Pick<Work, 'qpdf'>,
): Promise<void> => {
  const { bytes } = await loadPdf(file, work);
  const pages = [...put.map(({ mark }) => mark.page), ...[...changed, ...removed].map(({ pageNumber }) => pageNumber)];
  const annotations = await annotationsOn(bytes, new Set(pages));
  const notHeld = (page: number, mark: string): Refusal =>
    new Refusal('marks.not-held', { name: file.name, page, mark });
  const taken = new Set<PdfjsAnnotation>();
  for (const { ref, mark } of put) {
    const all = annotations?.get(mark.page)?.filter((one) => isRenumbered || one.id === `${ref.objectNumber}R`);
    const held = all?.find((one) => !taken.has(one) && holds(one, mark));
    if (!held) throw notHeld(mark.page, mark.id ?? mark.type);
    taken.add(held);
  }
  const missing = changed.find((one) => countIn(annotations, one) === 0);
  if (missing) throw notHeld(missing.pageNumber, missing.id);
  const still = removed.find(({ pageNumber, dict }) =>
    isMoreThanLeft(annotations, left, { pageNumber, ...saysNow(dict) }),
  );
  if (still) throw notHeld(still.pageNumber, still.id);
};

const holds = ({ subtype, contents, hasLook }: PdfjsAnnotation, mark: Mark): boolean =>
  subtype === SUBTYPES[mark.type] && sameText(contents, contentsOf(mark)) && (mark.type === 'reply' || hasLook);

type Found = ReadonlyMap<number, readonly PdfjsAnnotation[] | undefined>;

const countIn = (annotations: Found | undefined, { pageNumber, kind, contents }: SaidMark): number =>
  (annotations?.get(pageNumber) ?? []).filter((one) => one.subtype === kind && sameText(one.contents, contents)).length;

/** Whether the page has more of what looks like this than it should have. */
const isMoreThanLeft = (annotations: Found | undefined, left: readonly SaidMark[], gone: SaidMark): boolean => {
  const expected = left.filter(
    ({ pageNumber, kind, contents }) =>
      pageNumber === gone.pageNumber && kind === gone.kind && sameText(contents, gone.contents),
  );
  return !annotations?.get(gone.pageNumber) || countIn(annotations, gone) > expected.length;
};

const annotationsOn = async (bytes: Uint8Array, pages: ReadonlySet<number>): Promise<Found | undefined> => {
  try {
    return await withPdfjs(bytes, async ({ annotations }) => {
      const annotationsByPage = new Map<number, readonly PdfjsAnnotation[] | undefined>();
      for (const page of pages) annotationsByPage.set(page, await annotations(page - 1));
      return annotationsByPage;
    });
  } catch (error) {
    if (error instanceof PdfjsFailed) return undefined;
    throw error;
  }
};

const plain = (text: string): string => text.replace(/\r\n?/g, '\n').replaceAll('\0', '').trim();
const sameText = (one: string, other: string): boolean => plain(one) === plain(other);
