import { PDFDocument } from '@cantoo/pdf-lib';
import sharp from 'sharp';
import { withDocument } from './pdfium-document.js';
import { readPictures } from './pdfium-pictures.js';

/** A page of 200 by 100 points with a picture at 20, 10 of 100 by 50: red above, blue below. */
const pageWithPicture = async (): Promise<PDFDocument> => {
  const red = await sharp({ create: { width: 4, height: 1, channels: 3, background: '#ff0000' } })
    .extend({ bottom: 1, background: '#0000ff' })
    .png()
    .toBuffer();
  const document = await PDFDocument.create();
  const page = document.addPage([200, 100]);
  page.drawImage(await document.embedPng(red), { x: 20, y: 10, width: 100, height: 50 });
  return document;
};

const pictureWhereFormIs = async (place: { x: number; y: number; width: number; height: number }) => {
  const document = await PDFDocument.create();
  const [form] = await document.embedPdf(await (await pageWithPicture()).save());
  if (form) document.addPage([400, 300]).drawPage(form, place);
  const [picture] = await withDocument(await document.save(), (opened) => readPictures(opened, 0));
  const { left = NaN, bottom = NaN, right = NaN, top = NaN, rgba = new Uint8Array() } = picture ?? {};
  return { edges: [left, bottom, right, top].map(Math.round), first: [...rgba.subarray(0, 3)] };
};

describe('a picture in a form', () => {
  test('stands where the form is moved to', async () => {
    const { edges, first } = await pictureWhereFormIs({ x: 100, y: 50, width: 100, height: 50 });
    expect(edges).toEqual([110, 55, 160, 80]);
    expect(first).toEqual([255, 0, 0]);
  });

  test('is upside down where the form is', async () => {
    const { edges, first } = await pictureWhereFormIs({ x: 100, y: 250, width: 200, height: -100 });
    expect(edges).toEqual([120, 190, 220, 240]);
    expect(first).toEqual([0, 0, 255]);
  });
});
