import {
  PDFDocument,
  PDFName,
  PDFOperator,
  PDFOperatorNames as Ops,
  PDFNumber,
  PDFString,
  StandardFonts,
} from 'pdf-lib';
import { rawDocument } from '../../fixtures/raw-pdf.js';
import { withDocument } from './pdfium-document.js';
import { readPlacedWords } from './pdfium-words.js';

type Shown = string | number;

/** One line in letters of 10 points: texts, and steps back between them in thousandths of the size, as `TJ` takes them. */
const wordsOf = async (shown: readonly Shown[], { font = StandardFonts.Helvetica, apart = 0 } = {}) => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 100]);
  const name = page.node.newFontDictionary('F', (await document.embedFont(font)).ref);
  const parts = document.context.obj([]);
  for (const part of shown) parts.push(typeof part === 'number' ? PDFNumber.of(part) : PDFString.of(part));
  page.pushOperators(
    PDFOperator.of(Ops.BeginText),
    PDFOperator.of(Ops.SetFontAndSize, [PDFName.of(name.decodeText()), PDFNumber.of(10)]),
    PDFOperator.of(Ops.SetCharacterSpacing, [PDFNumber.of(apart)]),
    PDFOperator.of(Ops.MoveText, [PDFNumber.of(20), PDFNumber.of(50)]),
    PDFOperator.of(Ops.ShowTextAdjusted, [parts]),
    PDFOperator.of(Ops.EndText),
  );
  const words = await withDocument(await document.save(), (opened) => readPlacedWords(opened, 0));
  return words.map(({ text, glued }) => (glued ? `+${text}` : text));
};

/** Lines of letters that each have a place of their own, drawn from the left of the page to its right. */
const columnByColumn = async (lines: readonly string[]) => {
  const document = await PDFDocument.create();
  const page = document.addPage([400, 100]);
  const font = await document.embedFont(StandardFonts.Helvetica);
  const letters = lines.flatMap((line, at) =>
    Array.from(line, (letter, index) => ({
      letter,
      x: 20 + font.widthOfTextAtSize(line.slice(0, index), 10),
      y: 70 - 14 * at,
    })),
  );
  for (const { letter, x, y } of letters.toSorted((one, other) => one.x - other.x)) {
    if (letter !== ' ') page.drawText(letter, { x, y, size: 10, font });
  }
  return withDocument(await document.save(), (opened) => readPlacedWords(opened, 0).map(({ text }) => text));
};

describe('the words of a page', () => {
  test('are parted by spaces, and by narrow room where no space is written', async () => {
    expect(await wordsOf(['Residential mortgage'])).toEqual(['Residential', 'mortgage']);
    expect(await wordsOf(['Residential', -130, 'mortgage'])).toEqual(['Residential', 'mortgage']);
  });

  test.each([0.6, 0.9, 1, 1.2, 1.6])(
    'are whole where all letters are about a tenth of their size apart, and kerned: %f of 10 points',
    async (apart) => {
      const kerned = ['T', 60, 'he s', 30, 'um of T', 50, 'en and V', 70, 'aults'];
      expect(await wordsOf(kerned, { apart })).toEqual(['The', 'sum', 'of', 'Ten', 'and', 'Vaults']);
      expect(await wordsOf(['T', 60, 'he', -250, 'sum', -250, 'stands', -250, 'here'], { apart })).toEqual([
        'The',
        'sum',
        'stands',
        'here',
      ]);
    },
  );

  test('are whole where each letter is set by itself, though not in the order of reading', async () => {
    const lines = ['Each letter of this page', 'stands at its own place,', 'on three lines.'];
    expect((await columnByColumn(lines)).toSorted()).toEqual(lines.join(' ').split(' ').toSorted());
  });

  test('are whole in letters that all stand apart, in kerned ones, and in letters of one width', async () => {
    expect(await wordsOf(['HARBOUR'], { apart: 1.3 })).toEqual(['HARBOUR']);
    expect(await wordsOf(['resi', -60, 'dential'])).toEqual(['residential']);
    expect(await wordsOf(['ill will'], { font: StandardFonts.Courier })).toEqual(['ill', 'will']);
  });

  test('are whole in letters from the right of which the last is wide', async () => {
    const raw = await rawDocument();
    const meaning = raw.stream('2 beginbfchar <69> <0627> <57> <0628> endbfchar');
    const arabic = raw.add({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      Encoding: 'WinAnsiEncoding',
      ToUnicode: meaning,
    });
    const at = (letter: string, x: number): string => `BT /F2 20 Tf ${x} 50 Td (${letter}) Tj ET`;
    const content = [at('i', 100), at('i', 95.6), at('W', 76.7)].join('\n');
    raw.page({ content, resources: { Font: { F2: arabic } } });
    const words = await withDocument(await raw.document.save(), (opened) => readPlacedWords(opened, 0));
    expect(words.map(({ text }) => text)).toEqual(['\u0627\u0627\u0628']);
  });
});
