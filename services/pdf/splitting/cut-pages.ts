import { Refusal } from '../../../contracts/errors.js';
import { RESULT_MAX_BYTES } from '../../../contracts/limits.js';
import { extractPages, withDocument } from '../engines/pdfium-document.js';
import { QpdfFailed, type Qpdf } from '../engines/qpdf.js';
import { indicesOf, labelOf, type PageRange } from '../operations/pages.js';

const MB = 1024 * 1024;
/** qpdf reads the whole file for each range; PDFium only once. */
const RANGES_BY_QPDF_MAX = 60;

/** One range of a document as a document of its own. */
export interface Part {
  readonly range: PageRange;
  readonly bytes: Uint8Array;
}

/** Told before each range. */
type OnStart = (index: number) => void;

interface Cutting {
  readonly bytes: Uint8Array;
  readonly ranges: readonly PageRange[];
  readonly onStart: OnStart;
}

/** Form fields survive in qpdf only, which takes its time for each range. @throws Refusal `result.too-large` */
export const cutPages = async (cutting: Cutting, qpdf: Qpdf): Promise<readonly Part[]> => {
  if (cutting.ranges.length > RANGES_BY_QPDF_MAX) return cutByPdfium(cutting);
  try {
    return await cutByQpdf(cutting, qpdf);
  } catch (error) {
    if (!(error instanceof QpdfFailed)) throw error;
    return cutByPdfium(cutting);
  }
};

const cutByQpdf = async ({ bytes, ranges, onStart }: Cutting, qpdf: Qpdf): Promise<Part[]> => {
  const before = ['--empty', '--object-streams=generate', '--pages', 'in.pdf'];
  const argsOfEach = ranges.map((range) => [...before, labelOf(range), '--']);
  const outputs = await qpdf.writeEach({ argsOfEach, files: { 'in.pdf': bytes }, onStart });
  refuseOver(outputs.reduce((sum, { length }) => sum + length, 0));
  return ranges.map((range, index) => ({ range, bytes: outputs[index] ?? new Uint8Array() }));
};

const cutByPdfium = ({ bytes, ranges, onStart }: Cutting): Promise<Part[]> =>
  withDocument(bytes, (document) => {
    let size = 0;
    return ranges.map((range, index) => {
      onStart(index);
      const part = extractPages(document, indicesOf(range));
      size += part.length;
      refuseOver(size);
      return { range, bytes: part };
    });
  });

const refuseOver = (size: number): void => {
  if (size > RESULT_MAX_BYTES) throw new Refusal('result.too-large', { limit: RESULT_MAX_BYTES / MB });
};
