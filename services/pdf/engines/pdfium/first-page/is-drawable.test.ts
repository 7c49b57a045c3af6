import { jest } from '@jest/globals';
import { zipSync } from 'fflate';
import { pdfWith } from '../../../fixtures/pdfs.js';
import { wasmQpdf } from '../../qpdf/qpdf-wasm.js';
import { isDrawable } from './is-drawable.js';

jest.setTimeout(60_000);

const locked = async (password: string): Promise<Uint8Array> =>
  wasmQpdf().write({
    args: ['in.pdf', '--encrypt', password, 'o', '256', '--'],
    files: { 'in.pdf': await pdfWith({}) },
  });
const archive = (files: Readonly<Record<string, Uint8Array>>) => ({ bytes: zipSync(files), mime: 'application/zip' });
const pdf = (bytes: Uint8Array) => ({ bytes, mime: 'application/pdf' });

describe('a result', () => {
  test('that is a PDF can be drawn, unless it needs a password to open', async () => {
    expect(await isDrawable(pdf(await pdfWith({})))).toBe(true);
    expect(await isDrawable(pdf(await locked('')))).toBe(true);
    expect(await isDrawable(pdf(await locked('sesame')))).toBe(false);
  });

  test('of several PDFs can be drawn if the first one can', async () => {
    const open = await pdfWith({});
    const shut = await locked('sesame');
    expect(await isDrawable(archive({ 'b.pdf': open, 'a.pdf': shut }))).toBe(true);
    expect(await isDrawable(archive({ 'b.pdf': shut, 'a.pdf': open }))).toBe(false);
  });

  test('of anything else cannot', async () => {
    expect(await isDrawable(archive({ 'page-1.png': await pdfWith({}), 'a.pdf': await pdfWith({}) }))).toBe(false);
    expect(await isDrawable(archive({}))).toBe(false);
    expect(await isDrawable({ bytes: await pdfWith({}), mime: 'text/plain' })).toBe(false);
  });
});
