import { jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

jest.setTimeout(120_000);

const built = (path: string): string =>
  JSON.stringify(new URL(`../../../dist/services/pdf/${path}`, import.meta.url).href);

/** Tries each text in a process of its own, because the typesetter looks for fonts once. */
const program = `
import { createHash } from 'node:crypto';
import { PDFDocument } from 'pdf-lib';
import { textToPdf } from ${built('writing/text-to-pdf.js')};
import { withDocument } from ${built('engines/pdfium/pdfium-document.js')};
import { renderPage } from ${built('engines/pdfium/render.js')};
import { wasmQpdf } from ${built('engines/qpdf/qpdf-wasm.js')};
import { watermark } from ${built('operations/watermark.js')};
import { labelFor } from ${built('redaction/draw/label.js')};
import { signatureBlock } from ${built('signing/drawing/signature-block.js')};

const work = { report() {}, qpdf: wasmQpdf() };
const page = await PDFDocument.create();
page.addPage();
const file = { name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes: await page.save() };
const look = { watermarkOpacity: 1, watermarkPosition: 'center', pageRanges: '' };
const signer = { signature: '', title: '', email: '', reason: '', location: '', at: new Date(0) };
const ways = {
  watermark: (text) => watermark([file], { watermarkText: text, ...look }, work),
  text: (text) => textToPdf({ name: 'notes.txt', bytes: Buffer.from('Plain words, then ' + text) }, work),
  signature: async (text) => signatureBlock(await PDFDocument.create(), { ...signer, name: text }),
  look: async (text) => {
    const { bytes } = await textToPdf({ name: 'notes.txt', bytes: Buffer.from(text) }, work);
    const { rgba } = await withDocument(bytes, (document) => renderPage(document, 0, { width: 1200, height: 1700 }));
    return { notes: [{ code: createHash('sha256').update(rgba).digest('hex') }] };
  },
  replacement: async (text) => labelFor(await PDFDocument.create(), text, 'black'),
};
const told = [];
for (const [way, text] of JSON.parse(process.env.TRIES)) {
  const outcome = await ways[way](text).then(
    ({ notes = [] }) => notes.map(({ code }) => code).join() || 'made',
    ({ code, facts, message }) => (code ? [code, facts.script, facts.install].join(': ') : message),
  );
  told.push(way + ' ' + outcome);
}
console.log(JSON.stringify(told));
`;

/** PDFium takes an environment in ASCII only. */
const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const outcomesOf = (tries: readonly (readonly [way: string, text: string])[], fonts?: string): readonly string[] => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    env: {
      ...process.env,
      ...(fonts && { FONTCONFIG_FILE: fonts }),
      TRIES: JSON.stringify(tries).replace(/[^\0-\x7f]/g, escaped),
    },
  });
  if (stdout === '') throw new Error(stderr);
  return JSON.parse(stdout) as readonly string[];
};

describe('on a machine without fonts', () => {
  let folder: string;
  let fonts: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-no-fonts-'));
    fonts = join(folder, 'fonts.conf');
    writeFileSync(fonts, `<?xml version="1.0"?><fontconfig><dir>${folder}</dir></fontconfig>`);
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('what can be translated to can be shown; the rest is refused with its script and the fonts to install', () => {
    const tries = [
      ['watermark', '机密文件'],
      ['watermark', 'ரகசியம்'],
      ['watermark', '𓀀𓂀'],
      ['watermark', 'गोपनीय'],
      ['watermark', 'Strictly confidential'],
      ['text', '機密文件 喆 臺灣'],
      ['text', 'カタカナ'],
      ['text', '대외비'],
      ['text', 'ลับมาก'],
      ['text', 'ரகசியம்'],
      ['text', 'مستند'],
      ['text', 'Grüße – café'],
      ['text', '🎉'],
      ['signature', '王小明'],
      ['signature', 'Ada Lovelace'],
      ['replacement', '机密'],
      ['replacement', '𓀀'],
    ] as const;
    expect(outcomesOf(tries, fonts)).toEqual([
      'watermark made',
      'watermark fonts.missing: Tamil: apt-get install fonts-noto-core',
      'watermark fonts.missing: special: apt-get install fonts-noto-core fonts-noto-extra',
      'watermark made',
      'watermark made',
      'text made',
      'text made',
      'text made',
      'text made',
      'text fonts.missing: Tamil: apt-get install fonts-noto-core',
      'text made',
      'text made',
      'text text.signs-missing',
      'signature made',
      'signature made',
      'replacement made',
      'replacement fonts.missing: special: apt-get install fonts-noto-core fonts-noto-extra',
    ]);
  });

  test('a document looks as it does on a machine with fonts', () => {
    const tries = [['look', 'Grüße, Привет, مستند, סודי, मसौदा, ลับมาก, 机密文件, カタカナ 초안']] as const;
    const here = outcomesOf(tries);
    expect(here[0]).toMatch(/^look [0-9a-f]{64}$/);
    expect(outcomesOf(tries, fonts)).toEqual(here);
  });
});
