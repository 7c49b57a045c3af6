import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/** The C functions of HarfBuzz that subsetting takes. A pointer is a number. @see hb-subset.h */
interface HarfBuzz {
  readonly memory: WebAssembly.Memory;
  readonly _initialize: () => void;
  readonly malloc: (bytes: number) => number;
  readonly hb_blob_create: (data: number, ...rest: readonly number[]) => number;
  readonly hb_blob_get_length: (blob: number) => number;
  readonly hb_blob_get_data: (blob: number, length: number) => number;
  readonly hb_face_create: (blob: number, index: number) => number;
  readonly hb_face_reference_blob: (face: number) => number;
  readonly hb_set_add: (set: number, value: number) => void;
  readonly hb_subset_input_create_or_fail: () => number;
  readonly hb_subset_input_glyph_set: (input: number) => number;
  readonly hb_subset_input_set: (input: number, kind: number) => number;
  readonly hb_subset_input_set_flags: (input: number, flags: number) => void;
  readonly hb_subset_or_fail: (face: number, input: number) => number;
}

const WRITABLE = 2;
const TABLES_LEFT_ALONE = 2;
const CMAP = 0x63_6d_61_70;
/** HB_SUBSET_FLAGS_ */
const RETAIN_GIDS = 0x2;
const NOTDEF_OUTLINE = 0x40;
const GLYPH_NAMES = 0x80;
const NO_LAYOUT_CLOSURE = 0x200;

let code: Promise<WebAssembly.Module> | undefined;

const compile = async (): Promise<WebAssembly.Module> =>
  WebAssembly.compile(await readFile(createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm')));

/**
 * A font file with the outlines of these glyphs only. Glyphs keep their numbers, and the table from characters to glyphs
 * stays as it is. Each call has an instance of its own: its memory never shrinks, and a broken font may spoil it.
 *
 * @param font  TrueType or OpenType.
 * @returns undefined where HarfBuzz can't.
 */
export const subsetOf = async (font: Uint8Array, glyphs: Iterable<number>): Promise<Uint8Array | undefined> => {
  const { exports } = await WebAssembly.instantiate(await (code ??= compile()), {});
  const harfBuzz = exports as unknown as HarfBuzz;
  try {
    harfBuzz._initialize();
    return subsetIn(harfBuzz, font, glyphs);
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError) return undefined;
    throw error;
  }
};

const subsetIn = (harfBuzz: HarfBuzz, font: Uint8Array, glyphs: Iterable<number>): Uint8Array | undefined => {
  const data = harfBuzz.malloc(font.length);
  const input = harfBuzz.hb_subset_input_create_or_fail();
  if (data === 0 || input === 0) return undefined;
  new Uint8Array(harfBuzz.memory.buffer).set(font, data);
  const face = harfBuzz.hb_face_create(harfBuzz.hb_blob_create(data, font.length, WRITABLE, 0, 0), 0);
  const glyphSet = harfBuzz.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) harfBuzz.hb_set_add(glyphSet, glyph);
  harfBuzz.hb_set_add(harfBuzz.hb_subset_input_set(input, TABLES_LEFT_ALONE), CMAP);
  harfBuzz.hb_subset_input_set_flags(input, RETAIN_GIDS | NOTDEF_OUTLINE | GLYPH_NAMES | NO_LAYOUT_CLOSURE);
  const subset = harfBuzz.hb_subset_or_fail(face, input);
  if (subset === 0) return undefined;
  const blob = harfBuzz.hb_face_reference_blob(subset);
  const at = harfBuzz.hb_blob_get_data(blob, 0);
  return new Uint8Array(harfBuzz.memory.buffer).slice(at, at + harfBuzz.hb_blob_get_length(blob));
};
