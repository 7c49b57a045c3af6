import { jest } from '@jest/globals';
import { degrees, PDFDict, PDFDocument, PDFName, PDFNumber, PDFString } from '@cantoo/pdf-lib';
import { editableReply, type EditableReply } from '../../../contracts/api/editable.js';
import type { MarkDraft } from '../../../contracts/marks.js';
import { pdfAnnotate } from '../../../contracts/tools/pdf-annotate.js';
import { differenceOf, pagesDrawnBy } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { pdfWith } from '../fixtures/pdfs.js';
import { pyhanko, testWithPyhanko } from '../fixtures/pyhanko.js';
import { askPython, FLAWLESS, qpdfCheck, testWith, testWithPython, textOf } from '../fixtures/reference-programs.js';
import { foundIn } from '../fixtures/searched.js';
import { pdfsig, sealed, VALID } from '../fixtures/sealed-pdfs.js';
import { annotate } from './annotate.js';
import { editable } from './editable.js';

jest.setTimeout(120_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const box = { x: 100, y: 150, width: 200, height: 40 };
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);

/** One of each type. */
const drafts: Readonly<Record<string, MarkDraft>> = {
  highlight: { type: 'highlight', page: 1, boxes: [box], contents: 'so?', author: 'Zoë Żółć' },
  underline: { type: 'underline', page: 1, boxes: [box] },
  strikeout: { type: 'strikeout', page: 1, boxes: [box] },
  squiggly: { type: 'squiggly', page: 1, boxes: [box] },
  note: { type: 'note', page: 1, x: 100, y: 150, contents: '看 これ' },
  ink: { type: 'ink', page: 1, strokes: [[[100, 150, 0.2], [150, 180, 0.9], [200, 150, 0.4]]] }, // prettier-ignore
  line: { type: 'line', page: 1, from: [100, 150], to: [300, 190] },
  arrow: { type: 'arrow', page: 1, from: [100, 150], to: [300, 190] },
  rectangle: { type: 'rectangle', page: 1, box, fill: '#ffeecc' },
  ellipse: { type: 'ellipse', page: 1, box, opacity: 0.5 },
  polygon: { type: 'polygon', page: 1, points: [[100, 150], [300, 150], [200, 190]], fill: '#ffeecc' }, // prettier-ignore
  polyline: { type: 'polyline', page: 1, points: [[100, 150], [200, 190], [300, 150]] }, // prettier-ignore
  caret: { type: 'caret', page: 1, box },
  text: { type: 'text', page: 1, box, text: 'Żółć 日本 مرحبا', size: 14 },
  stamp: { type: 'stamp', page: 1, box, text: 'APPROVED' },
  symbol: { type: 'symbol', page: 1, box, symbol: 'check' },
  picture: { type: 'picture', page: 1, box, picture: 1 },
};

interface Asked {
  readonly marks?: readonly object[];
  readonly changed?: readonly object[];
  readonly removed?: readonly string[];
}

const put = async (bytes: Uint8Array, asked: Asked) => {
  const texts = Object.entries(asked).map(([key, list]) => [key, JSON.stringify(list)] as const);
  const options = pdfAnnotate.options.parse(Object.fromEntries(texts));
  const picture = { ...fileOf('seal.png', PIXEL), kind: 'image' as const };
  return annotate([fileOf('contract.pdf', bytes), picture], options, work);
};

const readMarks = async (bytes: Uint8Array): Promise<EditableReply> => {
  const { bytes: answer } = await editable([fileOf('contract.pdf', bytes)], { marksFile: '' }, work);
  return editableReply.parse(JSON.parse(new TextDecoder().decode(answer)));
};

const plain = (): Promise<Uint8Array> => pdfWith({ text: 'to be read' });

/** Turned, cut, and twice as large as its numbers say. */
const turned = async (angle: number): Promise<Uint8Array> => {
  const document = await PDFDocument.create();
  const page = document.addPage([500, 700]);
  page.setRotation(degrees(angle));
  page.setCropBox(30, 40, 400, 500);
  page.node.set(PDFName.of('UserUnit'), PDFNumber.of(2));
  return document.save({ useObjectStreams: false });
};

describe('a mark of each type', () => {
  test.each(Object.entries(drafts))('%s is found again where it was put', async (type, draft) => {
    const { bytes, notes } = await put(await plain(), { marks: [draft] });
    const { marks } = await readMarks(bytes);
    expect(notes).toEqual([]);
    expect(marks).toHaveLength(1);
    expect(marks[0]?.author).toBe(draft.author ?? '');
    if (type !== 'picture') expect(marks[0]?.mark).toMatchObject({ type });
  });

  testWith('mutool', 'is seen by two programs where it was put, and nowhere else', async () => {
    const before = await plain();
    for (const [type, draft] of Object.entries(drafts)) {
      const { bytes } = await put(before, { marks: [draft] });
      for (const drawer of ['poppler', 'mutool'] as const) {
        const is = pictureIn(pagesDrawnBy(drawer, bytes)[0]);
        const inked = insideOf(is, pictureIn(pagesDrawnBy(drawer, before)[0]));
        expect({ type, drawer, ...inked }).toMatchObject({ type, drawer, isInside: true, isSeen: true });
      }
    }
  });

  testWith('qpdf', 'leaves a file without a flaw, and the text of the page', async () => {
    const { bytes } = await put(await plain(), { marks: Object.values(drafts) });
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
    expect(textOf(bytes)).toContain('to be read');
  });
});

interface Picture {
  readonly width: number;
  readonly pixels: Buffer;
}

/** A PPM file at 80 dpi. */
const pictureIn = (ppm: Buffer | undefined): Picture => {
  const header = /^P6\s+(\d+)\s+(\d+)\s+255\s/.exec(ppm?.subarray(0, 40).toString('latin1') ?? '');
  return { width: Number(header?.[1]), pixels: ppm?.subarray(header?.[0].length) ?? Buffer.alloc(0) };
};

const SCALE = 80 / 72;
/** As far as a line may reach beyond the box of what it belongs to, in points. */
const AROUND = 8;

const isAround = (x: number, y: number): boolean =>
  x > box.x - AROUND && x < box.x + box.width + AROUND && y > box.y - AROUND && y < box.y + box.height + AROUND;

/** Whether all that differs lies within the box of the marks, and something does. */
const insideOf = (is: Picture, was: Picture) => {
  const places: (readonly [number, number])[] = [];
  for (let at = 0; at < is.pixels.length; at += 3) {
    const steps = [0, 1, 2].map((part) => Math.abs((is.pixels[at + part] ?? 0) - (was.pixels[at + part] ?? 0)));
    const pixel = at / 3;
    if (Math.max(...steps) >= 16) places.push([(pixel % is.width) / SCALE, Math.floor(pixel / is.width) / SCALE]);
  }
  return { isSeen: places.length > 5, isInside: places.every(([x, y]) => isAround(x, y)) };
};

describe.each([0, 90, 180, 270])('on a page turned by %i degrees, cut and scaled', (angle) => {
  test('marks lie where they were put', async () => {
    const place = { x: 120, y: 80, width: 160, height: 30 };
    const { bytes } = await put(await turned(angle), {
      marks: [
        { type: 'highlight', page: 1, boxes: [place] },
        { type: 'rectangle', page: 1, box: place },
        { type: 'line', page: 1, from: [120, 80], to: [280, 110] },
      ],
    });
    const { marks, pages } = await readMarks(bytes);
    expect(pages).toEqual([angle % 180 === 0 ? { width: 800, height: 1000 } : { width: 1000, height: 800 }]);
    expect(marks[0]?.mark).toMatchObject({ boxes: [place] });
    expect(marks[1]?.box).toEqual(place);
    expect(marks[2]?.mark).toMatchObject({ from: [120, 80], to: [280, 110] });
  });

  testWith('mutool', 'a picture looks the same in two programs as on a page that is not', async () => {
    const place = { x: 120, y: 80, width: 160, height: 30 };
    const marks = [{ type: 'stamp', page: 1, box: place, text: 'SEEN' }];
    const [turnedPage] = pagesDrawnBy('mutool', (await put(await turned(angle), { marks })).bytes);
    const [emptyPage] = pagesDrawnBy('mutool', await turned(angle));
    expect(differenceOf(turnedPage, emptyPage)).toBeGreaterThan(0.1);
  });
});

describe('marks that are there', () => {
  const reply = { type: 'reply', page: 1, replyTo: 'first', contents: 'It is.' };
  const first = { ...drafts['highlight'], id: 'first' };

  test('are answered', async () => {
    const once = (await put(await plain(), { marks: [first] })).bytes;
    const { marks } = await readMarks((await put(once, { marks: [reply] })).bytes);
    expect(marks.map(({ contents, replyTo }) => [contents, replyTo])).toEqual([
      ['so?', null],
      ['It is.', 'first'],
    ]);
  });

  test('go with the answers to them', async () => {
    const twice = (await put(await plain(), { marks: [first, reply] })).bytes;
    const { marks } = await readMarks((await put(twice, { removed: ['first'] })).bytes);
    expect(marks).toEqual([]);
  });

  const secretly = async (): Promise<Uint8Array> => {
    const marks = [{ ...first, contents: 'Zanzibar' }];
    const document = await PDFDocument.load((await put(await plain(), { marks })).bytes);
    const list = document.getPage(0).node.Annots()!;
    document.catalog.set(PDFName.of('Elsewhere'), list.get(0)); // as a structure tree leads to it
    list.lookup(0, PDFDict).set(PDFName.of('RC'), PDFString.of('<p>Zanzibar</p>'));
    return document.save();
  };

  test.each<[string, Asked]>([
    ['are removed', { removed: ['first'] }],
    ['say something else', { changed: [{ id: 'first', contents: 'no' }] }],
    ['become another', { marks: [{ ...drafts['rectangle'], id: 'first' }] }],
  ])('leave nothing in the file of what they said when they %s (R-3.29)', async (_, asked) => {
    const before = await secretly();
    expect(await foundIn(before, 'Zanzibar', work.qpdf)).not.toEqual([]);
    const { bytes, notes } = await put(before, asked);
    expect(await foundIn(bytes, 'Zanzibar', work.qpdf)).toEqual([]);
    expect(notes).toEqual([]);
  });

  test('are still to be found in a file whose signature covers them, and it says so', async () => {
    const before = await sealed(await secretly(), { level: 3 });
    const { notes } = await put(before, { removed: ['first'] });
    expect(notes.map(({ code }) => code)).toContain('pdf.earlier-version-kept');
  });

  test('move as they look, and say something else', async () => {
    const once = (await put(await turned(90), { marks: [first] })).bytes;
    const changed = [{ id: 'first', contents: 'no', moveBy: [10, 20] }];
    const { marks } = await readMarks((await put(once, { changed })).bytes);
    expect(marks[0]).toMatchObject({ contents: 'no', mark: { boxes: [{ ...box, x: 110, y: 170 }] } });
  });

  test('become another by their id, and keep their answers', async () => {
    const twice = (await put(await plain(), { marks: [first, reply] })).bytes;
    const { marks } = await readMarks((await put(twice, { marks: [{ ...drafts['rectangle'], id: 'first' }] })).bytes);
    expect(marks.map(({ kind, replyTo }) => [kind, replyTo])).toEqual([
      ['Square', null],
      ['Text', 'first'],
    ]);
  });
});

describe('marks that are content of their page', () => {
  testWith('pdftotext', 'are its text, and no annotation any more', async () => {
    const marks = [{ ...drafts['text'], text: 'Żółć typed', asContent: true }];
    const { bytes } = await put(await plain(), { marks });
    expect(textOf(bytes)).toContain('Żółć typed');
    expect((await readMarks(bytes)).marks).toEqual([]);
  });

  test('are refused in a certified document', async () => {
    const before = await sealed(await plain(), { level: 3 });
    const marks = [{ ...drafts['text'], asContent: true }];
    await expect(put(before, { marks })).rejects.toMatchObject({ code: 'pdf.change-not-allowed' });
  });
});

describe('a document that was signed before', () => {
  testWith('pdfsig', 'stays validly signed where its author allows marks', async () => {
    const before = await sealed(await plain(), { level: 3 });
    const { bytes, notes } = await put(before, { marks: Object.values(drafts) });
    expect(pdfsig(bytes)).toContain(VALID);
    expect(notes).toEqual([]);
    expect(Buffer.from(bytes.subarray(0, before.length)).equals(Buffer.from(before))).toBe(true);
  });

  testWithPyhanko('is refused where its author allows forms alone, as pyHanko judges', async () => {
    const before = await sealed(await plain(), { level: 2 });
    expect(await pyhanko(before)).toContain('VALID');
    await expect(put(before, { marks: [drafts['note'] ?? {}] })).rejects.toMatchObject({
      code: 'pdf.change-not-allowed',
    });
  });

  test('says so where its signer said nothing about changes', async () => {
    const { notes } = await put(await sealed(await plain()), { marks: [drafts['note'] ?? {}] });
    expect(notes).toContainEqual(expect.objectContaining({ code: 'signature.broken' }));
  });
});

describe('what can not be done is refused by its name', () => {
  test.each<[string, Asked, string]>([
    ['a page that is not there', { marks: [{ ...drafts['note'], page: 9 }] }, 'marks.0.page'],
    ['a place outside of its page', { marks: [{ ...drafts['rectangle'], box: { ...box, x: 5000 } }] }, 'marks.0'],
    ['a picture that was not sent', { marks: [{ ...drafts['picture'], picture: 2 }] }, 'marks.0.picture'],
    ['an answer to nothing', { marks: [{ type: 'reply', page: 1, replyTo: 'x' }] }, 'marks.0.replyTo'],
    [
      'two marks with one id',
      {
        marks: [
          { ...drafts['note'], id: 'a' },
          { ...drafts['line'], id: 'a' },
        ],
      },
      'marks.0.id',
    ],
    ['removing what is not there', { removed: ['x'] }, 'removed.0'],
    ['changing what is not there', { changed: [{ id: 'x', contents: '' }] }, 'changed.0.id'],
    ['nothing at all', {}, 'marks'],
  ])('%s', async (_, asked, field) => {
    await expect(put(await plain(), asked)).rejects.toMatchObject({ code: 'tool.option-invalid', facts: { field } });
  });

  test('too many marks', () => {
    const marks = JSON.stringify(Array.from({ length: 501 }, () => drafts['note']));
    expect(pdfAnnotate.options.safeParse({ marks }).error?.issues[0]?.message).toBe('must have at most 500 marks');
  });
});

testWithPython('pikepdf', 'another program reads the types, names and dates of the standard', async () => {
  const { bytes } = await put(await plain(), { marks: Object.values(drafts) });
  const script = [
    'import pikepdf,sys',
    'pdf = pikepdf.open(sys.argv[1])',
    'for a in pdf.pages[0].Annots:',
    '  print(a.Subtype, "/NM" in a, "/M" in a, "/T" in a, int(a.F) & 4, "/N" in a.AP)',
  ];
  const lines = askPython(bytes, ...script).split('\n');
  expect(lines).toHaveLength(Object.keys(drafts).length);
  for (const line of lines) expect(line).toMatch(/^\/\w+ True True True 4 True$/);
});
