import { jest } from '@jest/globals';
import { PDFDocument } from 'pdf-lib';
import { Refusal } from '../../../contracts/errors.js';
import { REDACTION_PAGES_MAX } from '../../../contracts/limits.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { inkOn } from '../fixtures/rendered-look.js';
import { pdfWith, save } from '../fixtures/pdfs.js';
import { line, rawDocument, rawPdf } from '../fixtures/raw-pdf.js';
import { redacted, type Redaction } from '../fixtures/redacting.js';
import { wordsOf } from '../fixtures/searched.js';
import { openWork, type TestWork } from '../fixtures/operation-work.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const text = (wanted: string, more: object = {}) => ({
  id: wanted.charAt(0),
  type: 'text',
  text: wanted,
  replacement: '',
  ...more,
});
const run = (bytes: Uint8Array, items: object[], options: object = {}): Promise<Redaction> =>
  redacted(bytes, { items, work, ...options });
const placesIn = ({ receipt }: Redaction) => Object.fromEntries(receipt.items.map(({ id, places }) => [id, places]));

describe('a text to be redacted', () => {
  test.each([
    ['in capitals', 'ada LOVELACE', '(Ada Lovelace wrote)'],
    ['with a ligature in the document', 'office', '(the of\\336ce here)'],
    ['across two lines', 'Ada Lovelace', '(by Ada) Tj 0 -16 Td (Lovelace it is)'],
    ['cut by a hyphen', 'Lovelace', '(by Love-) Tj 0 -16 Td (lace it is)'],
    ['with another dash', '2024-05', '(on 2024\\26105 it)'],
    ['with another quote', "Ada's", '(on Ada\\220s way)'],
  ])('is found %s', async (_, wanted, shown) => {
    const raw = await rawDocument();
    const font = raw.add({
      Type: 'Font',
      Subtype: 'Type1',
      BaseFont: 'Helvetica',
      Encoding: { Differences: [0o220, 'quoteright', 0o261, 'endash', 0o336, 'fi'] },
    });
    raw.page({ content: `BT /F2 14 Tf 20 150 Td ${shown} Tj ET`, resources: { Font: { F2: font } } });
    const done = await run(await save(raw.document), [text(wanted)]);
    expect(placesIn(done)).toEqual({ [wanted.charAt(0)]: 1 });
    expect((await wordsOf(done.bytes)).join(' ').toLowerCase()).not.toMatch(/ada|love|ce|2024/);
  });

  test('for one page stays on the others', async () => {
    const done = await run(await pdfWith({ text: 'Ada' }, { text: 'Ada' }), [text('Ada', { page: 2 })]);
    expect(await wordsOf(done.bytes)).toEqual(['Ada', '']);
    expect(done.receipt.items).toEqual([{ id: 'A', type: 'text', page: 2, places: 1 }]);
  });

  test('that is not there is told, in words and in the receipt', async () => {
    const done = await run(await pdfWith({ text: 'Ada and Bob' }), [text('Ada'), text('Eve')]);
    expect(placesIn(done)).toEqual({ A: 1, E: 0 });
    expect(done.notes).toContain('Item E was not found on any page.');
    expect(await wordsOf(done.bytes)).toEqual(['and Bob']);
  });

  test('for a page that does not exist is refused', async () => {
    await expect(run(await pdfWith({ text: 'Ada' }), [text('Ada', { page: 4 })])).rejects.toMatchObject({
      code: 'pages.out-of-range',
      facts: { page: 4, count: 1 },
    });
  });

  test('in more pages than a redaction gets through is refused at once', async () => {
    const document = await PDFDocument.create();
    for (let page = 0; page <= REDACTION_PAGES_MAX; page += 1) document.addPage([20, 20]);
    await expect(run(await save(document), [text('Ada')])).rejects.toMatchObject({
      code: 'pdf.too-many-pages',
      facts: { count: REDACTION_PAGES_MAX + 1, limit: REDACTION_PAGES_MAX },
    });
  });

  test('that is nowhere in the document is refused, since nothing would change', async () => {
    await expect(run(await pdfWith({ text: 'Ada' }), [text('Eve')])).rejects.toMatchObject({
      code: 'redact.nothing-found',
    });
  });

  test('is called by its number where its id says it', async () => {
    const items = [text('Ada', { id: 'ada' }), text('Eve', { id: 'item-1' }), text('Bob', { id: 'Bobby' })];
    const { receipt } = await run(await pdfWith({ text: 'Ada and Bob' }), items);
    expect(receipt.items.map(({ id }) => id)).toEqual(['item-1-', 'item-1', 'item-3']);
  });

  test('never stands in the receipt or the notes', async () => {
    const { receipt, notes } = await run(await pdfWith({ text: 'Zanzibar' }), [text('Zanzibar', { id: 'one' })]);
    expect(JSON.stringify({ receipt, notes }).toLowerCase()).not.toContain('zanzibar');
  });
});

describe('a pattern to be redacted', () => {
  const pattern = (wanted: string) => ({ id: 'p', type: 'pattern', text: wanted, replacement: '' });

  test('is found wherever it fits', async () => {
    const done = await run(await pdfWith({ text: 'a 555-1234 b 555-99 c' }, { text: '555-0000' }), [
      pattern('\\b\\d{3}-\\d{4}\\b'),
    ]);
    expect(placesIn(done)).toEqual({ p: 2 });
    expect(await wordsOf(done.bytes)).toEqual(['a b 555-99 c', '']);
  });

  test.each([
    ['[A-Z]nna', false, 'anna ANNA, too'],
    ['[A-Z]nna', true, ', too'],
    ['(?i)anna', false, ', too'],
    ['(?-i)[A-Z]nna', true, 'anna ANNA, too'],
  ])('%s, case ignored: %s, leaves "%s", and the page stays text', async (wanted, ignoreCase, left) => {
    const done = await run(await pdfWith({ text: 'Anna anna ANNA, too' }), [pattern(wanted)], { ignoreCase });
    expect(await wordsOf(done.bytes)).toEqual([left]);
    expect(done.receipt.pages.map(({ method }) => method)).toEqual(['removed']);
  });

  test('that ignores case in a part of itself is proven without regard to case: the page becomes a picture', async () => {
    const done = await run(await pdfWith({ text: 'Anna anna ANNA, too' }), [pattern('A(?i:nna)')]);
    expect(done.receipt.pages).toMatchObject([{ method: 'rasterised', reason: 'gate' }]);
  });

  test('that would take other engines for ever ends', async () => {
    const bytes = await pdfWith({ text: `${'a'.repeat(60)}b`, size: [800, 300] });
    await expect(run(bytes, [pattern('(a+)+$')])).rejects.toMatchObject({ code: 'redact.nothing-found' });
    expect(placesIn(await run(bytes, [pattern('(a+)+b')]))).toEqual({ p: 1 });
  });

  test.each(['(', '(a)\\1', '(?<=a)b'])('%s is refused by the name of its item', async (wanted) => {
    const refusal = await run(await pdfWith({ text: 'a' }), [pattern(wanted)]).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(Refusal);
    expect(refusal).toMatchObject({
      code: 'tool.option-invalid',
      facts: { field: 'redactionItems', problem: expect.stringContaining('item "p" is no valid pattern') },
    });
  });

  test('that fits nothing but nothing is not found', async () => {
    await expect(run(await pdfWith({ text: 'Ada' }), [pattern('x*')])).rejects.toMatchObject({
      code: 'redact.nothing-found',
    });
  });
});

describe('an area to be redacted', () => {
  const area = { id: 'a', type: 'area', box: { x: 0, y: 0.4, width: 0.5, height: 0.2 }, replacement: '' };

  test('loses what is under it and keeps the rest', async () => {
    const done = await run(await rawPdf({ content: `${line('Ada', [20, 95])} ${line('Bob', [200, 95])}` }), [area]);
    expect(await wordsOf(done.bytes)).toEqual(['Bob']);
    expect(placesIn(done)).toEqual({ a: 1 });
  });

  test('is found on every page, and covers those that are empty there', async () => {
    const done = await run(await pdfWith({ text: 'Ada' }, {}), [area]);
    expect(placesIn(done)).toEqual({ a: 2 });
    expect(await inkOn(done.bytes, 1)).toMatchObject({ left: 0, right: expect.closeTo(0.5, 1) });
  });
});

const areaOf = (y: number) => ({ id: 'a', type: 'area', box: { x: 0.2, y, width: 0.6, height: 0.6 } });

/** Colours within the middle of the first page. */
const coloursIn = async (bytes: Uint8Array): Promise<Set<string>> => {
  const picture = await withDocument(bytes, (document) => renderPage(document, 0, { width: 200, height: 300 }));
  const colours = new Set<string>();
  for (let y = 100; y < 200; y += 1) {
    for (let x = 60; x < 140; x += 1) {
      const at = (y * 200 + x) * 4;
      colours.add(String([...(picture?.rgba.subarray(at, at + 3) ?? [])]));
    }
  }
  return colours;
};

describe('the box of a redaction', () => {
  test('says its replacement, unless that would say what it replaces', async () => {
    const bytes = await pdfWith({ text: 'To Ada Lovelace and more' });
    const said = await run(bytes, [text('Ada Lovelace', { replacement: '[X]' })]);
    expect((await wordsOf(said.bytes)).join(' ')).toContain('[X]');
    const replacementLeftOut = await run(bytes, [text('Ada', { replacement: 'was Ada' })]);
    expect((await wordsOf(replacementLeftOut.bytes)).join(' ')).not.toContain('was');
    expect(replacementLeftOut.notes).toContain(
      'A replacement text was left out, because it contains what was to be removed.',
    );
  });

  test('with kept formatting is exactly as long as the text', async () => {
    const bytes = await pdfWith({ text: 'To Ada' });
    const [loose, exact] = [
      await run(bytes, [text('Ada')]),
      await run(bytes, [text('Ada')], { preserveFormatting: 'true' }),
    ].map(({ receipt }) => {
      const xs = receipt.pages[0]!.boxes[0]!.corners.map(([x]) => x!);
      return Math.max(...xs) - Math.min(...xs);
    });
    expect(exact).toBeCloseTo(14 * (0.667 + 0.556 + 0.556), 0);
    expect(loose).toBeGreaterThan(exact!);
  });

  test.each([
    ['solid', 1],
    ['diagonal', 2],
    ['crosshatch', 2],
  ])('drawn %s has its colour', async (redactionPattern, shades) => {
    const options = { redactionColor: '#ff0000', redactionPattern };
    const { bytes } = await run(await pdfWith({}), [{ ...areaOf(0.2), replacement: '' }], options);
    const colours = await coloursIn(bytes);
    expect(colours.has('255,0,0')).toBe(true);
    expect(colours.has('255,255,255')).toBe(shades > 1);
  });
});
