import { closeAfterNext } from './kept-page.js';
import type { PdfiumDocument } from './pdfium-document.js';
import { orInterrupted, tooComplex } from './pdfium-limits.js';
import { withMemory, type Pdfium } from './pdfium.js';

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
const RENDER_DONE = 2;
const WHITE = 0xffffffff;
/** Milliseconds of the processor that a page may take. */
const RENDER_MS = 5000;
/** PDFium does not pause within one pattern; then the clock decides, and leaves room for a busy machine. */
const WALL_PER_CPU = 2;
/** After so long by the clock, a page is given up. */
export const DRAWN_MS = RENDER_MS * WALL_PER_CPU;

/**
 * A page (from 0) on white, as displayed, in a box of this many pixels.
 *
 * @returns undefined when the page can't be loaded.
 * @throws Refusal `pdf.too-complex` when it takes too long.
 */
export const renderPage = (document: PdfiumDocument, index: number, wanted: Wanted): Picture | undefined => {
  const { atMost = RENDER_MS } = wanted;
  return orInterrupted(document.module, atMost * WALL_PER_CPU, () => drawn(document, index, { ...wanted, atMost }));
};

type Limited = Wanted & Required<Pick<Wanted, 'atMost'>>;

const drawn = (document: PdfiumDocument, index: number, box: Limited) => {
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
    withPause(module, box.atMost, (pause) => {
      const drawing = { module, page, form: hasForm ? handle : 0, width, height, pause };
      for (const part of parts) drawPart(drawing, part, rgba);
    });
    return { width, height, rgba };
  } finally {
    closeAfterNext(document, page);
  }
};

interface Drawing extends Box {
  readonly module: Pdfium;
  readonly page: number;
  /** The document's handle if it has a form, whose fields are drawn apart; else 0. */
  readonly form: number;
  /** Where the pause structure is. */
  readonly pause: number;
}

/** Each pixel as it would be in a drawing of the whole page. */
const drawPart = (drawing: Drawing, part: PicturePart, rgba: Uint8Array): void => {
  const { module } = drawing;
  const { width, height } = part;
  const bitmap = module.FPDFBitmap_CreateEx(width, height, BITMAP_BGRA, 0, 0);
  if (bitmap === 0) throw new WebAssembly.RuntimeError('out of memory');
  try {
    module.FPDFBitmap_FillRect(bitmap, 0, 0, width, height, WHITE);
    draw(drawing, bitmap, part);
    if (drawing.form !== 0) drawFields(drawing, bitmap, part);
    copyPart(module.pdfium.HEAPU8, { from: module.FPDFBitmap_GetBuffer(bitmap), part }, { rgba, width: drawing.width });
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

const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * PDFium asks at every object whether to pause; a page that is paused is given up. The clock comes first: it answers
 * faster, and one thread uses no more of the processor than time passes.
 *
 * @see IFSDK_PAUSE in fpdf_progressive.h
 */
const withPause = (module: Pdfium, atMost: number, use: (pause: number) => void): void => {
  const end = cpuMs() + atMost;
  const earliest = performance.now() + atMost;
  const isOver = module.pdfium.addFunction(() => (performance.now() > earliest && cpuMs() > end ? 1 : 0), 'ii');
  try {
    withMemory(module, 12, (pause) => {
      module.pdfium.HEAP32.set([1, isOver, 0], pause / 4);
      use(pause);
    });
  } finally {
    module.pdfium.removeFunction(isOver);
  }
};

const draw = ({ module, page, width, height, pause }: Drawing, bitmap: number, part: PicturePart): void => {
  const place = [-part.left, -part.top, width, height] as const;
  const state = module.FPDF_RenderPageBitmap_Start(bitmap, page, ...place, 0, RENDER_FLAGS, pause);
  module.FPDF_RenderPage_Close(page);
  if (state !== RENDER_DONE) throw tooComplex(new Error('the page takes too long to draw'));
};

const drawFields = (
  { module, page, form: document, width, height }: Drawing,
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
