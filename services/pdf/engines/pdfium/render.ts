import { RENDER_MS, withinDrawingTime, type Drawing } from './drawing-time.js';
import { closeAfterNext } from './cached-page.js';
import type { PdfiumDocument } from './pdfium-document.js';
import type { Pdfium } from './pdfium.js';

/** 8 bits each of red, green, blue and opacity per pixel, rows from the top. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8Array;
}

interface Box {
  readonly width: number;
  readonly height: number;
}

/** A part of a picture, in whole pixels from its top left. */
export interface PicturePart extends Box {
  readonly left: number;
  readonly top: number;
}

interface Wanted extends Box {
  /** Milliseconds of the processor. */
  readonly atMost?: number;
  /** All that is drawn, where that is less than the whole: the rest of the picture says nothing. */
  readonly parts?: (picture: Box) => readonly PicturePart[];
  /** Taken for the pixels where it has the right size: the picture before, when nobody needs it any more. */
  readonly into?: Uint8Array | undefined;
}

const BITMAP_BGRA = 4;
/** FPDF_ANNOT | FPDF_REVERSE_BYTE_ORDER: annotations too, red first. */
const RENDER_FLAGS = 0x01 | 0x10;
const WHITE = 0xffffffff;

/**
 * A page (from 0) on white, as displayed, in a box of this many pixels.
 *
 * @returns undefined when the page can't be loaded.
 * @throws Refusal `pdf.too-complex` when it takes too long.
 */
export const renderPage = (document: PdfiumDocument, index: number, wanted: Wanted): Picture | undefined => {
  const { module } = document;
  return withinDrawingTime(module, wanted.atMost ?? RENDER_MS, (draw) => drawn(document, index, { ...wanted, draw }));
};

type Draw = (drawing: Drawing) => void;

const drawn = (document: PdfiumDocument, index: number, box: Wanted & { readonly draw: Draw }) => {
  const { module, handle, hasForm } = document;
  const page = module.FPDF_LoadPage(handle, index);
  if (page === 0) return undefined;
  try {
    const across = module.FPDF_GetPageWidthF(page);
    const down = module.FPDF_GetPageHeightF(page);
    const scale = Math.min(box.width / across, box.height / down);
    const width = Math.max(1, Math.round(across * scale));
    const height = Math.max(1, Math.round(down * scale));
    const rgba = box.into?.length === width * height * 4 ? box.into : new Uint8Array(width * height * 4);
    const parts = box.parts?.({ width, height }) ?? [{ left: 0, top: 0, width, height }];
    const source = { module, page, form: hasForm ? handle : 0, width, height, draw: box.draw };
    for (const part of parts) drawPart(source, part, rgba);
    return { width, height, rgba };
  } finally {
    closeAfterNext(document, page);
  }
};

interface Source extends Box {
  readonly module: Pdfium;
  readonly page: number;
  /** The document's handle if it has a form, whose fields are drawn apart; else 0. */
  readonly form: number;
  readonly draw: Draw;
}

/** Each pixel as it would be in a drawing of the whole page. */
const drawPart = (source: Source, part: PicturePart, rgba: Uint8Array): void => {
  const { module, page, draw } = source;
  const { width, height } = part;
  const bitmap = module.FPDFBitmap_CreateEx(width, height, BITMAP_BGRA, 0, 0);
  if (bitmap === 0) throw new WebAssembly.RuntimeError('out of memory');
  try {
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    draw({ page, bitmap, place: [-part.left, -part.top, source.width, source.height], flags: RENDER_FLAGS });
    if (source.form !== 0) drawFields(source, bitmap, part);
    copyPart(module.pdfium.HEAPU8, { from: module.FPDFBitmap_GetBuffer(bitmap), part }, { rgba, width: source.width });
  } finally {
    module.FPDFBitmap_Destroy(bitmap);
  }
};

const copyPart = (
  memory: Uint8Array,
  { from, part }: { readonly from: number; readonly part: PicturePart },
  { rgba, width }: { readonly rgba: Uint8Array; readonly width: number },
): void => {
  const whole = part.width === width;
  const rows = whole ? 1 : part.height;
  const length = part.width * 4 * (whole ? part.height : 1);
  for (let row = 0; row < rows; row += 1) {
    const start = from + row * length;
    rgba.set(memory.subarray(start, start + length), ((part.top + row) * width + part.left) * 4);
  }
};

const drawFields = (
  { module, page, form: document, width, height }: Source,
  bitmap: number,
  part: PicturePart,
): void => {
  const info = module.PDFiumExt_OpenFormFillInfo();
  const form = module.PDFiumExt_InitFormFillEnvironment(document, info);
  if (form !== 0) {
    module.FPDF_SetFormFieldHighlightAlpha(form, 0);
    module.FORM_OnAfterLoadPage(page, form);
    module.FPDF_FFLDraw(form, bitmap, page, -part.left, -part.top, width, height, 0, RENDER_FLAGS);
    module.FORM_OnBeforeClosePage(page, form);
    module.PDFiumExt_ExitFormFillEnvironment(form);
  }
  module.PDFiumExt_CloseFormFillInfo(info);
};
