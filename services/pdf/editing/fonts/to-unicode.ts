import { PDFName, type PDFDict } from 'pdf-lib';

const LINES_PER_BLOCK = 100;

/** Says what the codes of a font mean, which are of two bytes, one character per byte. @see ISO 32000-1, 9.10.3 */
export const writeToUnicode = (font: PDFDict, texts: ReadonlyMap<string, string>): void => {
  const lines = [...texts].map(([bytes, text]) => `<${hexOf(bytes)}> <${utf16Of(text)}>`);
  const blocks: string[] = [];
  for (let at = 0; at < lines.length; at += LINES_PER_BLOCK) {
    const block = lines.slice(at, at + LINES_PER_BLOCK);
    blocks.push(`${block.length} beginbfchar\n${block.join('\n')}\nendbfchar`);
  }
  const table = [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
    '/CMapName /Adobe-Identity-UCS def /CMapType 2 def',
    '1 begincodespacerange <0000> <FFFF> endcodespacerange',
    ...blocks,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n');
  font.set(PDFName.of('ToUnicode'), font.context.register(font.context.flateStream(table)));
};

const hexOf = (bytes: string): string => Buffer.from(bytes, 'latin1').toString('hex');

const utf16Of = (text: string): string => Buffer.from(text, 'utf16le').swap16().toString('hex');
