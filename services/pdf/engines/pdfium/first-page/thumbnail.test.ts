import { jest } from '@jest/globals';
import { zipSync } from 'fflate';
import sharp from 'sharp';
import { documentWith, pdfWith, save } from '../../../fixtures/pdfs.js';
import { thumbnailOf } from './thumbnail.js';

jest.setTimeout(60_000);

const pictureOf = async (bytes: Uint8Array, mime: 'application/pdf' | 'application/zip' = 'application/pdf') => {
  const picture = await thumbnailOf({ bytes, mime });
  return picture && sharp(picture);
};

describe('a thumbnail', () => {
  test('is a WebP picture of the first page, 320 pixels wide', async () => {
    const picture = await pictureOf(await pdfWith({ size: [200, 300] }, { size: [999, 10] }));
    expect(await picture!.metadata()).toMatchObject({ format: 'webp', width: 320, height: 480, hasAlpha: false });
  });

  test('shows the page as displayed', async () => {
    const picture = await pictureOf(await pdfWith({ size: [200, 400], rotate: 90 }));
    expect(await picture!.metadata()).toMatchObject({ width: 320, height: 160 });
  });

  test('shows what is filled into a form', async () => {
    const document = await documentWith({});
    const field = document.getForm().createTextField('name');
    field.addToPage(document.getPage(0), { x: 20, y: 20, width: 160, height: 60, borderWidth: 0 });
    const darkest = async (bytes: Uint8Array) => (await (await pictureOf(bytes))!.stats()).channels[0]!.min;
    expect(await darkest(await save(document))).toBeGreaterThan(200);
    field.setText('FILLED IN');
    field.updateAppearances(await document.embedFont('Helvetica'));
    expect(await darkest(await save(document))).toBeLessThan(100);
  });

  test('of a page as long as a street stays small', async () => {
    const picture = await pictureOf(await pdfWith({ size: [10, 14_000] }));
    expect((await picture!.metadata()).height).toBe(960);
  });

  test('of a ZIP file is that of its first PDF', async () => {
    const wide = await pdfWith({ size: [400, 200] });
    const high = await pdfWith({ size: [200, 400] });
    const picture = await pictureOf(zipSync({ 'b.pdf': wide, 'a.pdf': high }), 'application/zip');
    expect(await picture!.metadata()).toMatchObject({ width: 320, height: 160 });
  });

  test.each([
    ['what is no PDF', 'application/pdf'],
    ['what is no ZIP file', 'application/zip'],
  ] as const)('of %s is none', async (_, mime) => {
    expect(await pictureOf(Buffer.from('nonsense'), mime)).toBeNull();
  });
});
