import { PDFDocument, type PDFPage } from 'pdf-lib';
import { lookAlike } from './page-look.js';

const pdf = async (...pages: ((page: PDFPage) => void)[]): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  for (const draw of pages) draw(document.addPage([300, 400]));
  return document.save();
};
const at = (y: number) => (page: PDFPage) => {
  page.drawRectangle({ x: 40, y, width: 200, height: 60 });
};

describe('the look of pages', () => {
  test('is the same where they are', async () => {
    expect(await lookAlike(await pdf(at(40)), await pdf(at(40)))).toBeCloseTo(1);
  });

  test('is another where something stands elsewhere, however much stays white', async () => {
    expect(await lookAlike(await pdf(at(40)), await pdf(at(300)))).toBeLessThan(0.6);
  });

  test('is another with a page more', async () => {
    expect(await lookAlike(await pdf(at(40)), await pdf(at(40), at(40)))).toBeCloseTo(0.5);
  });
});
