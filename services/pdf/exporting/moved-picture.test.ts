import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { readForExport } from './read-for-export.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork('builtIn');
});
afterAll(() => work.end());

test('a picture in a form stands where the form is moved to', async () => {
  const image = sharp({ create: { width: 40, height: 20, channels: 3, background: '#00cc00' } });
  const inner = await PDFDocument.create();
  inner.addPage([100, 100]).drawImage(await inner.embedPng(await image.png().toBuffer()), {
    x: 10,
    y: 70,
    width: 40,
    height: 20,
  });
  const document = await PDFDocument.create();
  const [form] = await document.embedPdf(await inner.save());
  if (!form) throw new Error('the form was not embedded');
  document.addPage([400, 400]).drawPage(form, { x: 200, y: 100, width: 200, height: 200 });
  const { pictures } = await readForExport(fileOf('moved.pdf', await document.save()), work);
  const [box] = pictures(1).map((picture) => picture.box);
  expect(box).toEqual({ x: 220, y: 120, width: 80, height: 40 });
});
