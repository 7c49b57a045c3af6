import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import CFB from 'cfb';
import { cjkFonts } from '../engines/fonts/cjk-fonts.js';
import { findLibreOffice } from '../engines/libreoffice/libreoffice-program.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { docxWith } from '../fixtures/office-files.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { ask, isThere, textOf } from '../fixtures/reference-programs.js';
import { cjkCharactersIn } from '../office-files/cjk-text.js';
import { officeToPdf } from './office-to-pdf.js';

const needed = ['fc-list', 'pdffonts', 'pdftotext'];
const isPossible = findLibreOffice() !== undefined && needed.every(isThere);
const testHidden = isPossible ? test : test.skip;

const look = async (bytes: Uint8Array): Promise<string> => {
  const picture = await withDocument(bytes, (document) => renderPage(document, 0, { width: 800, height: 1100 }));
  return Buffer.from(picture?.rgba ?? []).toString('base64');
};

describe('Chinese, Japanese and Korean in Office documents', () => {
  test('is found in new and old documents, and in RTF', async () => {
    const old = CFB.utils.cfb_new();
    const stream = Buffer.concat([Buffer.alloc(701, 7), Buffer.from('漢字かな', 'utf16le'), Buffer.alloc(5000)]);
    CFB.utils.cfb_add(old, '/WordDocument', stream);
    const inOld = await cjkCharactersIn(Uint8Array.from(CFB.write(old, { type: 'buffer' }) as Buffer));
    expect(inOld).toEqual(expect.arrayContaining(Array.from('漢字かな')));
    expect(await cjkCharactersIn(docxWith({ paragraphs: ['Latin 한국', '&#x4e2d;한'] }))).toEqual(['한', '국', '中']);
    expect(await cjkCharactersIn(Buffer.from(String.raw`{\rtf1\u26085?\u26412?}`))).toEqual(['日', '本']);
    expect(await cjkCharactersIn(docxWith({ paragraphs: ['Grüße'] }))).toEqual([]);
  });

  test.each(['SC', 'JP', 'KR'] as const)('has fonts in one document, whatever its region: %s', async (region) => {
    expect(await cjkFonts(Array.from('汉日語かテ한국'), region)).toHaveLength(2);
  });
});

describe('on a machine without fonts for them', () => {
  let work: TestWork;
  let folder: string;
  const before = process.env['FONTCONFIG_FILE'];
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'docket-fonts-'));
    const list = join(folder, 'fonts.conf');
    const dirs = `<dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>${folder}/cache</cachedir>`;
    writeFileSync(list, `<?xml version="1.0"?><fontconfig>${dirs}</fontconfig>`);
    process.env['FONTCONFIG_FILE'] = list;
    work = await openWork();
  });
  afterAll(() => {
    if (before === undefined) delete process.env['FONTCONFIG_FILE'];
    else process.env['FONTCONFIG_FILE'] = before;
    work.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const pdfOf = async (text: string) =>
    (await officeToPdf(fileOf('a.docx', docxWith({ paragraphs: [text] })), work)).bytes;

  testHidden(
    'the fonts that come along show them (skipped without LibreOffice, fontconfig and Poppler)',
    async () => {
      const text = '简体中文 日本語テスト 한국어';
      const bytes = await pdfOf(text);
      expect(ask('pdffonts', bytes, 'FILE')).toContain('NotoSansCJK');
      expect(textOf(bytes)).toContain(text);
      expect(await look(await pdfOf('国国国'))).not.toBe(await look(await pdfOf('一一一')));
    },
    120_000,
  );

  testHidden(
    'all letters would be the same box without (skipped without LibreOffice, fontconfig and Poppler)',
    async () => {
      const bare = (text: string) => work.office.toPdf(docxWith({ paragraphs: [text] }), '.docx');
      expect(await look(await bare('国国国'))).toBe(await look(await bare('一一一')));
    },
    120_000,
  );
});
