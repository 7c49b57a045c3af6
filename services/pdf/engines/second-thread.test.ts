import { pdfWith } from '../fixtures/pdfs.js';
import { PdfjsFailed, withPdfjs, type PdfjsReader } from './pdfjs-text.js';
import { secondThread } from './second-thread.js';

const textOf = async ({ beginText }: PdfjsReader, page: number): Promise<string | undefined> => {
  const glyphs = (await beginText(page)())();
  return glyphs?.map(({ text }) => text).join('');
};

describe('the thread of pdf.js', () => {
  test('reads pages in the order in which they are asked for, of two documents at once', async () => {
    const one = await pdfWith({ text: 'Ada' }, { text: 'Eve' });
    const other = await pdfWith({ text: 'Bob' });
    const read = await withPdfjs(one, (first) =>
      withPdfjs(other, (second) => Promise.all([textOf(first, 1), textOf(second, 0), textOf(first, 0)])),
    );
    expect(read).toEqual(['Eve', 'Bob', 'Ada']);
  });

  test('leaves the bytes to their owner', async () => {
    const bytes = await pdfWith({ text: 'Ada' });
    const { length } = bytes;
    await withPdfjs(bytes, (reader) => textOf(reader, 0));
    expect(bytes.length).toBe(length);
  });

  test('has no opinion on a page that is not there, and none on what is no PDF', async () => {
    expect(await withPdfjs(await pdfWith({ text: 'Ada' }), (reader) => textOf(reader, 7))).toBeUndefined();
    await expect(withPdfjs(Buffer.from('no PDF'), () => Promise.resolve())).rejects.toThrow(PdfjsFailed);
  });

  test('does not keep anybody waiting when it ends, and is started anew for whoever asks next', async () => {
    const bytes = await pdfWith({ text: 'Ada' });
    const interrupted = withPdfjs(bytes, (reader) => {
      secondThread().end();
      return textOf(reader, 0);
    });
    await expect(interrupted).rejects.toThrow('has ended');
    expect(await withPdfjs(bytes, (reader) => textOf(reader, 0))).toBe('Ada');
  });
});
