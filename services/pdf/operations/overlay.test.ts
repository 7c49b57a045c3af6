import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFNumber, degrees, rgb } from 'pdf-lib';
import { pdfOverlay } from '../../../contracts/tools/pdf-overlay.js';
import { pagesDrawnBy, type Drawer } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addLink, addMark, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { addLayer } from '../fixtures/pdfs-with-extras.js';
import { answerOf, FLAWLESS, isThere, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { inkOn, linkTargets } from '../fixtures/rendered-look.js';
import { foundIn } from '../fixtures/searched.js';
import { isEncrypted } from '../opening/granted-rights.js';
import { overlay } from './overlay.js';

jest.setTimeout(60_000);

const withPoppler = isThere('pdftotext') ? test : test.skip;
const SIZE = { size: [300, 400] } as const;

describe('an overlay', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const run = (document: Uint8Array, other: Uint8Array, options: object = {}) =>
    overlay([fileOf('letter.pdf', document), fileOf('head.pdf', other)], pdfOverlay.options.parse(options), work);
  const pagesOf = (count: number) => pdfWith(...Array.from({ length: count }, () => ({ ...SIZE, text: 'body' })));
  const heads = async (...texts: string[]) => {
    const document = await documentWith(...texts.map(() => SIZE));
    for (const [at, page] of document.getPages().entries()) page.drawText(texts[at] ?? '', { x: 20, y: 360, size: 12 });
    return save(document);
  };
  const read = (bytes: Uint8Array): string[] =>
    answerOf('pdftotext', bytes, '-layout', 'FILE', '-')
      .split('\f')
      .slice(0, -1)
      .map((page) => page.replace(/\s+/g, ' ').trim());

  withPoppler.each([
    [{}, ['A body', 'B body', 'B body', 'B body']],
    [{ repeat: 'all' }, ['A body', 'B body', 'A body', 'B body']],
    [{ repeat: 'none' }, ['A body', 'B body', 'body', 'body']],
    [{ onPages: 'first' }, ['A body', 'body', 'body', 'body']],
    [{ onPages: 'last' }, ['body', 'body', 'body', 'A body']],
    [{ onPages: 'odd' }, ['A body', 'body', 'B body', 'body']],
    [{ onPages: 'even' }, ['body', 'A body', 'body', 'B body']],
    [{ onPages: 'chosen', pageRanges: '2-3' }, ['body', 'A body', 'B body', 'body']],
    [{ above: false }, ['A body', 'B body', 'B body', 'B body']],
  ])('with %j goes where it should', async (options, expected) => {
    const { bytes } = await run(await pagesOf(4), await heads('A', 'B'), options);
    expect(read(bytes)).toEqual(expected);
    expect(answerOf('mutool', bytes, 'draw', '-q', '-F', 'text', 'FILE').match(/body/g)).toHaveLength(4);
  });

  const squared = async (colour: readonly [number, number, number], rotate = 0) => {
    const document = await documentWith(SIZE);
    const page = document.getPage(0);
    page.drawRectangle({ x: 0, y: 200, width: 300, height: 200, color: rgb(...colour) });
    page.setRotation(degrees(rotate));
    return save(document);
  };
  /** Red, green and blue in the middle of the upper half of the first page, as a program draws it. */
  const colourBy = (drawer: Drawer, bytes: Uint8Array): number[] => {
    const [picture = Buffer.alloc(0)] = pagesDrawnBy(drawer, bytes);
    const [, width = 0, height = 0] =
      /^P6\s+(?:#.*\s+)*(\d+)\s+(\d+)/.exec(picture.toString('latin1', 0, 80))?.map(Number) ?? [];
    const at = picture.length - width * height * 3 + (Math.round(height / 4) * width + Math.round(width / 2)) * 3;
    return [...picture.subarray(at, at + 3)];
  };

  describe.each<Drawer>(['poppler', 'mutool'])('drawn by %s', (drawer) => {
    test('is over the page, or under it', async () => {
      const red = await squared([1, 0, 0]);
      const blue = await squared([0, 0, 1]);
      expect(colourBy(drawer, (await run(red, blue)).bytes)).toEqual([0, 0, 255]);
      const below = await documentWith(SIZE);
      below.getPage(0).drawRectangle({ x: 0, y: 0, width: 300, height: 400, color: rgb(0, 1, 0) });
      expect(colourBy(drawer, (await run(red, await save(below), { above: false })).bytes)).toEqual([255, 0, 0]);
    });

    test('lets the page shine through when asked to', async () => {
      const { bytes } = await run(await squared([1, 0, 0]), await squared([0, 0, 1]), { overlayOpacity: 0.5 });
      const [red = 0, green = 0, blue = 0] = colourBy(drawer, bytes);
      expect([red > 100, red < 160, green < 10, blue > 100, blue < 160]).toEqual([true, true, true, true, true]);
    });
  });

  test.each([
    [0, 0],
    [90, 0],
    [0, 90],
    [270, 180],
  ])('stands upright: the page turned by %i degrees, the other by %i', async (rotate, other) => {
    const page = await documentWith({ size: [400, 400] });
    page.getPage(0).setRotation(degrees(rotate));
    const stamp = await documentWith({ size: [400, 400] });
    // As displayed, a bar at the top: on a page turned clockwise by 90 degrees its left side is up.
    const bar = { 0: [0, 360, 400, 40], 90: [0, 0, 40, 400], 180: [0, 0, 400, 40] }[other] ?? [];
    const [x = 0, y = 0, width = 0, height = 0] = bar;
    stamp.getPage(0).drawRectangle({ x, y, width, height });
    stamp.getPage(0).setRotation(degrees(other));
    const { bytes } = await run(await save(page), await save(stamp));
    const ink = await inkOn(bytes);
    expect([ink.top, ink.left, ink.right].map((share) => Math.round(share))).toEqual([0, 0, 1]);
    expect(ink.bottom).toBeCloseTo(0.1, 1);
  });

  test('fits to the page, or keeps its size at the top left', async () => {
    const small = await documentWith({ size: [100, 100] });
    small.getPage(0).drawRectangle({ x: 0, y: 0, width: 100, height: 100 });
    const page = await pdfWith({ size: [400, 400] });
    expect(await inkOn((await run(page, await save(small))).bytes)).toEqual({ left: 0, top: 0, right: 1, bottom: 1 });
    const unfitted = await inkOn((await run(page, await save(small), { fit: false })).bytes);
    expect(unfitted).toMatchObject({ left: 0, top: 0 });
    expect([unfitted.right, unfitted.bottom].map((share) => Math.round(share * 100))).toEqual([25, 25]);
  });

  test('is as large on a page with a large unit', async () => {
    const page = await documentWith({ size: [200, 200] });
    page.getPage(0).node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
    const small = await documentWith({ size: [100, 100] });
    small.getPage(0).drawRectangle({ x: 0, y: 0, width: 100, height: 100 });
    const { right, bottom } = await inkOn((await run(await save(page), await save(small), { fit: false })).bytes);
    expect([right, bottom].map((share) => Math.round(share * 100))).toEqual([25, 25]);
  });

  test('brings its links to addresses along, and no others', async () => {
    const other = await documentWith({ ...SIZE, text: 'head' }, { ...SIZE, text: 'second' });
    addLink(other, 0, { uri: 'https://example.org' });
    addLink(other, 0, { page: 1 });
    const page = await documentWith({ ...SIZE, text: 'body' }, SIZE);
    addLink(page, 0, { page: 1 });
    const { bytes } = await run(await save(page), await save(other), { onPages: 'first' });
    expect(await linkTargets(bytes)).toEqual([[2, '-'], []]);
    expect((await PDFDocument.load(bytes)).getPageCount()).toBe(2);
  });

  test('brings nothing along of its pages that are laid on none', async () => {
    const document = await PDFDocument.load(await heads('A', 'B'));
    const [first, second] = document.getPages();
    const [drawn] = await document.embedPdf(await heads('Zanzibar'));
    second?.drawPage(drawn!);
    first?.node.Resources()?.set(PDFName.of('XObject'), second!.node.Resources()!.get(PDFName.of('XObject'))!);
    const other = await save(document);
    expect(await foundIn(other, 'Zanzibar', work.qpdf)).not.toEqual([]);
    for (const repeat of ['last', 'all', 'none']) {
      const { bytes } = await run(await pagesOf(1), other, { repeat });
      expect(await foundIn(bytes, 'Zanzibar', work.qpdf)).toEqual([]);
    }
  });

  test('shows its marks, and hides the layers that it hides', async () => {
    const marked = await documentWith(SIZE);
    addMark(marked, 0);
    expect((await inkOn((await run(await pdfWith(SIZE), await save(marked))).bytes)).left).toBeGreaterThan(0);
    const layered = await documentWith({ ...SIZE, text: 'head' });
    addLayer(layered, 'Draft', { page: 0, off: true });
    const { bytes } = await run(await pdfWith(SIZE), await save(layered));
    expect(await inkOn(bytes)).toEqual(await inkOn(await save(layered)));
  });

  test('beneath pages that hide it is told, and refused where it is seen nowhere', async () => {
    const full = await documentWith(SIZE, SIZE);
    full.getPage(0).drawRectangle({ x: 0, y: 0, width: 300, height: 400 });
    const { notes } = await run(await save(full), await heads('A'), { above: false });
    expect(notes).toMatchObject([{ code: 'overlay.hidden', text: expect.stringContaining('1') as string }]);
    await expect(run(await save(full), await heads('A'), { above: false, onPages: 'first' })).rejects.toMatchObject({
      code: 'overlay.not-seen',
      facts: { name: 'letter.pdf', other: 'head.pdf' },
    });
  });

  test.each([
    ['a blank one', {}],
    ['one for even pages where there is one page', { onPages: 'even' }],
  ])('that changes nothing is refused: %s', async (_, options) => {
    const other = 'onPages' in options ? await heads('A') : await pdfWith(SIZE);
    await expect(run(await pdfWith(SIZE), other, options)).rejects.toMatchObject({ code: 'overlay.not-seen' });
  });

  testWith('qpdf', 'makes a file without a flaw', async () => {
    for (const above of [true, false]) {
      const { bytes } = await run(await pagesOf(3), await heads('A', 'B'), { above, overlayOpacity: 0.4 });
      expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    }
  });

  test('keeps what an earlier one laid on', async () => {
    const once = await run(await pagesOf(2), await heads('A'));
    const { bytes } = await run(once.bytes, await heads('B'));
    expect((await inkOn(bytes)).top).toBeLessThan(0.2);
  });

  test('keeps the protection of the document, and says that the other one has none any more', async () => {
    const locked = async () =>
      work.qpdf.write({
        args: ['--encrypt', '', 'owner', '256', '--', 'in.pdf'],
        files: { 'in.pdf': await heads('A') },
      });
    const first = await run(await locked(), await heads('B'));
    expect(await isEncrypted(fileOf('letter.pdf', first.bytes), work.qpdf)).toBe(true);
    const second = await run(await pagesOf(1), await locked());
    expect(await isEncrypted(fileOf('letter.pdf', second.bytes), work.qpdf)).toBe(false);
    expect(second.notes).toMatchObject([
      { code: 'protection.lost', text: expect.stringContaining('head.pdf') as string },
    ]);
  });

  test.each([
    [{ repeat: 'x' }, 'repeat'],
    [{ onPages: 'x' }, 'onPages'],
    [{ overlayOpacity: 0 }, 'overlayOpacity'],
    [{ overlayOpacity: 1.1 }, 'overlayOpacity'],
    [{ pageRanges: 'x' }, 'pageRanges'],
    [{ above: 'x' }, 'above'],
  ])('takes no %j', (options, field) => {
    expect(pdfOverlay.options.safeParse(options).error?.issues[0]?.path).toEqual([field]);
  });
});
