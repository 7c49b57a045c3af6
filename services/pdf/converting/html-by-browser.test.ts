import { jest } from '@jest/globals';
import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toPdf as toPdfTool } from '../../../contracts/tools/to-pdf.js';
import { findChromium } from '../engines/chromium/chromium-program.js';
import { printByChromium } from '../engines/chromium/print-page.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { photo } from '../fixtures/picture-samples.js';
import { FLAWLESS, imagesListed, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { toPdf } from '../operations/convert-to-pdf.js';

jest.setTimeout(120_000);

const testWithBrowser = findChromium() === undefined ? test.skip : testWith.bind(undefined, 'pdftotext');

const STYLES = `<style>body { background: rgb(220, 240, 255) } h1 { color: rgb(200, 0, 0); text-transform: uppercase }
.both { display: grid; grid-template-columns: 1fr 1fr } .unseen { display: none } @page { size: A5 landscape }</style>`;
const PAGE = `<!doctype html><html lang="en"><head><title>Menu of the day</title>${STYLES}</head><body><h1>Menu</h1>
<div class="both"><p>Tea and cake</p><p>مرحبا بالعالم</p></div><p class="unseen">unseen note</p>
<script>document.body.append('a script ran')</script></body></html>`;

describe('an HTML file as a page, where a browser is installed,', () => {
  let work: TestWork;
  beforeEach(async () => {
    work = { ...(await openWork()), printPage: printByChromium };
  });
  afterEach(() => work.end());

  const convert = (html: string, name = 'menu.html') =>
    toPdf([fileOf(name, html)], toPdfTool.options.parse({ htmlAs: 'page' }), work);
  const colourAt = (bytes: Uint8Array, at: { readonly x: number; readonly y: number }) =>
    withDocument(bytes, (document) => {
      const picture = renderPage(document, 0, { width: 595, height: 595 });
      const from = (at.y * (picture?.width ?? 0) + at.x) * 4;
      return [...(picture?.rgba.slice(from, from + 3) ?? [])];
    });

  testWithBrowser('has its own styles, paper and fonts, and nothing in it runs', async () => {
    const { bytes, notes } = await convert(PAGE);
    const text = textOf(bytes);
    expect(text).toContain('MENU');
    expect(text).toMatch(/Tea and cake.*\S/);
    expect(text.normalize('NFKC')).toContain('مرحبا');
    expect(text).not.toMatch(/unseen|a script ran/);
    expect(await colourAt(bytes, { x: 300, y: 300 })).toEqual([220, 240, 255]);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    expect(notes).toEqual([]);
  });

  testWithBrowser('reads nothing beside it and asks nobody', async () => {
    const asked: string[] = [];
    const server = createServer(({ url = '' }, reply) => {
      asked.push(url);
      reply.end('<p>fetched</p>');
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const site = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const folder = mkdtempSync(join(tmpdir(), 'secret-'));
    const secret = join(folder, 'secret.html');
    writeFileSync(secret, 'planted secret');
    const ways = [site, `file://${secret}`].flatMap((address) => [
      `<img src="${address}/a"><iframe src="${address}"></iframe><object data="${address}"></object><embed src="${address}">`,
      `<link rel="stylesheet" href="${address}/b"><style>@import url(${address}/c); p { background: url(${address}/d) }</style>`,
      `<link rel="preconnect" href="${address}"><link rel="prefetch" href="${address}/e"><video src="${address}/f"></video>`,
      `<svg><use href="${address}/g#a"/><image href="${address}/h"/></svg><form action="${address}"><input></form>`,
    ]);
    const html = `<meta http-equiv="refresh" content="0; url=${site}/gone"><base href="${site}"><p>What it says</p>${ways.join('')}`;
    const { bytes, notes } = await convert(html);
    expect(textOf(bytes)).toContain('What it says');
    expect(textOf(bytes)).not.toMatch(/fetched|planted/);
    expect(asked).toEqual([]);
    expect(notes.map(({ code }) => code)).toEqual(['parts.not-loaded']);
    server.close();
    rmSync(folder, { recursive: true });
  });

  testWithBrowser('keeps the pictures that are in it', async () => {
    const png = await photo({ width: 30, height: 20 }).png().toBuffer();
    const { bytes, notes } = await convert(
      `<p>A picture</p><img src="data:image/png;base64,${png.toString('base64')}">`,
    );
    expect(imagesListed(bytes).length).toBe(1);
    expect(notes).toEqual([]);
  });

  testWithBrowser(
    'is set without its styles where it is higher than any document, or shows none of its words',
    async () => {
      const high = await convert('<p style="height: 3000000px">tall</p><p>end</p>', 'tall.html');
      expect(high.notes).toMatchObject([{ text: 'tall.html is set without its own styles.' }]);
      expect(textOf(high.bytes)).toContain('tall');
      const blank = await convert('<style>p { font-size: 0 }</style><p>words that no style shows</p>', 'blank.html');
      expect(textOf(blank.bytes)).toContain('words that no style shows');
    },
  );

  testWithBrowser('may consist of a drawing alone, and is refused where it shows nothing', async () => {
    const drawn = await convert('<svg width="200" height="200"><rect width="200" height="200" fill="#0000ff"/></svg>');
    expect(await colourAt(drawn.bytes, { x: 100, y: 100 })).toEqual([0, 0, 255]);
    await expect(convert('<script>a()</script>')).rejects.toMatchObject({ code: 'text.unreadable' });
  });

  test('is set all the same where the browser breaks', async () => {
    work = { ...work, printPage: () => Promise.resolve({ state: 'gave-up' }) };
    const { notes } = await convert(PAGE);
    expect(notes.map(({ code }) => code)).toEqual(['html.styles-not-followed']);
  });
});
