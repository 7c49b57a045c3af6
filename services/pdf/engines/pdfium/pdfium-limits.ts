import { getPriority } from 'node:os';
import { Refusal } from '../../../../contracts/errors.js';
import { Overdue, within } from './time-limit.js';

/** The longest that one call may take, such as reading a page or drawing it: real documents take a hundredth. */
export const CALL_MS = 15_000;
/** The most memory that PDFium may take: the largest pictures of pages take a third. */
const MEMORY_MAX_BYTES = 1024 * 1024 * 1024;

/** Calls that take as long as a document wants them to. */
const costlyCalls = [
  'FPDF_LoadMemDocument',
  'FPDF_LoadPage',
  'FPDFText_LoadPage',
  'FPDF_RenderPageBitmap_Start',
  'FPDF_FFLDraw',
  'FPDFImageObj_GetBitmap',
  'FPDFImageObj_GetImageDataDecoded',
  'FPDFPage_GenerateContent',
  'EPDFText_RedactInQuads',
  'FPDF_ImportPagesByIndex',
  'FPDF_SaveAsCopy',
] as const;

type Call = (...given: readonly unknown[]) => unknown;
type Calls = Record<string, unknown>;

/** A job that gives way to others stands still for most of the time while they work. */
const WALL_WHEN_LOWERED = 10;
const patience = (milliseconds: number): number => milliseconds * (getPriority() > 0 ? WALL_WHEN_LOWERED : 1);

export const tooComplex = (cause: unknown): Refusal => new Refusal('pdf.too-complex', {}, { cause });

interface LimitedCalls {
  readonly isInterrupted: () => boolean;
}

const interrupted = new WeakSet<object>();

/** Gives every costly call of an instance a time limit. */
export const limitCalls = (module: object): LimitedCalls => {
  const calls = module as Calls;
  for (const name of costlyCalls) {
    const call = calls[name] as Call;
    calls[name] = (...args: readonly unknown[]) => orInterrupted(module, CALL_MS, () => call(...args));
  }
  return { isInterrupted: () => interrupted.has(module) };
};

/** Runs work with an instance, which can't be used any more when that takes too long by the clock. @throws Refusal `pdf.too-complex` */
export const orInterrupted = <T>(module: object, milliseconds: number, work: () => T): T => {
  try {
    return within(patience(milliseconds), work);
  } catch (error) {
    if (!(error instanceof Overdue)) throw error;
    interrupted.add(module);
    silence(module as Calls);
    throw tooComplex(error);
  }
};

/** How long several pieces share a limit. */
const TURN_MS = 500;

/**
 * Works on one item after the other, several at a time under one limit: each limit takes a thread, which costs more than
 * reading a page. An item has the whole limit but for the half second that those before it may have taken.
 *
 * @throws Refusal `pdf.too-complex`
 */
export const eachWithin = <Item, T>(
  module: object,
  { items, milliseconds = CALL_MS }: { readonly items: readonly Item[]; readonly milliseconds?: number },
  work: (item: Item, place: number) => T,
): T[] => {
  const results: T[] = [];
  while (results.length < items.length) {
    orInterrupted(module, milliseconds, () => {
      const end = performance.now() + TURN_MS;
      do results.push(work(items[results.length] as Item, results.length));
      while (results.length < items.length && performance.now() < end);
    });
  }
  return results;
};

const nothing = (): number => 0;

/** A library that was interrupted anywhere must not be entered again, not even to close anything that is open. */
const silence = (calls: Calls): void => {
  for (const [name, call] of Object.entries(calls)) if (typeof call === 'function') calls[name] = nothing;
  (calls['pdfium'] as Calls)['wasmExports'] = { malloc: nothing, free: nothing };
};

type Imports = Record<string, Record<string, unknown>>;

interface LimitedMemory {
  readonly instantiate: (imports: unknown) => Promise<WebAssembly.Instance>;
  /** Whether PDFium asked for more than it may have. */
  readonly isFull: () => boolean;
}

/** Instances of PDFium whose memory grows up to a limit. */
export const withMemoryLimit = (code: WebAssembly.Module): LimitedMemory => {
  let full = false;
  return {
    isFull: () => full,
    instantiate: (wasmImports) => {
      const { env, ...others } = wasmImports as Imports & { readonly env: Record<string, unknown> };
      const grow = env['emscripten_resize_heap'] as (bytes: number) => number;
      const growToLimit = (bytes: number): number => {
        full ||= bytes >>> 0 > MEMORY_MAX_BYTES;
        return full ? 0 : grow(bytes);
      };
      const imports = { ...others, env: { ...env, emscripten_resize_heap: growToLimit } };
      return WebAssembly.instantiate(code, imports);
    },
  };
};
