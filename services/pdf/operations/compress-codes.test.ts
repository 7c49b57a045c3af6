import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFName, PDFString } from 'pdf-lib';
import { decodedBytes, streamAt } from '../content/objects.js';
import { pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { FLAWLESS, answerOf, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { embedWholeFont } from './compress-fonts-fixture.js';
import { compress } from './compress.js';

jest.setTimeout(60_000);

const hex = (number: number, bytes: number): string => number.toString(16).padStart(bytes * 2, '0');

/** Letters of UTF-8 with one byte or two, 64 in a line. */
const tableOf = (kind: 'cid' | 'bf'): string => {
  const target = (code: number) => (kind === 'cid' ? String(code) : `<${hex(code, 2)}>`);
  const pairs = Array.from({ length: 30 }, (_, at) => {
    const first = 0xc280 + at * 256;
    return `<${hex(first, 2)}> <${hex(first + 63, 2)}> ${target(0x80 + at * 64)}`;
  });
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /Utf8 def /CMapType 1 def',
    '2 begincodespacerange <00> <7f> <c280> <dfbf> endcodespacerange',
    `1 begin${kind}range <00> <7f> ${target(0)} end${kind}range`,
    `30 begin${kind}range ${pairs.join('\n')} end${kind}range`,
    'endcmap end end',
  ].join('\n');
};

/** A page with a text in UTF-8, in a font that has a table of its own for it. */
const inUtf8 = async (text: string) => {
  const document = await PDFDocument.create();
  const { context } = document;
  const { node } = document.addPage([400, 100]);
  const single = context.lookup(embedWholeFont(document), PDFDict);
  const system = { Registry: PDFString.of('Own'), Ordering: PDFString.of('Utf8'), Supplement: 0 };
  const toGlyphs = Buffer.alloc(0x800 * 2);
  for (let code = 0x20; code < 0x7f; code += 1) toGlyphs.writeUInt16BE(code - 29, code * 2);
  toGlyphs.writeUInt16BE(0x6c, 0xe9 * 2);
  const belowEntries = { Type: 'Font', Subtype: 'CIDFontType2', BaseFont: 'LiberationSans', CIDSystemInfo: system };
  const below = context.register(
    context.obj({
      ...belowEntries,
      DW: 600,
      CIDToGIDMap: context.register(context.flateStream(toGlyphs)),
      FontDescriptor: single.get(PDFName.of('FontDescriptor'))!,
    }),
  );
  const named = { Type: 'CMap', CMapName: 'Utf8', CIDSystemInfo: system };
  const encoding = context.register(context.flateStream(tableOf('cid'), named));
  const entries = { Type: 'Font', Subtype: 'Type0', BaseFont: 'LiberationSans', DescendantFonts: [below] };
  const F = context.register(
    context.obj({ ...entries, Encoding: encoding, ToUnicode: context.register(context.flateStream(tableOf('bf'))) }),
  );
  node.set(PDFName.of('Resources'), context.obj({ Font: { F } }));
  const shown = Buffer.from(text).toString('hex');
  node.set(PDFName.of('Contents'), context.register(context.stream(`BT /F 24 Tf 20 40 Td <${shown}> Tj ET`)));
  return document.save();
};

describe('compressing the codes of fonts', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  testWith('pdftotext', 'leaves the codes that are shown, and every word', async () => {
    const before = await inUtf8('café noir');
    const after = (await compress([fileOf('a.pdf', before)], { quality: 'medium' }, work)).bytes;
    expect(qpdfCheck(after)).toContain(FLAWLESS);
    expect(answerOf('pdftotext', before, 'FILE', '-')).toContain('café noir');
    for (const [program, args] of [
      ['pdftotext', ['-bbox', 'FILE', '-']],
      ['mutool', ['draw', '-q', '-F', 'txt', 'FILE']],
    ] as const) {
      expect(answerOf(program, after, ...args)).toBe(answerOf(program, before, ...args));
    }
    for (const drawer of ['poppler', 'mutool'] as const) {
      expect(pagesDrawnBy(drawer, after)).toEqual(pagesDrawnBy(drawer, before));
    }
    const { context } = await PDFDocument.load(after);
    const font = context
      .enumerateIndirectObjects()
      .find(([, one]) => one instanceof PDFDict && one.has(PDFName.of('ToUnicode')));
    const tables = ['ToUnicode', 'Encoding'].map((key) => decodedBytes(streamAt(font?.[1] as PDFDict, key)!));
    for (const table of tables) {
      expect(Buffer.from(table ?? []).toString('latin1')).toContain('<C3A9>');
      expect(Buffer.from(table ?? []).toString('latin1')).not.toContain('C380');
    }
    expect(after.length).toBeLessThan(before.length / 8);
  });
});
