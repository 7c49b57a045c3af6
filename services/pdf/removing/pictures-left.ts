import { objectsOfPage, IMAGE, TEXT } from '../engines/pdfium/page-objects.js';
import { withDocuments, type PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import type { WithQpdf } from '../engines/qpdf/qpdf.js';

/** Says what PDFium finds on the pages of a file that it has not written. */
export interface PicturesLeft {
  /** The first page (from 0) that still draws a picture, or lost something else; undefined where there is none. */
  readonly failing: number | undefined;
  /** Pages (from 0) that had pictures, and on which nothing is to be seen any more. */
  readonly emptied: readonly number[];
  /** Those of them with text, such as what was recognised in a scan. */
  readonly withText: readonly number[];
}

/** Looks at each page before and after, as PDFium reads it. */
export const lookForPictures = (before: Uint8Array, after: Uint8Array): Promise<PicturesLeft> =>
  withDocuments([before, after], ([one, other]) => {
    const left = { failing: undefined as number | undefined, emptied: [] as number[], withText: [] as number[] };
    if (!one || !other) return { ...left, failing: 0 };
    for (let page = 0; page < one.pageCount && left.failing === undefined; page += 1) {
      const had = countsOn(one, page);
      const has = countsOn(other, page);
      if (has.pictures > 0 || has.others !== had.others) left.failing = page;
      if (had.pictures === 0 || !isEmpty(other, page)) continue;
      left.emptied.push(page);
      if (has.texts > 0) left.withText.push(page);
    }
    return left;
  });

interface Counts {
  readonly pictures: number;
  readonly others: number;
  /** Those of the others that are text. */
  readonly texts: number;
}

const countsOn = ({ module, handle }: PdfiumDocument, index: number): Counts => {
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return { pictures: 0, others: 0, texts: 0 };
  try {
    const types = [...objectsOfPage(module, page)].map(({ type }) => type);
    const pictures = types.filter((type) => type === IMAGE).length;
    return { pictures, others: types.length - pictures, texts: types.filter((type) => type === TEXT).length };
  } finally {
    module.FPDF_ClosePage(page);
  }
};

/** Enough for a hairline to show. */
const LONGEST_PIXELS = 400;
const WHITE = 0xff_ff_ff_ff;

const isEmpty = (document: PdfiumDocument, page: number): boolean => {
  const picture = renderPage(document, page, { width: LONGEST_PIXELS, height: LONGEST_PIXELS });
  if (!picture) return false;
  const { buffer, byteOffset, length } = picture.rgba;
  return new Uint32Array(buffer, byteOffset, length / 4).every((pixel) => pixel === WHITE);
};

interface Listed {
  readonly qpdf: Readonly<Record<string, { readonly stream?: { readonly dict: Readonly<Record<string, unknown>> } }>>[];
}

/** The numbers of the objects that are pictures, as qpdf lists them. */
export const picturesListed = async (bytes: Uint8Array, { qpdf }: WithQpdf): Promise<readonly number[]> => {
  const said = await qpdf.json({ args: ['--json=2', '--json-key=qpdf', 'in.pdf'], files: { 'in.pdf': bytes } });
  const [, objects = {}] = (JSON.parse(said) as Listed).qpdf;
  return Object.entries(objects).flatMap(([key, { stream }]) =>
    stream?.dict['/Subtype'] === '/Image' ? [Number(/^obj:(\d+)/.exec(key)?.[1])] : [],
  );
};
