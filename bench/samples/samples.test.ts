import { withDocument } from '../../services/pdf/engines/pdfium/pdfium-document.js';
import { makePdf } from './pdf.js';
import { photo } from './sample-pictures.js';

const plan = { pages: 3, seed: 4, links: true };

describe('the sample files of a bench', () => {
  test('are the same bytes in every run', async () => {
    expect(await makePdf(plan)).toEqual(await makePdf(plan));
    expect(await photo({ width: 60, height: 40 }, 1)).toEqual(await photo({ width: 60, height: 40 }, 1));
  });

  test('differ by their seed', async () => {
    expect(await makePdf({ ...plan, seed: 5 })).not.toEqual(await makePdf(plan));
  });

  test('have the pages that were asked for', async () => {
    const pictures = [await photo({ width: 60, height: 40 }, 1)];
    const bytes = await makePdf({ ...plan, pictures, ballast: 1000 });
    expect(await withDocument(bytes, ({ pageCount }) => pageCount)).toBe(3);
  });
});
