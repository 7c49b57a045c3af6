import { jest, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { PDFName } from 'pdf-lib';
import sharp from 'sharp';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { FLAWLESS, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { watermark } from './watermark.js';

jest.setTimeout(60_000);

const FONT_LIST = 'fc-list';

const hasFont = (family: string): boolean => {
  const { stdout, error } = spawnSync(FONT_LIST, [family], { encoding: 'utf8' });
  return error === undefined && stdout.includes(family);
};

/** Skipped, by the font's name, where it is missing. */
const testWithFont = (family: string, title: string, body: () => Promise<void>): void => {
  (hasFont(family) ? test : test.skip)(`${title} (${family})`, body);
};

const SHAPE = { width: 300, height: 80 };

/** The inked part, trimmed and brought to one size. */
const shapeOf = async (picture: Uint8Array): Promise<boolean[]> => {
  const trimmed = await sharp(picture).flatten({ background: 'white' }).greyscale().trim().png().toBuffer();
  const pixels = await sharp(trimmed).resize(SHAPE.width, SHAPE.height, { fit: 'fill' }).raw().toBuffer();
  return [...pixels].map((value) => value < 170);
};

/** Share of the ink that two pictures have in common. */
const likeness = (one: readonly boolean[], other: readonly boolean[]): number => {
  const both = one.filter((ink, at) => ink && other[at]).length;
  return both / one.filter((ink, at) => ink || other[at]).length;
};

/** As Pango, which has nothing to do with our typesetter, sets it. */
const reference = async (text: string, font: string): Promise<boolean[]> =>
  shapeOf(
    await sharp({ text: { text, font: `${font} Bold 96`, dpi: 72, rgba: true } })
      .png()
      .toBuffer(),
  );

describe('a watermark in any script', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = await openWork();
  });
  afterEach(() => work.end());

  const marked = async (bytes: Uint8Array, watermarkText: string, options: object = {}) => {
    const allOptions = {
      watermarkText,
      watermarkOpacity: 1,
      watermarkPosition: 'top-left' as const,
      pageRanges: '',
      ...options,
    };
    return (await watermark([fileOf('a.pdf', bytes)], allOptions, work)).bytes;
  };
  const wide = () => pdfWith({ size: [1200, 600] });

  test.each([
    ['Latin', 'Poufné — Żółć, Ærø'],
    ['Greek', 'Εμπιστευτικό'],
    ['Cyrillic', 'Конфиденциально'],
    ['Arabic', 'سري للغاية'],
    ['Hebrew', 'סודי ביותר'],
    ['Hindi', 'गोपनीय दस्तावेज़ क्षत्रिय'],
    ['Thai', 'เอกสาร'],
    ['Chinese', '机密文件'],
    ['Chinese of Taiwan', '機密文件，請勿複製'],
    ['Japanese', '社外秘の書類'],
    ['Korean', '대외비 문서'],
    ['mixed', 'Draft 草稿 مسودة טיוטה मसौदा 초안 Черновик'],
  ])('can be found as text: %s', async (_, text) => {
    const bytes = await marked(await wide(), text);
    const letters = (text: string) =>
      Array.from(text.normalize('NFC').replace(/[\s\p{Cf}]/gu, ''))
        .toSorted()
        .join('');
    const lettersRead = await withDocument(bytes, ({ module, handle }) => {
      const page = module.FPDF_LoadPage(handle, 0);
      const chars = module.FPDFText_LoadPage(page);
      const codes = Array.from({ length: module.FPDFText_CountChars(chars) }, (__, index) =>
        module.FPDFText_GetUnicode(chars, index),
      );
      module.FPDFText_ClosePage(chars);
      module.FPDF_ClosePage(page);
      return String.fromCodePoint(...codes);
    });
    expect(letters(lettersRead)).toBe(letters(text));
  });

  const looks: readonly (readonly [string, string, string, string])[] = [
    ['Arabic letters join', 'Noto Naskh Arabic', 'مستند سري للغاية', 'م‌س‌ت‌ن‌د س‌ر‌ي ل‌ل‌غ‌ا‌ي‌ة'],
    ['Hindi signs join', 'Noto Sans Devanagari', 'क्षत्रिय विद्यार्थी', 'क्‌षत्‌रिय विद्‌यार्‌थी'],
    ['Thai signs stand on each other', 'Noto Sans Thai', 'ที่นี้ ปั่น ผู้ใหญ่', 'ท\u25ccี\u25cc่นี้ ปั\u25cc่น ผ\u25ccู้ใหญ\u25cc่'],
    ['Hebrew runs from right to left', 'Noto Sans Hebrew', 'סודי ביותר', 'רתויב ידוס'],
    ['a text from right to left ends at the left', 'Noto Sans Hebrew', 'סודי ביותר!!!', '\u200eסודי ביותר!!!'],
    ['Korean syllables are composed', 'Noto Sans CJK KR', '대외비 문서', 'ㄷㅐㅇㅗㅣㅂㅣ ㅁㅜㄴㅅㅓ'],
  ];
  for (const [title, font, text, wrong] of looks) {
    testWithFont(font, title, async () => {
      const bytes = await marked(await wide(), text);
      const picture = await withDocument(bytes, (document) => renderPage(document, 0, { width: 3600, height: 1800 }));
      const { width, height, rgba } = picture!;
      const set = await shapeOf(
        await sharp(rgba, { raw: { width, height, channels: 4 } })
          .png()
          .toBuffer(),
      );
      const right = likeness(set, await reference(text, font));
      expect(right).toBeGreaterThan(0.75);
      expect(right).toBeGreaterThan(likeness(set, await reference(wrong, font)) + 0.2);
    });
  }

  const long = 'Nobody is to see this outside of the house, whatever it says and whoever asks for it; ';

  describe.each([0, 90, 180, 270])('on a page turned by %i degrees', (rotate) => {
    test.each(['top-left', 'top-right', 'center', 'bottom-left', 'bottom-right'] as const)(
      'is shown as a whole at %s, however long',
      async (watermarkPosition) => {
        const page = { rotate, size: [700, 700] as const, crop: [300, 200, 300, 400] as const };
        const ink = await inkOn(await marked(await pdfWith(page), long.repeat(20), { watermarkPosition }));
        expect([ink.left > 0, ink.top > 0, ink.right < 1, ink.bottom < 1]).toEqual([true, true, true, true]);
      },
    );
  });

  test.each([
    ['a sentence', long],
    ['one long word', 'x'.repeat(500)],
    ['much Arabic', 'مستند سري للغاية '.repeat(30).trim()],
  ])('is shown as a whole: %s', async (_, text) => {
    const ink = await inkOn(await marked(await pdfWith({}), text, { watermarkPosition: 'center' }));
    expect([ink.left > 0, ink.top > 0, ink.right < 1, ink.bottom < 1]).toEqual([true, true, true, true]);
    expect(ink.right - ink.left).toBeGreaterThan(0.3);
  });

  test('is broken into lines where one would be too small to read', async () => {
    const high = async (text: string) => {
      const { top, bottom } = await inkOn(await marked(await pdfWith({ size: [600, 600] }), text));
      return bottom - top;
    };
    expect(await high(long.repeat(3))).toBeGreaterThan(2 * (await high('CONFIDENTIAL')));
  });

  test('has the same size in every script', async () => {
    const heights: number[] = [];
    for (const text of ['НННН', 'ΗΗΗΗ', 'ŻHHH', 'HHHH']) {
      const { top, bottom } = await inkOn(await marked(await pdfWith({ size: [400, 400] }), text));
      heights.push(bottom - top);
    }
    expect(Math.max(...heights)).toBeLessThan(1.4 * Math.min(...heights));
  });

  test.each([0, 90, 180, 270])('is as large on a page in larger units, turned by %i degrees', async (rotate) => {
    const document = await documentWith({ size: [300, 400], rotate, crop: [50, 50, 200, 300] });
    document.getPage(0).node.set(PDFName.of('UserUnit'), document.context.obj(2));
    const plain = await pdfWith({ size: [600, 800], rotate, crop: [100, 100, 400, 600] });
    const scaled = await inkOn(await marked(await save(document), 'СЕКРЕТ'));
    const other = await inkOn(await marked(plain, 'СЕКРЕТ'));
    expect(scaled.left).toBeCloseTo(other.left, 2);
    expect(scaled.top).toBeCloseTo(other.top, 2);
    expect(scaled.right).toBeCloseTo(other.right, 2);
  });

  test.each([
    [1, 80, 100],
    [0.5, 165, 180],
    [0.1, 235, 245],
  ])('is as see-through as told: %d', async (watermarkOpacity, from, to) => {
    const bytes = await marked(await wide(), '机密文件 DRAFT', { watermarkOpacity });
    const { rgba } = (await withDocument(bytes, (document) => renderPage(document, 0, { width: 1200, height: 600 })))!;
    let darkest = 255;
    for (let at = 0; at < rgba.length; at += 1) if (at % 4 !== 3) darkest = Math.min(darkest, rgba[at]!);
    expect(darkest).toBeGreaterThanOrEqual(from);
    expect(darkest).toBeLessThanOrEqual(to);
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    for (const text of ['Ελληνικά مسودة 草稿', long.repeat(9), 'गोपनीय']) {
      expect(qpdfCheck(await marked(await pdfWith({}, { rotate: 90 }), text))).toContain(FLAWLESS);
    }
  });
});
