import { createFont } from 'fonteditor-core';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { leanFont } from './lean-fonts.js';

const { resolve } = createRequire(import.meta.url);
const fontAt = (path: string): Buffer => readFileSync(resolve(`@fontsource-variable/${path}`));
const inter = fontAt('inter/files/inter-latin-wght-normal.woff2');

/** Its characters and the width of each. */
const charactersOf = async (font: Uint8Array): Promise<Readonly<Record<string, number>>> => {
  const text = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).join('');
  const plain = await subsetFont(Buffer.from(font), text, { targetFormat: 'truetype', variationAxes: { wght: 400 } });
  const { cmap, glyf } = createFont(plain, { type: 'ttf' }).get();
  return Object.fromEntries(Object.entries(cmap).map(([code, glyph]) => [code, glyf[glyph]?.advanceWidth ?? 0]));
};

describe('a font without the weights that nobody sees', () => {
  test('has every character that it had, as wide as it was', async () => {
    const before = await charactersOf(inter);
    expect(Object.keys(before).length).toBeGreaterThan(200);
    expect(await charactersOf(await leanFont(inter, { min: 400, max: 700 }))).toEqual(before);
  });

  test('is smaller, most of all with one weight', async () => {
    const [some, one] = await Promise.all([leanFont(inter, { min: 400, max: 700 }), leanFont(inter, 400)]);
    expect(some.length).toBeLessThan(inter.length * 0.8);
    expect(one.length).toBeLessThan(some.length);
  });
});
