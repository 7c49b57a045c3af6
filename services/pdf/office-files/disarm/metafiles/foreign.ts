const foreignMarks = [Buffer.from('%!PS'), Buffer.from('%PDF-'), Buffer.of(0xc5, 0xd0, 0xd3, 0xc6)];
const rasterStarts = ['\u0089PNG', '\u00ff\u00d8\u00ff', 'GIF8', 'BM', 'II*\0', 'MM\0*'];

/** Ways of old to hand data to a printer: PostScript, or whatever its driver understands. @see [MS-WMF] 2.1.1.17 */
const printerEscapes: ReadonlySet<number> = new Set([0x13, 0x25, 0x1006, 0x1013, 0x1014]);

/** PostScript or PDF, wherever in the data it begins. */
export const holdsForeign = (data: Buffer): boolean => foreignMarks.some((mark) => data.includes(mark));

export const isPrinterEscape = (escape: number): boolean => printerEscapes.has(escape);

/** A picture made of pixels, by its first bytes: of formats that hold nothing but pixels. */
export const isRaster = (data: Buffer): boolean => {
  const start = data.toString('latin1', 0, 4);
  return rasterStarts.some((mark) => start.startsWith(mark));
};
