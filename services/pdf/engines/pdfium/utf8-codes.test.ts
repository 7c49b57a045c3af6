import { PDFDocument, PDFHexString, PDFName, PDFNumber, PDFOperator, PDFOperatorNames as Ops } from 'pdf-lib';
import { withDocument } from './pdfium-document.js';
import { readText } from './pdfium-text.js';
import { readPlacedWords } from './pdfium-words.js';

const utf8 = (text: string): PDFHexString => PDFHexString.of(Buffer.from(text).toString('hex'));

/** As libHaru writes it: codes in UTF-8, and what they mean in ranges that end with one of three bytes, cut short. */
const cmap = (ranges: string): string => `/CIDInit /ProcSet findresource begin 12 dict begin begincmap
/CMapName /Modern-UTF8-H def /CMapType 2 def
3 begincodespacerange <00> <7F> <C280> <DFBF> <E0A080> <EFBFBF> endcodespacerange
${ranges}
endcmap end end`;

const written = async (text: string): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const { context } = document;
  const page = document.addPage([400, 100]);
  const system = { Registry: PDFHexString.fromText('Haru'), Ordering: PDFHexString.fromText('Modern1'), Supplement: 0 };
  const descendant = context.obj({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: 'Arial',
    CIDSystemInfo: system,
    FontDescriptor: { Type: 'FontDescriptor', FontName: 'Arial', Flags: 4, FontBBox: [0, 0, 1000, 1000] },
  });
  const encoding = context.stream(cmap('2 begincidrange <00> <7F> 0 <D080> <D1BF> 1024 endcidrange'), {
    Type: 'CMap',
    CMapName: 'Modern-UTF8-H',
    CIDSystemInfo: system,
  });
  const meaning = context.stream(cmap('2 beginbfrange <00> <7F> <0000> <E0A080> endbfrange'));
  const font = context.obj({
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: 'Arial',
    Encoding: context.register(encoding),
    DescendantFonts: [descendant],
    ToUnicode: context.register(meaning),
  });
  const name = page.node.newFontDictionary('F', context.register(font));
  page.pushOperators(
    PDFOperator.of(Ops.BeginText),
    PDFOperator.of(Ops.SetFontAndSize, [PDFName.of(name.decodeText()), PDFNumber.of(12)]),
    PDFOperator.of(Ops.MoveText, [PDFNumber.of(20), PDFNumber.of(50)]),
    PDFOperator.of(Ops.ShowText, [utf8(text)]),
    PDFOperator.of(Ops.EndText),
  );
  return document.save();
};

describe('codes in UTF-8 whose meaning the engine cannot read', () => {
  test('are the characters that they spell', async () => {
    const bytes = await written('Масса');
    const [words, text] = await withDocument(bytes, (document) => [
      readPlacedWords(document, 0),
      readText(document, 0),
    ]);
    expect(words.map((word) => word.text)).toEqual(['Масса']);
    expect(text.glyphs.map((glyph) => glyph.text).join('')).toBe('Масса');
    expect(text.unknown).toBe(0);
  });
});
