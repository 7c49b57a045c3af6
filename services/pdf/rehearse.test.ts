import { withDocument } from './engines/pdfium/pdfium-document.js';
import { renderPage } from './engines/pdfium/render.js';
import { onePage, rehearse } from './rehearse.js';

test('what a job process rehearses with is a page with a letter, and all of it goes well', async () => {
  const picture = await withDocument(onePage(), (document) =>
    renderPage(document, 0, { width: 595, height: 842, atMost: 842 }),
  );
  expect(picture?.rgba.some((value) => value < 128)).toBe(true);
  await expect(rehearse()).resolves.toBeUndefined();
});
