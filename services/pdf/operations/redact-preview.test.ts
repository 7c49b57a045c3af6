import { redactionPreviewReply, type RedactionPreviewReply } from '../../../contracts/api/redaction-preview.js';
import { pdfRedactPreview } from '../../../contracts/tools/pdf-redact-preview.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { typeset } from '../engines/typst.js';
import { scan, sheetWith, typed } from '../fixtures/stamped-scans.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { redactPreview } from './redact-preview.js';

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const preview = async (bytes: Uint8Array, ...items: object[]): Promise<RedactionPreviewReply> => {
  const options = pdfRedactPreview.options.parse({ redactionItems: JSON.stringify(items) });
  const produced = await redactPreview([fileOf('a.pdf', bytes)], options, work);
  return redactionPreviewReply.parse(JSON.parse(new TextDecoder().decode(produced.bytes)));
};

const text = { id: 'a', type: 'text', text: 'ada' };

describe('the preview of a redaction', () => {
  test('tells for each item where it is found and what stands there', async () => {
    const bytes = await pdfWith({ text: 'To Ada and Ada' }, { text: 'nobody' }, { text: 'Ada again' });
    const reply = await preview(bytes, text, { ...text, id: 'b', text: 'Eve' }, { ...text, id: 'c', page: 3 });
    const places = ({ places }: RedactionPreviewReply['items'][number]) =>
      places.map(({ page, excerpt, pieces }) => [page, excerpt, pieces.length]);
    expect(reply.pageCount).toBe(3);
    expect(reply.items.map(places)[0]).toEqual([
      [1, 'Ada', 1],
      [1, 'Ada', 1],
      [3, 'Ada', 1],
    ]);
    expect(reply.items.map(places).slice(1)).toEqual([[], [[3, 'Ada', 1]]]);
    expect(reply.missing).toEqual(['b']);
  });

  test.each([
    ['Arabic whose letters are drawn as one glyph', 'الإيجار', 'عقد الإيجار والإسلام'],
    ['several words of Arabic with a number', 'لآخرين 15 إلا', 'العقار لآخرين 15 إلا بموافقة'],
    ['Hebrew with brackets', '(כולל מע"מ)', 'הסכום (כולל מע"מ) שולם'],
  ])('shows %s as it is spelt', async (_, wanted, line) => {
    const bytes = await typeset(
      `#set text(dir: rtl, font: "DejaVu Sans Mono")\n#set smartquote(enabled: false)\n${line}`,
      { title: 'line' },
    );
    const { items } = await preview(bytes, { id: 'a', type: 'text', text: wanted });
    expect(items[0]?.places.map(({ excerpt }) => excerpt)).toEqual([wanted]);
  });

  test('tells which pages are not searched because they have pictures, whatever is stamped on them', async () => {
    const stamped = await sheetWith(scan, typed('ABC000123'));
    expect(await preview(stamped, text)).toMatchObject({ notSearched: [], picturesNotSearched: [1] });
    expect(await preview(await sheetWith(scan), text)).toMatchObject({ notSearched: [1], picturesNotSearched: [] });
    const area = { id: 'a', type: 'area', page: 1, box: { x: 0.1, y: 0.1, width: 0.2, height: 0.2 } };
    expect(await preview(stamped, area)).toMatchObject({ picturesNotSearched: [] });
  });

  test('tells the share of all letters that would go', async () => {
    const bytes = await pdfWith({ text: 'Ada met Eve' }, { text: 'nobody here' });
    expect(await preview(bytes, { id: 'a', type: 'pattern', text: '[A-Z]\\w+' })).toMatchObject({
      coveredShare: 0.31579,
    });
    expect(await preview(bytes, { id: 'a', type: 'text', text: 'absent' })).toMatchObject({ coveredShare: 0 });
  });

  test.each([0, 90, 180, 270])(
    'on a page turned by %i degrees has its boxes where the text is seen',
    async (rotate) => {
      const crop: [number, number, number, number] = [10, 120, 150, 60];
      const bytes = await pdfWith({ text: 'Ada', rotate, crop });
      const [item] = (await preview(bytes, text)).items;
      const { box, quad } = item!.places[0]!.pieces[0]!;
      // the text stands 10 points from the left and 30 from the bottom of the cropped page, which is 150 x 60
      const middle = { x: (10 + 13) / 150, y: 1 - (30 + 4) / 60 };
      const seen = {
        0: middle,
        90: { x: 1 - middle.y, y: middle.x },
        180: { x: 1 - middle.x, y: 1 - middle.y },
        270: { x: middle.y, y: 1 - middle.x },
      }[rotate]!;
      expect(box.x).toBeLessThan(seen.x);
      expect(box.x + box.width).toBeGreaterThan(seen.x);
      expect(box.y).toBeLessThan(seen.y);
      expect(box.y + box.height).toBeGreaterThan(seen.y);
      expect(box.width * box.height).toBeLessThan(0.1);
      expect(Math.min(...quad.map(({ x }) => x))).toBeCloseTo(box.x, 4);
    },
  );

  test('repeats an area where it was asked for, with what is under it', async () => {
    const box = { x: 0.05, y: 0.4, width: 0.9, height: 0.2 };
    const reply = await preview(await pdfWith({ text: 'To Ada', rotate: 180 }), {
      id: 'a',
      type: 'area',
      box,
      page: 1,
    });
    expect(reply.items[0]!.places).toMatchObject([{ page: 1, excerpt: 'To Ada', pieces: [{ box }] }]);
  });

  test.each([
    ['a page that is not there', { ...text, page: 2 }, { code: 'pages.out-of-range', facts: { page: 2, count: 1 } }],
    [
      'a pattern that is none',
      { ...text, id: 'broken', type: 'pattern', text: '(' },
      { code: 'tool.option-invalid', facts: { field: 'redactionItems', problem: expect.stringContaining('"broken"') } },
    ],
  ])('is refused for %s', async (_, item, refusal) => {
    await expect(preview(await pdfWith({ text: 'Ada' }), item)).rejects.toMatchObject(refusal);
  });
});
