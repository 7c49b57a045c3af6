import iconv from 'iconv-lite';
import { pdfWith } from '../fixtures/pdfs.js';
import { readDocument } from './read-document.js';

const quiet = { report: () => undefined };
const pdfFile = (bytes: Uint8Array) => ({ name: 'a.pdf', kind: 'pdf', mime: 'application/pdf', bytes }) as const;
const textFile = (text: string) =>
  ({ name: 'a.txt', kind: 'text', mime: 'text/plain', bytes: new TextEncoder().encode(text) }) as const;

describe('reading a document', () => {
  test('tells the words of each page and where they are', async () => {
    const { pages } = await readDocument(pdfFile(await pdfWith({ text: 'Hello there' }, { text: 'Again' })), quiet);
    expect(pages.map(({ number, source }) => [number, source])).toEqual([
      [1, 'text'],
      [2, 'text'],
    ]);
    expect(pages[0]?.blocks.map(({ text }) => text)).toEqual(['Hello there']);
    const { box } = pages[0]!.blocks[0]!;
    expect(box.x).toBeCloseTo(21, 0);
    expect(box.y + box.height).toBeCloseTo(150 + 0.22 * 14, 1);
  });

  test('places what is on a turned page as it is displayed', async () => {
    const { pages } = await readDocument(pdfFile(await pdfWith({ text: 'Turned', rotate: 90 })), quiet);
    expect(pages[0]).toMatchObject({ width: 300, height: 200 });
    expect(pages[0]!.blocks[0]!.box).toMatchObject({ x: expect.closeTo(150, -1), y: expect.closeTo(20, -1) });
  });

  test('takes a plain text by its blank lines', async () => {
    const { pages } = await readDocument(textFile('One\nparagraph\n\nand another'), quiet);
    expect(pages[0]?.blocks.map(({ text }) => text)).toEqual(['One paragraph', 'and another']);
  });

  test('says which encoding a text was read in that does not say it, and takes the one that it is told', async () => {
    const old = { ...textFile(''), bytes: iconv.encode('Имя и город', 'koi8-r') };
    const detected = await readDocument(old, quiet);
    expect(detected.pages[0]?.blocks.map(({ text }) => text)).toEqual(['Имя и город']);
    expect(detected.notes).toMatchObject([{ code: 'text.encoding-guessed' }]);
    const stated = await readDocument(old, { ...quiet, textEncoding: 'windows-1251' });
    expect(stated.pages[0]?.blocks.map(({ text }) => text)).toEqual([iconv.decode(old.bytes, 'windows-1251')]);
    expect(stated.notes).toEqual([]);
    expect((await readDocument(textFile('Имя'), quiet)).notes).toEqual([]);
  });

  test('refuses what has nothing to read', async () => {
    await expect(readDocument(pdfFile(await pdfWith({})), quiet)).rejects.toMatchObject({ code: 'document.no-text' });
    await expect(readDocument(textFile(' \n '), quiet)).rejects.toMatchObject({ code: 'document.no-text' });
  });
});
