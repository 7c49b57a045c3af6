import { orInterrupted, tooComplex } from './pdfium-limits.js';
import { withMemory, type Pdfium } from './pdfium.js';

/** Milliseconds of the processor that a page may take. */
export const RENDER_MS = 5000;
/** PDFium does not pause within one pattern; then the clock decides, and leaves room for a busy machine. */
const WALL_PER_CPU = 2;
/** After so long by the clock, a page is given up. */
export const DRAWN_MS = RENDER_MS * WALL_PER_CPU;

const RENDER_DONE = 2;

/** Lets PDFium draw a loaded page (a handle) on a bitmap. */
export interface Drawing {
  readonly page: number;
  readonly bitmap: number;
  /** Where the whole page lies on the bitmap, in pixels: left, top, width and height. */
  readonly place: readonly [number, number, number, number];
  readonly flags: number;
}

/**
 * Runs work that draws, which may take so many milliseconds of the processor.
 *
 * @throws Refusal `pdf.too-complex` when it takes longer.
 */
export const withinDrawingTime = <T>(
  module: Pdfium,
  atMost: number,
  work: (draw: (drawing: Drawing) => void) => T,
): T =>
  orInterrupted(module, atMost * WALL_PER_CPU, () =>
    withPause(module, atMost, (pause) => work((drawing) => drawPausing(module, drawing, pause))),
  );

const drawPausing = (module: Pdfium, { page, bitmap, place, flags }: Drawing, pause: number): void => {
  const state = module.FPDF_RenderPageBitmap_Start(bitmap, page, ...place, 0, flags, pause);
  module.FPDF_RenderPage_Close(page);
  if (state !== RENDER_DONE) throw tooComplex(new Error('the page takes too long to draw'));
};

/** The processor time that this process has used. */
export const cpuMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/**
 * PDFium asks at every object whether to pause; a page that is paused is given up. The clock comes first: it answers
 * faster, and one thread uses no more of the processor than time passes.
 *
 * @see IFSDK_PAUSE in fpdf_progressive.h
 */
const withPause = <T>(module: Pdfium, atMost: number, use: (pause: number) => T): T => {
  const end = cpuMs() + atMost;
  const earliest = performance.now() + atMost;
  const isOver = module.pdfium.addFunction(() => (performance.now() > earliest && cpuMs() > end ? 1 : 0), 'ii');
  try {
    return withMemory(module, 12, (pause) => {
      module.pdfium.HEAP32.set([1, isOver, 0], pause / 4);
      return use(pause);
    });
  } finally {
    module.pdfium.removeFunction(isOver);
  }
};
