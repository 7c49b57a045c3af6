import { tesseract } from '../../engines/tesseract/tesseract.js';
import { errorRate, pictureOf, printedPdf, scanned } from '../../fixtures/printed.js';
import { readDocument } from '../read-document.js';

const ENGLISH =
  'On the morning of 14 March 1879 the steamer left the harbour with 212 passengers, eleven horses and the mail. ' +
  'Nobody on the quay could know that the voyage, planned for nine days, would last the better part of a year; ' +
  'the captain (a careful man) had insured his own luggage twice.';
const GERMAN =
  'Über die Brücke fuhren früher täglich zwölf Züge; heute hält hier nur noch der Regionalverkehr. Die Gemeinde ' +
  'möchte das alte Bahnhofsgebäude für die Bücherei nutzen, doch größere Schäden am Dach müssen zuvor behoben werden.';

const recognise = tesseract();
afterAll(() => recognise.end());

const imageFile = (bytes: Uint8Array) => ({ name: 'scan.png', kind: 'image', mime: 'image/png', bytes }) as const;
const read = async (bytes: Uint8Array): Promise<string> => {
  const { pages } = await readDocument(imageFile(bytes), { report: () => undefined, recognise });
  return pages.flatMap(({ blocks }) => blocks.map(({ text }) => text)).join(' ');
};

/** Measured: no errors but where there is noise; the ceilings leave room for another build of Tesseract. */
const scans = [
  { as: 'clean, 300 dots per inch', dpi: 300, damage: {}, ceiling: 0.01 },
  { as: '1.5 degrees askew', dpi: 200, damage: { skew: 1.5 }, ceiling: 0.02 },
  { as: 'noisy and blurred', dpi: 200, damage: { noise: 20, blur: 0.6 }, ceiling: 0.03 },
  { as: 'at 100 dots per inch', dpi: 100, damage: {}, ceiling: 0.05 },
] as const;

describe('recognition', () => {
  test.each(scans)('reads a scan that is $as', async ({ as, dpi, damage, ceiling }) => {
    const picture = await scanned(await pictureOf(await printedPdf(ENGLISH), dpi), damage);
    const rate = errorRate(ENGLISH, await read(picture));
    console.log(`${as}: ${(rate * 100).toFixed(2)}% of characters wrong`);
    expect(rate).toBeLessThan(ceiling);
  });

  test('notices another language that it has data of', async () => {
    const rate = errorRate(GERMAN, await read(await pictureOf(await printedPdf(GERMAN), 200)));
    expect(rate).toBeLessThan(0.02);
  });

  test('finds no text on a blank picture', async () => {
    await expect(read(await pictureOf(await printedPdf(' '), 100))).rejects.toMatchObject({ code: 'document.no-text' });
  });
});
