import type { InspectedPage } from '../../../contracts/api/inspection.js';
import { rounded } from '../content/geometry.js';
import type { PdfiumDocument } from '../engines/pdfium/pdfium-document.js';
import { readBuffer, utf16, withMemory } from '../engines/pdfium/pdfium.js';

type Box = InspectedPage['mediaBox'];

/** In the words of EPDF_GetPageBoxByIndex, which gives the first two where they are inherited too. */
const boxes = { media: 0, crop: 1, bleed: 2, trim: 3, art: 4 } as const;
/** PDFium takes this where a page has no box at all. */
const LETTER: Box = [0, 0, 612, 792];
const turns = [0, 90, 180, 270] as const;

/** Every page of a document, its content unread. */
export const inspectPages = (document: PdfiumDocument): InspectedPage[] =>
  withMemory(document.module, 16, (scratch) =>
    Array.from({ length: document.pageCount }, (_, index) => inspectPage({ document, index, scratch })),
  );

interface Place {
  readonly document: PdfiumDocument;
  readonly index: number;
  /** Room for four numbers. */
  readonly scratch: number;
}

const inspectPage = (place: Place): InspectedPage => {
  const { module, handle } = place.document;
  const mediaBox = boxOf(place, 'media') ?? LETTER;
  const bleedBox = boxOf(place, 'bleed');
  const trimBox = boxOf(place, 'trim');
  const artBox = boxOf(place, 'art');
  return {
    ...sizeOf(place),
    rotation: turns[module.EPDF_GetPageRotationByIndex(handle, place.index)] ?? 0,
    label: labelOf(place),
    mediaBox,
    cropBox: boxOf(place, 'crop') ?? mediaBox,
    ...(bleedBox && { bleedBox }),
    ...(trimBox && { trimBox }),
    ...(artBox && { artBox }),
  };
};

const sizeOf = ({ document: { module, handle }, index, scratch }: Place): { width: number; height: number } => {
  if (!module.FPDF_GetPageSizeByIndexF(handle, index, scratch)) return { width: 0, height: 0 };
  const [width = 0, height = 0] = module.pdfium.HEAPF32.subarray(scratch / 4, scratch / 4 + 2);
  return { width: rounded(width), height: rounded(height) };
};

const boxOf = ({ document: { module, handle }, index, scratch }: Place, which: keyof typeof boxes): Box | undefined => {
  if (!module.EPDF_GetPageBoxByIndex(handle, index, boxes[which], scratch)) return undefined;
  const [left = 0, top = 0, right = 0, bottom = 0] = module.pdfium.HEAPF32.subarray(scratch / 4, scratch / 4 + 4);
  return [rounded(left), rounded(bottom), rounded(right), rounded(top)];
};

const labelOf = ({ document: { module, handle }, index }: Place): string | null =>
  utf16(readBuffer(module, (pointer, size) => module.FPDF_GetPageLabel(handle, index, pointer, size))) || null;
