import { jest } from '@jest/globals';
import { PDFHexString, PDFName } from 'pdf-lib';
import { save } from '../fixtures/pdfs.js';
import { plantedCases, SECRET } from '../fixtures/planted.js';
import { line, rawDocument, rawPdf, said, setInCatalog, type RawDocument } from '../fixtures/raw-pdf.js';
import { redacted } from '../fixtures/redacting.js';
import { foundIn } from '../fixtures/searched.js';
import { openWork } from '../fixtures/operation-work.js';
import { openRevision } from '../signing/revision/revision.js';

jest.setTimeout(120_000);

const NEIGHBOUR = line('Neighbour stays', [20, 60]);
const RECT = [20, 100, 120, 130];

/** A page with a neighbour and whatever else is put into the document. */
const withThing = async (plant: (raw: RawDocument) => void): Promise<Uint8Array> => {
  const raw = await rawDocument();
  raw.page({ content: NEIGHBOUR });
  plant(raw);
  return save(raw.document);
};

const annotated = (make: (raw: RawDocument) => object): Promise<Uint8Array> =>
  withThing((raw) => {
    const annotation = raw.add({ Type: 'Annot', Rect: RECT, ...make(raw) });
    raw.document.getPage(0).node.set(PDFName.of('Annots'), raw.context.obj([annotation]));
  });

const withField = (make: (raw: RawDocument) => object, form: object = {}): Promise<Uint8Array> =>
  withThing((raw) => {
    const field = raw.add({ Type: 'Annot', Subtype: 'Widget', Rect: RECT, FT: 'Tx', T: said('name'), ...make(raw) });
    raw.document.getPage(0).node.set(PDFName.of('Annots'), raw.context.obj([field]));
    setInCatalog(raw, 'AcroForm', { Fields: [field], DR: { Font: { F1: raw.font } }, ...form });
  });

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><dc:title>About Zanzibar</dc:title></x:xmpmeta>`;

const named = (raw: RawDocument, tree: string, [name, value]: readonly [string, object]): void =>
  setInCatalog(raw, 'Names', { [tree]: { Names: [said(name), raw.add(value)] } });

const attached = (raw: RawDocument, name: string, content: string): object => ({
  Type: 'Filespec',
  F: said(name),
  UF: PDFHexString.fromText(name),
  EF: { F: raw.stream(content, { Type: 'EmbeddedFile' }) },
});

describe('a secret in an annotation is gone', () => {
  plantedCases({
    'as the contents of a note': () => annotated(() => ({ Subtype: 'Text', Contents: said('on Zanzibar') })),
    'in wide letters': () => annotated(() => ({ Subtype: 'Text', Contents: PDFHexString.fromText('on Zanzibar') })),
    'as formatted contents': () =>
      annotated(() => ({ Subtype: 'Text', RC: said('<body><p>Zan<b>zibar</b></p></body>') })),
    'as the author of a note': () => annotated(() => ({ Subtype: 'Text', T: said('Zanzibar'), Contents: said('hm') })),
    'as free text with an appearance': () =>
      annotated(({ form }) => ({
        Subtype: 'FreeText',
        Contents: said('Zanzibar'),
        DA: said('/F1 14 Tf 0 g'),
        AP: { N: form(line('Zanzibar', [0, 5]), { BBox: [0, 0, 100, 30] }) },
      })),
    'in the appearance of a stamp only': () =>
      annotated(({ form }) => ({
        Subtype: 'Stamp',
        AP: { N: form(line('Zanzibar', [0, 5]), { BBox: [0, 0, 100, 30] }) },
      })),
    'in the address of a link': () =>
      annotated(() => ({ Subtype: 'Link', A: { S: 'URI', URI: said('https://example.org/?q=Zan%7Aibar') } })),
    'as a file of its own': () =>
      annotated((raw) => ({ Subtype: 'FileAttachment', FS: raw.add(attached(raw, 'a.txt', 'see Zanzibar')) })),
  });
});

/** On a page that shows the secret, too. */
const noteBeside = async (annotation: object, entries: Readonly<Record<string, unknown>> = {}): Promise<Uint8Array> => {
  const raw = await rawDocument();
  const note = raw.add({ Type: 'Annot', Contents: said('ask Zanzibar'), ...annotation });
  const content = `${line('Neighbour stays', [60, 60])} ${line('Zanzibar', [60, 120])}`;
  raw.page({ content, entries: { Annots: [note], ...entries } });
  return save(raw.document);
};

describe('a secret on a page and in what readers paint larger than its rectangle is gone from both', () => {
  const note = { Subtype: 'Text', Rect: [0, 0, 9, 9] };
  plantedCases({
    'a note in the corner': () => noteBeside(note),
    'a note without a size': () => noteBeside({ Subtype: 'Text', Rect: [20, 20, 20, 20] }),
    'a note on a turned page': () => noteBeside(note, { Rotate: 90 }),
    'a note that stays upright on a turned page': () =>
      noteBeside({ ...note, Rect: [9, 9, 18, 18], F: 24 }, { Rotate: 90 }),
    'a note on a page with a larger unit': () => noteBeside(note, { UserUnit: 2 }),
    'a note on a page that shows only a part': () =>
      noteBeside({ ...note, Rect: [40, 30, 49, 39] }, { CropBox: [40, 30, 290, 190] }),
    'a mark whose lines lie outside its rectangle': () =>
      noteBeside({
        Subtype: 'Highlight',
        Rect: [200, 150, 210, 160],
        QuadPoints: [190, 180, 230, 180, 190, 140, 230, 140],
        C: [1, 1, 0],
      }),
  });
});

describe('a secret in a form is gone', () => {
  plantedCases({
    'as the value of a field': () => withField(() => ({ V: said('Zanzibar') })),
    'as what a field was at first': () => withField(() => ({ DV: said('Zanzibar'), V: said('else') })),
    'in the appearance of a field': () =>
      withField(({ form }) => ({
        V: said('Zanzibar'),
        AP: { N: form(`/Tx BMC ${line('Zanzibar', [0, 5])} EMC`, { BBox: [0, 0, 100, 30] }) },
      })),
    'as the name of a field': () => withField(() => ({ T: said('Zanzibar') })),
    'among the choices of a field': () =>
      withField(() => ({ FT: 'Ch', Opt: [said('Berlin'), said('Zanzibar')], V: said('Berlin') })),
    'in the other description of a form': () =>
      withField(() => ({ V: said('else') }), { XFA: said('<xdp><data>Zanzibar</data></xdp>') }),
    'behind how a field is drawn': () =>
      withField(({ form }) => ({
        V: said('else'),
        DA: said('/F1 14 Tf (Zanzibar) Tj 0.5 g % Zanzibar'),
        AP: { N: form(line('else', [0, 5]), { BBox: [0, 0, 100, 30] }) },
      })),
    'as what a button can be set to': () =>
      withField(({ form }) => ({ FT: 'Btn', AS: 'Off', AP: { N: { Zanzibar: form(''), Off: form('') } } })),
    'as what a button is set to': () => withField(() => ({ FT: 'Btn', V: 'Zanzibar', AS: 'Zanzibar' })),
    'in a field without a place': () =>
      withThing((raw) => {
        const field = raw.add({ FT: 'Tx', T: said('hidden'), V: said('Zanzibar') });
        setInCatalog(raw, 'AcroForm', { Fields: [field] });
      }),
  });
});

describe('a secret that is on no page is gone', () => {
  plantedCases(
    {
      'as the title of the document': () => withThing(({ document }) => document.setTitle('On Zanzibar')),
      'in its XMP': () =>
        withThing((raw) =>
          raw.document.catalog.set(PDFName.of('Metadata'), raw.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })),
        ),
      'as the title of a bookmark': () =>
        withThing((raw) => {
          const root = raw.context.nextRef();
          const item = raw.add({ Title: said('Zanzibar'), Parent: root, Dest: [raw.document.getPage(0).ref, 'Fit'] });
          raw.context.assign(root, raw.context.obj({ Type: 'Outlines', First: item, Last: item, Count: 1 }));
          raw.document.catalog.set(PDFName.of('Outlines'), root);
        }),
      'in an attached file': () =>
        withThing((raw) => named(raw, 'EmbeddedFiles', ['thing', attached(raw, 'notes.txt', 'see Zanzibar')])),
      'in the name of an attached file': () =>
        withThing((raw) => named(raw, 'EmbeddedFiles', ['thing', attached(raw, 'Zanzibar.txt', 'nothing')])),
      'in the name of a place': () =>
        withThing((raw) => named(raw, 'Dests', ['Zanzibar', [raw.document.getPage(0).ref, 'Fit']])),
      'in the name of a place, of old': () =>
        withThing((raw) => setInCatalog(raw, 'Dests', { Zanzibar: [raw.document.getPage(0).ref, 'Fit'] })),
      'in the labels of pages': () =>
        withThing((raw) => setInCatalog(raw, 'PageLabels', { Nums: [0, { S: 'D', P: said('Zanzibar-') }] })),
      'in a script': () =>
        withThing((raw) => named(raw, 'JavaScript', ['thing', { S: 'JavaScript', JS: said('app.alert("Zanzibar")') }])),
      'in a script at the opening': () =>
        withThing((raw) => setInCatalog(raw, 'OpenAction', { S: 'JavaScript', JS: raw.stream('f("Zanzibar")') })),
      'in the name of a layer': () =>
        withThing((raw) => {
          const layer = raw.add({ Type: 'OCG', Name: said('Zanzibar') });
          setInCatalog(raw, 'OCProperties', { OCGs: [layer], D: { Order: [layer] } });
        }),
      'in what a program keeps for itself': () =>
        withThing((raw) =>
          raw.document
            .getPage(0)
            .node.set(PDFName.of('PieceInfo'), raw.context.obj({ Editor: { Private: raw.stream('Zanzibar') } })),
        ),
      'in the copies of pages that an editor keeps under its own name': () =>
        withThing((raw) => {
          const copy = raw.form(line('Zanzibar'));
          const pieceInfo = {
            PDFpenImprints: [{ Original: copy }],
            OwnCopy: { Private: raw.stream(line('Zanzibar')) },
          };
          const { node } = raw.document.getPage(0);
          for (const [key, value] of Object.entries(pieceInfo)) node.set(PDFName.of(key), raw.context.obj(value));
          setInCatalog(raw, 'OwnCatalogEntry', { Copy: raw.stream(line('Zanzibar')) });
          setInCatalog(raw, 'OutputIntents', [{ Type: 'OutputIntent', 'AAPL:Note': said('Zanzibar') }]);
        }),
      ...Object.fromEntries(
        ['Alt', 'ActualText', 'E', 'T'].map((key) => [
          `in the structure, under ${key}`,
          () =>
            withThing((raw) => {
              const root = raw.context.nextRef();
              const page = raw.document.getPage(0).ref;
              const element = raw.add({ Type: 'StructElem', S: 'P', P: root, Pg: page, K: 0, [key]: said('Zanzibar') });
              raw.context.assign(root, raw.context.obj({ Type: 'StructTreeRoot', K: [element] }));
              raw.document.catalog.set(PDFName.of('StructTreeRoot'), root);
            }),
        ]),
      ),
      'as the language of the structure': () =>
        withThing((raw) => {
          const element = raw.add({ Type: 'StructElem', S: 'P', K: 0, Lang: said('Zanzibar') });
          setInCatalog(raw, 'StructTreeRoot', { Type: 'StructTreeRoot', K: [element] });
        }),
      'as the family of a font, and what it is made for': () =>
        withThing((raw) => {
          const descriptor = raw.add({ Type: 'FontDescriptor', FontName: 'Some', FontFamily: said('Zanzibar') });
          raw.add({ Type: 'Font', FontDescriptor: descriptor, CIDSystemInfo: { Ordering: said('Zanzibar') } });
          const intent = { Type: 'OutputIntent', S: 'GTS_PDFX', OutputConditionIdentifier: said('Zanzibar Press') };
          setInCatalog(raw, 'OutputIntents', [intent]);
        }),
      'in an object that nothing refers to': () => withThing((raw) => void raw.add({ Forgotten: said('Zanzibar') })),
    },
    { invisible: true },
  );
});

describe('a secret on a page and in the copy that an editor keeps of it is gone', () => {
  plantedCases({
    'in the private data of the page': async () => {
      const raw = await rawDocument();
      const copy = raw.form(line('Zanzibar', [20, 150]));
      const content = `${NEIGHBOUR} ${line('Zanzibar', [20, 150])}`;
      const entries = { PieceInfo: { PDFpen: { Private: { Imprints: [copy] } } }, PDFpenImprints: [{ Text: copy }] };
      raw.page({ content, entries });
      return save(raw.document);
    },
  });
});

describe('a secret that a page could draw is gone', () => {
  plantedCases(
    {
      'in a form that no page draws': () =>
        withThing((raw) => {
          const unused = raw.form(line('Zanzibar'));
          const resources = raw.document.getPage(0).node.Resources()!;
          resources.set(PDFName.of('XObject'), raw.context.obj({ Unused: unused }));
        }),
      'in a comment between its instructions': () => rawPdf({ content: `${NEIGHBOUR}\n% seen by Zanzibar\n` }),
    },
    { asPicture: true },
  );
});

describe('a secret of an earlier revision is gone', () => {
  /** A file of which a later revision no longer shows what the first one said. */
  const revised = async (title: string): Promise<Uint8Array> => {
    const raw = await rawDocument();
    raw.page({ content: `${NEIGHBOUR} ${line('Zanzibar')}` });
    const revision = await openRevision(await save(raw.document), title);
    const page = revision.document.getPage(0);
    const content = revision.document.context.flateStream(`${NEIGHBOUR} ${line(title)}`);
    page.node.set(PDFName.of('Contents') as never, revision.document.context.register(content));
    revision.touch(page.ref);
    return revision.save();
  };

  plantedCases({
    'when the last one still has it': () => revised('Zanzibar again'),
  });

  test('when only an earlier one has it, in an object that was written anew', async () => {
    const work = await openWork();
    const raw = await rawDocument();
    raw.page({ content: `${NEIGHBOUR} ${line('Zanzibar')}` });
    const revision = await openRevision(await save(raw.document), 'nothing');
    const { node } = revision.document.getPage(0);
    const ref = node.entries().find(([key]) => key.toString() === '/Contents')?.[1] as never;
    revision.document.context.assign(ref, revision.document.context.flateStream(NEIGHBOUR));
    revision.touch(ref);
    const before = await revision.save();
    const items = [{ id: 'a', type: 'text', text: SECRET }];
    const { bytes, notes, receipt } = await redacted(before, { items, work });
    expect(await foundIn(bytes, SECRET, work.qpdf)).toEqual([]);
    expect(notes).toContain(
      'It was only in an earlier version of the document that the file still contained; the result does not.',
    );
    expect([receipt.scrubbed['revisions'], receipt.pages]).toEqual([1, []]);
    const elsewhere = [{ id: 'a', type: 'text', text: 'Zimbabwe' }];
    await expect(redacted(before, { items: elsewhere, work })).rejects.toMatchObject({ code: 'redact.nothing-found' });
    work.end();
  });

  test('when only an earlier one has it', async () => {
    const work = await openWork();
    const before = await revised('nothing');
    const first = before.subarray(0, Buffer.from(before).indexOf('%%EOF') + '%%EOF'.length);
    expect(await foundIn(first, SECRET, work.qpdf)).not.toEqual([]);
    const { bytes } = await redacted(before, { items: [{ id: 'a', type: 'text', text: SECRET }], work });
    expect(await foundIn(bytes, SECRET, work.qpdf)).toEqual([]);
    expect(Buffer.from(bytes).toString('latin1').split('%%EOF')).toHaveLength(2);
    work.end();
  });
});
