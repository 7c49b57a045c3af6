import { PDFRawStream } from 'pdf-lib';
import { rawPdf } from '../fixtures/raw-pdf.js';
import { openPdf, savePdf } from '../opening/editable.js';

test('streams of a file that is read are parts of it, and are written as they were', async () => {
  const bytes = new Uint8Array(await rawPdf({ content: '0 0 10 10 re f' }));
  const streams = (document: Awaited<ReturnType<typeof openPdf>>) =>
    document.context
      .enumerateIndirectObjects()
      .flatMap(([, object]) => (object instanceof PDFRawStream ? [object.contents] : []));
  const document = await openPdf(bytes);
  const read = streams(document);
  expect(read).not.toHaveLength(0);
  expect(read.every(({ buffer }) => buffer === bytes.buffer)).toBe(true);
  const again = streams(await openPdf(await savePdf(document)));
  expect(again.map((one) => Buffer.from(one).toString('hex'))).toEqual(
    read.map((one) => Buffer.from(one).toString('hex')),
  );
});
