import { jest } from '@jest/globals';
import { unzipSync } from 'fflate';
import { PDFDict, PDFName, type PDFRef } from 'pdf-lib';
import { pdfSplit } from '../../../contracts/tools/pdf-split.js';
import { withDocument } from '../engines/pdfium/pdfium-document.js';
import { renderPage } from '../engines/pdfium/render.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { save } from '../fixtures/pdfs.js';
import { glyphsOfOneFont } from '../fixtures/one-font.js';
import { line, rawDocument, said, setInCatalog, type RawDocument } from '../fixtures/raw-pdf.js';
import { auditOf } from '../fixtures/reached-objects.js';
import { FLAWLESS, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { foundIn, inflated } from '../fixtures/searched.js';
import { merge } from '../operations/merge.js';
import { organise } from '../operations/organise.js';
import { split } from '../operations/split.js';

jest.setTimeout(120_000);

const [SECRET, OWN] = ['Zanzibar', 'Neighbour'] as const;
const BOX = { width: 300, height: 200 };
type Plant = (raw: RawDocument) => void;

const setOn = ({ document, context }: RawDocument, page: PDFRef, entries: Readonly<Record<string, unknown>>): void => {
  const dict = context.lookup(page, PDFDict);
  for (const [key, value] of Object.entries(entries)) dict.set(PDFName.of(key), document.context.obj(value as never));
};

/** Two pages with the same resources, of which the first draws /X1 and the second /X2. */
const sharing =
  (kind: string, make: (raw: RawDocument, text: string) => unknown, draw: (name: string) => string): Plant =>
  (raw) => {
    const entries = { X1: make(raw, OWN), X2: make(raw, SECRET) };
    const fonts = { F1: raw.font, ...(kind === 'Font' ? entries : {}) };
    const resources = raw.add({ Font: fonts, ...(kind === 'Font' ? {} : { [kind]: entries }) });
    for (const name of ['X1', 'X2']) {
      setOn(raw, raw.page({ content: `${line('page')} ${draw(name)}` }), { Resources: resources });
    }
  };

/** Two pages, and what is made with both of them at hand. */
const onTwoPages =
  (make: (raw: RawDocument, pages: readonly [PDFRef, PDFRef]) => void): Plant =>
  (raw) =>
    make(raw, [raw.page({ content: line(OWN) }), raw.page({ content: line('two') })]);

const image = (raw: RawDocument, text: string) => {
  const data = Buffer.from(text.padEnd(12).repeat(4));
  const entries = { Type: 'XObject', Subtype: 'Image', Width: 4, Height: 4, BitsPerComponent: 8 };
  return raw.stream(data, { ...entries, ColorSpace: 'DeviceRGB' });
};
const drawn = (name: string) => `q 40 0 0 40 20 20 cm /${name} Do Q`;
const type3 = (raw: RawDocument, text: string) =>
  raw.add({
    Type: 'Font',
    Subtype: 'Type3',
    FontBBox: [0, 0, 1000, 1000],
    FontMatrix: [0.001, 0, 0, 0.001, 0, 0],
    FirstChar: 65,
    LastChar: 65,
    Widths: [1000],
    Encoding: { Type: 'Encoding', Differences: [65, 'glyph'] },
    CharProcs: { glyph: raw.stream(`1000 0 d0 q 900 0 0 900 0 0 cm /Im Do Q`) },
    Resources: { XObject: { Im: image(raw, text) } },
  });
const tile = (raw: RawDocument, text: string) =>
  raw.stream('q 9 0 0 9 0 0 cm /Im Do Q', {
    Type: 'Pattern',
    PatternType: 1,
    PaintType: 1,
    TilingType: 1,
    BBox: [0, 0, 10, 10],
    XStep: 10,
    YStep: 10,
    Resources: { XObject: { Im: image(raw, text) } },
  });

const inResources: Readonly<Record<string, Plant>> = {
  'a picture': sharing('XObject', image, drawn),
  'a form': sharing(
    'XObject',
    (raw, text) => raw.form(line(text)),
    (name) => `/${name} Do`,
  ),
  'a font': sharing(
    'Font',
    (raw, text) => raw.add({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Courier', Name: `N${text}` }),
    (name) => `BT /${name} 12 Tf 20 50 Td (a) Tj ET`,
  ),
  'a picture in a glyph of a font': sharing('Font', type3, (name) => `BT /${name} 30 Tf 20 50 Td (A) Tj ET`),
  ...glyphsOfOneFont([image, OWN, SECRET]),
  'a picture in a pattern': sharing('Pattern', tile, (name) => `/Pattern cs /${name} scn 20 20 60 60 re f`),
  'a soft mask': sharing(
    'ExtGState',
    (raw, text) => ({ SMask: { S: 'Luminosity', G: raw.form(line(text), { Group: { S: 'Transparency' } }) } }),
    (name) => `/${name} gs 0 0 100 100 re f`,
  ),
  'an ICC profile': sharing(
    'ColorSpace',
    (raw, text) => ['ICCBased', raw.stream(text, { N: 3, Alternate: 'DeviceRGB' })],
    (name) => `/${name} cs 1 0 0 sc 20 20 60 60 re f`,
  ),
  'a text that stands for marked content': sharing(
    'Properties',
    (raw, text) => raw.add({ ActualText: said(text) }),
    (name) => `/Span /${name} BDC ${line('x', [20, 50])} EMC`,
  ),
  'a layer': (raw) => {
    const layers = [OWN, SECRET].map((name) => raw.add({ Type: 'OCG', Name: said(name) }));
    for (const layer of layers) {
      raw.page({
        content: `/OC /MC0 BDC ${line('x')} EMC`,
        resources: { Properties: { MC0: raw.add({ Type: 'OCMD', OCGs: [layer] }) } },
      });
    }
    const lists = { OFF: [layers[1]], Order: [said('All'), [said(`${SECRET} group`), layers[1]], layers[0]] };
    const usage = [{ Event: 'View', Category: ['View'], OCGs: layers }];
    setInCatalog(raw, 'OCProperties', { OCGs: layers, D: { ...lists, AS: usage, RBGroups: [layers] } });
  },
  'what a form says it draws with': (raw) => {
    const resources = raw.add({ Font: { F1: raw.font }, XObject: { X1: image(raw, OWN), X2: image(raw, SECRET) } });
    const entries = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 99, 99], Resources: resources };
    raw.page({ content: '/Fm Do', resources: { XObject: { Fm: raw.stream(drawn('X1'), entries) } } });
    raw.page({ content: line('two') });
  },
  'what only a form inside a form leaves to the page': (raw) => {
    const bare = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 99, 99] };
    const inner = raw.stream(drawn('X1'), bare);
    const resources = raw.add({
      Font: { F1: raw.font },
      XObject: { X1: image(raw, OWN), X2: image(raw, SECRET), Outer: raw.stream('/Inner Do', bare), Inner: inner },
    });
    setOn(raw, raw.page({ content: '/Outer Do' }), { Resources: resources });
    setOn(raw, raw.page({ content: drawn('X2') }), { Resources: resources });
  },
  'what an appearance says it draws with': (raw) => {
    const resources = raw.add({ XObject: { X1: image(raw, OWN), X2: image(raw, SECRET) } });
    const appearance = raw.stream(drawn('X1'), { BBox: [0, 0, 99, 99], Resources: resources });
    const stamp = raw.add({ Type: 'Annot', Subtype: 'Stamp', Rect: [20, 20, 90, 90], AP: { N: appearance } });
    raw.page({ content: line('one'), entries: { Annots: [stamp] } });
    raw.page({ content: line('two') });
  },
  'what both inherit from above': (raw) => {
    const pages = ['X1', 'X2'].map((name) => raw.page({ content: drawn(name) }));
    for (const page of pages) raw.context.lookup(page, PDFDict).delete(PDFName.of('Resources'));
    const root = raw.document.catalog.lookup(PDFName.of('Pages'), PDFDict);
    const entries = { XObject: { X1: image(raw, OWN), X2: image(raw, SECRET) } };
    root.set(PDFName.of('Resources'), raw.context.obj(entries));
  },
};

const widget = (name: string, value: string, entries: object = {}) => ({
  Type: 'Annot',
  Subtype: 'Widget',
  FT: 'Tx',
  Rect: [10, 10, 90, 30],
  T: said(name),
  V: said(value),
  ...entries,
});

/** A button on the first page whose action names a field of the second one. */
const pressing = (actionOf: (field: PDFRef, raw: RawDocument) => object): Plant =>
  onTwoPages((raw, [one, two]) => {
    const field = raw.add(widget('other', SECRET, { P: two }));
    const button = raw.add({ ...widget('button', OWN, { A: actionOf(field, raw) }), FT: 'Btn' });
    setOn(raw, one, { Annots: [button] });
    setOn(raw, two, { Annots: [field] });
    setInCatalog(raw, 'AcroForm', { Fields: [button, field], CO: [field] });
  });

const inAnnotations: Readonly<Record<string, Plant>> = {
  'a field that a button hides': pressing((field) => ({ S: 'Hide', T: field })),
  'fields that a button hides': pressing((field) => ({ S: 'Hide', T: [field] })),
  'the name of a field that a button hides': onTwoPages((raw, [one, two]) => {
    const field = raw.add(widget(SECRET, 'x'));
    const button = raw.add({ ...widget('button', OWN), FT: 'Btn', A: { S: 'Hide', T: said(SECRET) } });
    setOn(raw, one, { Annots: [button] });
    setOn(raw, two, { Annots: [field] });
    setInCatalog(raw, 'AcroForm', { Fields: [button, field] });
  }),
  'fields that a button sends': pressing((field) => ({ S: 'SubmitForm', F: said('http://a.b'), Fields: [field] })),
  'fields that a button empties': pressing((field) => ({ S: 'ResetForm', Fields: [field] })),
  'a field behind other actions': pressing((field, raw) => ({
    S: 'URI',
    URI: said('http://a.b'),
    Next: [raw.add({ S: 'Named', N: 'NextPage', Next: { S: 'Hide', T: field } })],
  })),
  'a screen that a button plays': pressing((field) => ({ S: 'Rendition', OP: 1, AN: field })),
  'layers that a button switches': onTwoPages((raw, [one]) => {
    const layer = raw.add({ Type: 'OCG', Name: said(SECRET) });
    setInCatalog(raw, 'OCProperties', { OCGs: [layer], D: {} });
    const action = { S: 'SetOCGState', State: ['OFF', layer] };
    setOn(raw, one, { Annots: [raw.add({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action })] });
  }),
  'an article that a link leads to': onTwoPages((raw, [one, two]) => {
    const thread = raw.context.nextRef();
    const bead = raw.context.nextRef();
    raw.context.assign(bead, raw.context.obj({ T: thread, N: bead, V: bead, P: two, R: [0, 0, 9, 9] }));
    raw.context.assign(thread, raw.context.obj({ F: bead, I: { Title: said(SECRET) } } as never));
    setInCatalog(raw, 'Threads', [thread]);
    const action = { S: 'Thread', D: thread };
    setOn(raw, one, {
      B: [bead],
      Annots: [raw.add({ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], A: action })],
    });
  }),
  'a note that another answers, and its window': onTwoPages((raw, [one, two]) => {
    const note = raw.context.nextRef();
    const window = raw.add({
      Type: 'Annot',
      Subtype: 'Popup',
      Rect: [0, 0, 9, 9],
      Parent: note,
      Contents: said(SECRET),
    });
    const entries = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], P: two, Popup: window };
    raw.context.assign(note, raw.context.obj({ ...entries, Contents: said(SECRET) } as never));
    const answer = {
      Type: 'Annot',
      Subtype: 'Text',
      Rect: [0, 0, 9, 9],
      Contents: said('Yes'),
      IRT: note,
      Popup: window,
    };
    setOn(raw, one, { Annots: [raw.add(answer)] });
    setOn(raw, two, { Annots: [note, window] });
  }),
  'a field beside it under the same parent': onTwoPages((raw, [one, two]) => {
    const parent = raw.context.nextRef();
    const kids = [OWN, SECRET].map((value) => raw.add(widget(value, value, { Parent: parent })));
    raw.context.assign(parent, raw.context.obj({ T: said('group'), V: said(SECRET), Kids: kids } as never));
    setOn(raw, one, { Annots: [kids[0]] });
    setOn(raw, two, { Annots: [kids[1]] });
    setInCatalog(raw, 'AcroForm', { Fields: [parent], CO: kids });
  }),
  'a font in which other fields are written': onTwoPages((raw, [one, two]) => {
    const font = (name: string) => raw.add({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Courier', Name: name });
    const fields = [1, 2].map((number) => raw.add(widget(`f${number}`, 'x', { DA: said(`/F${number} 9 Tf`) })));
    setOn(raw, one, { Annots: [fields[0]] });
    setOn(raw, two, { Annots: [fields[1]] });
    setInCatalog(raw, 'AcroForm', { Fields: fields, DR: { Font: { F1: font(OWN), F2: font(SECRET) } } });
  }),
};

const inDocuments: Readonly<Record<string, Plant>> = {
  'the outline and named destinations': onTwoPages((raw, [one, two]) => {
    const root = raw.context.nextRef();
    const items = [raw.context.nextRef(), raw.context.nextRef()] as const;
    const item = (title: string, page: PDFRef) => ({ Title: said(title), Parent: root, Dest: [page, 'Fit'] });
    raw.context.assign(items[0], raw.context.obj({ ...item(OWN, one), Next: items[1] } as never));
    raw.context.assign(items[1], raw.context.obj({ ...item(SECRET, two), Prev: items[0] } as never));
    raw.context.assign(root, raw.context.obj({ First: items[0], Last: items[1], Count: 2 }));
    setInCatalog(raw, 'Outlines', root);
    setInCatalog(raw, 'Dests', { [SECRET]: [two, 'Fit'] });
    setInCatalog(raw, 'Names', { Dests: { Names: [said(`${SECRET}2`), [two, 'Fit']] } });
  }),
  'texts that elements of the structure stand for, and elements they refer to': onTwoPages((raw, [one, two]) => {
    const { context } = raw;
    const root = context.nextRef();
    const both = context.nextRef();
    const first = context.nextRef();
    const second = context.nextRef();
    const spread = context.nextRef();
    const element = (entries: object) => context.obj({ S: 'P', P: both, ...entries });
    context.assign(first, element({ Pg: one, K: [0], ActualText: said(OWN), Ref: [second] }));
    context.assign(second, element({ Pg: two, K: [0], ActualText: said(SECRET) }));
    const marked = [one, two].map((page) => ({ Type: 'MCR', Pg: page, MCID: 1 }));
    context.assign(spread, element({ K: marked, Alt: said(SECRET), E: said(SECRET) }));
    context.assign(
      both,
      context.obj({
        S: 'Sect',
        P: root,
        K: [first, second, spread],
        ActualText: said(SECRET),
        T: said(SECRET),
      } as never),
    );
    const parents = { Nums: [0, [first, spread], 1, [second, spread]] };
    context.assign(root, context.obj({ Type: 'StructTreeRoot', K: [both], ParentTree: parents } as never));
    setInCatalog(raw, 'StructTreeRoot', root);
    setOn(raw, one, { StructParents: 0 });
    setOn(raw, two, { StructParents: 1 });
  }),
  'what programs keep for themselves': onTwoPages((raw, [one, two]) => {
    const pieceInfo = raw.add({ Illustrator: { Private: raw.stream(SECRET) } });
    const thumbnail = image(raw, SECRET);
    for (const page of [one, two]) setOn(raw, page, { PieceInfo: pieceInfo, Thumb: thumbnail, OwnEntry: pieceInfo });
  }),
  'pictures of pages in its metadata': onTwoPages((raw) => {
    const thumbnails = `<xmp:Thumbnails><rdf:Alt>${SECRET}</rdf:Alt></xmp:Thumbnails>`;
    const xmp = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:title>${OWN}</dc:title>${thumbnails}</x:xmpmeta>`;
    setInCatalog(raw, 'Metadata', raw.stream(xmp, { Type: 'Metadata', Subtype: 'XML' }));
  }),
  'scripts of the document and what it does when it is opened': onTwoPages((raw) => {
    const script = { S: 'JavaScript', JS: said(`app.alert("${SECRET}")`) };
    setInCatalog(raw, 'Names', { JavaScript: { Names: [said('a'), script] } });
    setInCatalog(raw, 'OpenAction', script);
  }),
  'pages that are only templates, and parts of the document': onTwoPages((raw, [one]) => {
    const template = raw.add({ Type: 'Page', Contents: raw.stream(SECRET) });
    setOn(raw, one, { DPart: raw.add({ Type: 'DPart', DPM: { Name: said(SECRET) } }), TemplateInstantiated: 'a' });
    const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9], Border: [0, 0, 1], Own: template };
    setOn(raw, one, { Annots: [raw.add(link)] });
  }),
};

describe('a part of a document', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const documentWith = async (plant: Plant): Promise<Uint8Array> => {
    const raw = await rawDocument();
    plant(raw);
    return save(raw.document);
  };
  const organised = (bytes: Uint8Array, pages: string) =>
    organise([fileOf('a.pdf', bytes)], { pages }, work).then((output) => output.bytes);
  const splitInto = async (bytes: Uint8Array, options: { mode: 'ranges' | 'every-page'; pageRanges?: string }) =>
    (await split([fileOf('a.pdf', bytes)], pdfSplit.options.parse({ pageRanges: '1', ...options }), work)).bytes;
  const twoPages = { order: 'alternate', pages: '1:1,2:1' } as const;
  const lookOf = (bytes: Uint8Array, page: number) =>
    withDocument(bytes, (document) => Buffer.from(renderPage(document, page, BOX)?.rgba ?? []).toString('base64'));

  describe.each(Object.entries({ ...inResources, ...inAnnotations, ...inDocuments }))('without %s', (_, plant) => {
    test('of another page has that nowhere, and looks as before', async () => {
      const whole = await documentWith(plant);
      expect(await foundIn(whole, SECRET, work.qpdf)).not.toEqual([]);
      const part = await organised(whole, '1');
      expect(await foundIn(part, SECRET, work.qpdf)).toEqual([]);
      expect(await lookOf(part, 0)).toBe(await lookOf(whole, 0));
    });

    testWith('qpdf', 'holds nothing that its page does not need', async () => {
      const part = await organised(await documentWith(plant), '1');
      expect(qpdfCheck(part)).toContain(FLAWLESS);
      expect(auditOf(part)).toMatchObject({ unreached: [], unnamed: [] });
    });
  });

  test('keeps what belongs to its own page', async () => {
    for (const plant of Object.values(inResources)) {
      const whole = await documentWith(plant);
      expect(await foundIn(await organised(whole, '1'), OWN, work.qpdf)).not.toEqual([]);
      expect(await lookOf(await organised(whole, '2'), 0)).toBe(await lookOf(whole, 1));
    }
  });

  testWith('qpdf', 'is the same however it is taken out: cut, one of all pages, moved or alone', async () => {
    for (const plant of [inResources['a picture'], inAnnotations['fields that a button sends']] as Plant[]) {
      const whole = await documentWith(plant);
      const pages = Object.values(unzipSync(await splitInto(whole, { mode: 'every-page' })));
      const parts = [
        ...pages.slice(0, 1),
        await splitInto(whole, { mode: 'ranges' }),
        await organised(whole, '1,1@90'),
      ];
      for (const part of parts) {
        expect(await foundIn(part, SECRET, work.qpdf)).toEqual([]);
        expect(auditOf(part)).toMatchObject({ unreached: [], unnamed: [] });
      }
      expect(await foundIn(await organised(whole, '2,1'), SECRET, work.qpdf)).not.toEqual([]);
      const joined = await merge([fileOf('a.pdf', whole), fileOf('b.pdf', whole)], twoPages, work);
      expect(await foundIn(joined.bytes, SECRET, work.qpdf)).toEqual([]);
    }
  });

  testWith('qpdf', 'reaches from each of its pages its own picture, and from both only their font', async () => {
    const whole = await documentWith((raw) => {
      const pictures = { X1: image(raw, OWN), X2: image(raw, SECRET), X3: image(raw, 'Third') };
      const resources = raw.add({ Font: { F1: raw.font }, XObject: pictures });
      for (const name of Object.keys(pictures)) {
        setOn(raw, raw.page({ content: `${line(name)} ${drawn(name)}` }), { Resources: resources });
      }
    });
    const [first, third] = auditOf(await organised(whole, '1,3')).byPage as [Set<string>, Set<string>];
    expect([...first].filter((object) => third.has(object))).toHaveLength(1);
    expect([first.size, third.size]).toEqual([4, 4]);
  });

  test('keeps what follows on an action that has nothing left to act on', async () => {
    const whole = await documentWith(
      onTwoPages((raw, [one, two]) => {
        const next = { S: 'URI', URI: said('http://goes.on') };
        const link = { Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 9, 9] };
        const action = raw.add({ S: 'GoTo', D: [two, 'Fit'], Next: [next, { S: 'Named', N: 'NextPage' }] });
        setOn(raw, one, { Annots: [raw.add({ ...link, A: action })] });
      }),
    );
    const text = await inflated(await organised(whole, '1'), work.qpdf);
    expect(text).toMatch(/http:\/\/goes\.on/);
    expect(text).toMatch(/\/NextPage/);
    expect(text).not.toMatch(/\/GoTo/);
  });
});
