import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import iconv from 'iconv-lite';
import { findLibreOffice } from '../engines/libreoffice/libreoffice-program.js';
import { rtfText } from './rtf-text.js';

const textOf = (rtf: string): string => rtfText(Buffer.from(rtf, 'latin1'));
const hex = (text: string, encoding: string): string =>
  [...iconv.encode(text, encoding)].map((byte) => `\\'${byte.toString(16).padStart(2, '0')}`).join('');

const inDocument = (codePage: number, text: string): string =>
  `{\\rtf1\\ansi\\ansicpg${codePage}\\deff0{\\fonttbl{\\f0\\fnil Font;}}\\f0 ${hex(text, `cp${codePage}`)}\\par}`;
const inFont = (charset: number, codePage: number, text: string): string =>
  `{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0\\fcharset0 Times;}{\\f1\\fnil\\fcharset${charset}{\\*\\falt Other} Font;}}` +
  `\\f0 caf\\'e9 {\\f1 ${hex(text, `cp${codePage}`)}} na\\'efve\\par}`;

const scripts: readonly (readonly [charset: number, codePage: number, text: string])[] = [
  [128, 932, '日本語の表ソ能十予'],
  [134, 936, '简体中文文本'],
  [129, 949, '한국어 문서'],
  [136, 950, '繁體中文許功蓋'],
  [204, 1251, 'Русский текст'],
  [161, 1253, 'Ελληνικά'],
  [162, 1254, 'İstanbul ağı'],
  [177, 1255, 'עברית'],
  [178, 1256, 'نص عربي'],
  [186, 1257, 'Žąsis'],
  [222, 874, 'ภาษาไทย'],
  [238, 1250, 'Příliš žluťoučký'],
];

const byUnicode = String.raw`{\rtf1\ansi\ansicpg932{\fonttbl{\f0\fcharset128 Mincho;}}\uc2\f0 \u26085\'93\'fa\u26412\'96\'7b{\uc1 \u-10179?\u-8704?}\uc0\u233 t\u233\par}`;
const binary = '{\\rtf1\\ansi before\\bin7 {\\}\\par ab\\uc1\\u8364? after\\par}';
const literal = `{\\rtf1\\ansi\\ansicpg932{\\fonttbl{\\f0\\fcharset128 Mincho;}}\\f0 \\'83A\\'83\\\\\\'95\\{\\par}`;

/** The text that LibreOffice takes a file for; many at once, since each start takes seconds. */
const libreOfficeTexts = (files: readonly string[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'docket-rtf-'));
  try {
    const paths = files.map((rtf, at) => {
      const path = join(folder, `${at}.rtf`);
      writeFileSync(path, rtf, 'latin1');
      return path;
    });
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const filter = ['--convert-to', 'txt:Text (encoded):UTF8', '--outdir', folder];
    execFileSync('soffice', [profile, '--headless', ...filter, ...paths], { stdio: 'ignore', timeout: 120_000 });
    return files.map((_, at) => readFileSync(join(folder, `${at}.txt`), 'utf8').replace(/^\uFEFF/, ''));
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
};

describe('the text of an RTF file', () => {
  test.each(scripts)('is read in the code page of its font: charset %i is %i', (charset, codePage, text) => {
    expect(textOf(inFont(charset, codePage, text))).toBe(`café ${text} naïve\n`);
  });

  test.each(scripts)(
    'is read in the code page of the document where the font has none: %i, %i',
    (_, codePage, text) => {
      expect(textOf(inDocument(codePage, text))).toBe(`${text}\n`);
    },
  );

  test('is that in Unicode, without the bytes for readers that know none', () => {
    expect(textOf(byUnicode)).toBe('日本\u{1f600}été\n');
  });

  test('goes on after binary data, whatever is in that', () => {
    expect(textOf(binary)).toBe('before ab€ after\n');
    expect(textOf('{\\rtf1 \\uc1\\u8364\\bin3 }}}is one character}')).toBe('€is one character');
  });

  test('has characters whose second byte is written as a letter or sign', () => {
    expect(textOf(literal)).toBe('アソ怐\n'.replace('怐', iconv.decode(Buffer.from([0x95, 0x7b]), 'cp932')));
  });

  test('has bullets of symbol fonts, and nothing hidden', () => {
    const rtf = String.raw`{\rtf1\ansi{\fonttbl{\f0 Times;}{\f3\fcharset2 Symbol;}}{\f3 \'b7}\tab shown{\v hidden}\v off\v0 on\par}`;
    expect(textOf(rtf)).toBe('•\tshownon\n');
  });

  test('reads a code page that nobody knows as Western European', () => {
    expect(textOf(String.raw`{\rtf1\ansi\ansicpg4711 caf\'e9}`)).toBe('café');
  });

  (findLibreOffice() === undefined ? test.skip : test)(
    'is what LibreOffice reads (skipped without LibreOffice)',
    () => {
      const files = [...scripts.map((script) => inFont(...script)), ...scripts.map(([, ...of]) => inDocument(...of))];
      const all = [...files, byUnicode, binary];
      const trimmed = (text: string): string => text.replaceAll('\r', '').trim();
      expect(all.map(textOf).map(trimmed)).toEqual(libreOfficeTexts(all).map(trimmed));
    },
    150_000,
  );
});
