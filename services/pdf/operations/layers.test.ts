import { jest } from '@jest/globals';
import { PDFDict, PDFString, type PDFDocument, type PDFRef } from 'pdf-lib';
import { pdfLayers } from '../../../contracts/tools/pdf-layers.js';
import { layersOf } from '../layering/layers-of.js';
import { openPdf } from '../opening/editable.js';
import { differenceOf, pagesDrawnBy, type Drawer } from '../fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addMark, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import {
  ask,
  askPython,
  FLAWLESS,
  isThere,
  qpdfCheck,
  testWith,
  testWithPython,
  textOf,
} from '../fixtures/reference-programs.js';
import { layers } from './layers.js';
import { pdfName } from '../content/pdf-name.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = (bytes: Uint8Array, options: object = {}) =>
  layers([fileOf('plan.pdf', bytes)], pdfLayers.options.parse(options), work);

/** How a page is drawn that has three layers: Walls, Pipes and Notes. */
interface Plan {
  readonly content: string;
  /** Layers that are hidden when the file is opened. */
  readonly off?: readonly number[];
  /** More resources, of the three layers. */
  readonly resources?: (document: PDFDocument, layers: readonly PDFRef[]) => Record<string, unknown>;
  /** Those that draw it as the standard says; default: all. MuPDF takes every rule for one of any, and forgets to go to the next line of hidden text. */
  readonly drawers?: readonly Drawer[];
  readonly finish?: (document: PDFDocument, layers: readonly PDFRef[]) => void;
}

const planOf = async ({ content, off = [], resources, finish }: Plan): Promise<Uint8Array> => {
  const document = await documentWith({});
  const { context, catalog } = document;
  const three = ['Walls', 'Pipes', 'Notes, 2nd'].map((name) =>
    context.register(context.obj({ Type: 'OCG', Name: PDFString.of(name) })),
  );
  const [W, P, N] = three;
  const font = context.register(context.obj({ Type: 'Font', Subtype: 'Type1', BaseFont: 'Helvetica' }));
  const own = (resources?.(document, three) ?? {}) as Record<string, never>;
  const properties = { W, P, N, ...(own['Properties'] as object | undefined) };
  const page = document.getPage(0).node;
  page.set(pdfName('Resources'), context.obj({ Font: { F: font }, ...own, Properties: properties } as never));
  page.set(pdfName('Contents'), context.register(context.stream(content)));
  const hidden = off.flatMap((index) => three[index] ?? []);
  catalog.set(pdfName('OCProperties'), context.obj({ OCGs: three, D: { Order: three, OFF: hidden } } as never));
  finish?.(document, three);
  return save(document);
};

const word = (text: string, y: number): string => `BT /F 14 Tf 20 ${y} Td (${text}) Tj ET`;
const ALL = [
  `/OC /W BDC q 1 0 0 RG 6 w 20 200 100 60 re S Q ${word('walls', 180)} EMC`,
  `/OC /P BDC 0 0 1 rg 40 60 90 40 re f ${word('pipes', 120)} EMC`,
  `80 20 30 30 re f`,
  `/OC /N BDC ${word('notes', 150)} EMC ${word('always', 280)}`,
].join('\n');

/** How far apart two files are as other programs draw them, in steps of 255. */
const apart = (one: Uint8Array, other: Uint8Array, drawers: readonly Drawer[] = ['poppler', 'mutool']): number =>
  Math.max(...drawers.map((drawer) => differenceOf(pagesDrawnBy(drawer, one)[0], pagesDrawnBy(drawer, other)[0])));

const withDrawers = isThere('pdftoppm') && isThere('mutool') && isThere('qpdf') ? test : test.skip;
const form = ({ context }: PDFDocument, content: string, entries: object = {}): PDFRef =>
  context.register(context.stream(content, { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 200, 300], ...entries }));

/** Ways in which content belongs to the layer Pipes, or to several by a rule. */
const ways: Readonly<Record<string, Plan>> = {
  'marked content': { content: ALL },
  'within each other': {
    content: `/OC /W BDC 10 200 50 50 re f /OC /P BDC 10 100 50 50 re f EMC ${word('walls', 20)} EMC`,
  },
  'a form of its own': {
    content: `${word('always', 280)} /A Do`,
    resources: (document, [, P]) => ({ XObject: { A: form(document, '0 0 1 rg 40 60 90 40 re f', { OC: P }) } }),
  },
  'content of a form': {
    content: `${word('always', 280)} /A Do`,
    resources: (document, [, P]) => ({
      XObject: {
        A: form(document, '/OC /X BDC 0 0 1 rg 40 60 90 40 re f EMC 20 20 20 20 re f', {
          Resources: { Properties: { X: P } },
        }),
      },
    }),
  },
  'a rule for any of two': {
    content: `/OC /R BDC 40 60 90 40 re f EMC`,
    resources: ({ context }, [, P, N]) => ({
      Properties: { R: context.register(context.obj({ Type: 'OCMD', OCGs: [P, N], P: 'AnyOn' } as never)) },
    }),
  },
  'a rule for both': {
    drawers: ['poppler'],
    content: `/OC /R BDC 40 60 90 40 re f EMC 20 20 20 20 re f`,
    resources: ({ context }, [, P, N]) => ({
      Properties: { R: context.register(context.obj({ Type: 'OCMD', OCGs: [P, N], P: 'AllOn' } as never)) },
    }),
  },
  'the state that it sets': { content: `/OC /P BDC 0 .6 0 rg 5 w 20 20 50 50 re f EMC 100 100 50 50 re f` },
  'the clip that it sets': { content: `q /OC /P BDC 0 0 60 300 re W f EMC 0 100 200 50 re f Q` },
  'text that goes on below': {
    drawers: ['poppler'],
    content: `BT /F 14 Tf 14 TL 20 200 Td (first) Tj /OC /P BDC (hidden) ' EMC (last) ' ET`,
  },
};

/** Requirement. */
describe('a layer that is removed', () => {
  withDrawers.each(Object.keys(ways))('leaves what two other programs draw with it hidden: %s', async (name) => {
    const plan = ways[name] ?? { content: '' };
    const { bytes, notes } = await run(await planOf(plan), { layersDo: 'remove', layerNames: 'Pipes' });
    expect(apart(bytes, await planOf({ ...plan, off: [1] }), plan.drawers)).toBeLessThan(0.01);
    expect(notes.map(({ text }) => text)).toEqual(['Layers that are shown: Walls, Notes, 2nd']);
    expect(qpdfCheck(bytes)).toContain(FLAWLESS);
  });

  testWithPython('pikepdf', 'is nowhere in the file any more, nor is what said anew what it showed', async () => {
    const content = `/OC /P BDC /Span <</MCID 0 /ActualText (secret one)>> BDC ${word('secret two', 120)} EMC q /I Do Q EMC`;
    const file = await planOf({
      content: `${content} /P <</MCID 1>> BDC ${word('always', 280)} EMC`,
      resources: (document) => ({ XObject: { I: form(document, '(secret three) pop') } }),
      finish: (document, [, P]) => {
        structure(document);
        const mark = document.context.lookup(addMark(document, 0, { entries: { Contents: 'secret four' } }), PDFDict);
        mark.set(pdfName('OC'), P ?? document.context.obj(0));
        document
          .getPage(0)
          .node.set(pdfName('Thumb'), document.context.register(document.context.stream('secret five')));
      },
    });
    const everything = (bytes: Uint8Array): string =>
      askPython(
        bytes,
        'import sys, pikepdf',
        'file = pikepdf.open(sys.argv[1])',
        'for one in file.objects:',
        '  print(repr(one))',
        '  if isinstance(one, pikepdf.Stream): print(one.read_bytes())',
      );
    expect(new Set(everything(file).match(/secret \w+|Pipes/g)).size).toBe(7);
    const { bytes } = await run(file, { layersDo: 'remove', layerNames: 'Pipes' });
    expect(everything(bytes)).not.toMatch(/secret|Pipes/);
    expect(everything(bytes)).toMatch(/always/);
  });

  test('is asked for by a name that is there, else those that are there are told', async () => {
    const file = await planOf({ content: ALL });
    const { notes } = await run(file, { layersDo: 'remove', layerNames: 'Notes, 2nd' });
    expect(notes.map(({ text }) => text)).toEqual(['Layers that are shown: Walls, Pipes']);
    await expect(run(file, { layersDo: 'remove', layerNames: 'Walls, Roof' })).rejects.toMatchObject({
      code: 'layers.not-there',
      facts: { layer: 'Roof', layers: 'Walls, Pipes, Notes, 2nd' },
    });
  });

  test('is refused where text after it on its line would move', async () => {
    const file = await planOf({ content: `BT /F 14 Tf 20 200 Td /OC /P BDC (hidden) Tj EMC (shown) Tj ET` });
    await expect(run(file, { layersDo: 'remove', layerNames: 'Pipes' })).rejects.toMatchObject({
      code: 'layers.not-safe',
      facts: { page: 1 },
    });
  });
});

describe('layers that are flattened', () => {
  withDrawers.each(Object.keys(ways))('look as they did, and are no layers any more: %s', async (name) => {
    const file = await planOf({ ...ways[name], content: ways[name]?.content ?? '', off: [1] });
    const { bytes, notes } = await run(file);
    expect([apart(bytes, file, ways[name]?.drawers) < 0.01, notes.map(({ code }) => code)]).toEqual([
      true,
      ['layers.none-left'],
    ]);
    expect(ask('qpdf', bytes, '--qdf', 'FILE', '-')).not.toMatch(/\/OC\b|\/OCG|OCProperties/);
  });

  testWith('pdftotext', 'keep the text that is shown, and lose what is hidden', async () => {
    const { bytes } = await run(await planOf({ content: ALL, off: [0, 2] }));
    expect(textOf(bytes)).toMatch(/always[\s\S]*pipes/);
    expect(textOf(bytes)).not.toMatch(/walls|notes/);
  });
});

describe('layers that are shown or hidden', () => {
  withDrawers('are so when other programs open the file, whatever hid them before', async () => {
    const all = await planOf({ content: ALL });
    const file = await planOf({
      content: ALL,
      finish: ({ catalog, context }, [W, P, N]) => {
        const use = { Event: 'View', Category: ['View'], OCGs: [W] };
        const D = { BaseState: 'OFF', ON: [N, W], AS: [use], Order: ['all', [W, P]] };
        catalog.set(pdfName('OCProperties'), context.obj({ OCGs: [W, P, N], D } as never));
        context.lookup(W, PDFDict).set(pdfName('Usage'), context.obj({ View: { ViewState: 'OFF' } }));
      },
    });
    expect((await layersIn(file)).map(({ isShown }) => isShown)).toEqual([false, false, true]);
    const shown = await run(file, { layersDo: 'show' });
    expect(apart(shown.bytes, all)).toBeLessThan(0.01);
    const hidden = await run(shown.bytes, { layersDo: 'hide', layerNames: 'Walls, Pipes' });
    expect(apart(hidden.bytes, await planOf({ content: ALL, off: [0, 1] }))).toBeLessThan(0.01);
    expect(hidden.notes.map(({ text }) => text)).toEqual([
      'Layers that are shown: Notes, 2nd',
      'Layers that are hidden: Walls, Pipes',
    ]);
  });

  test('of which only one may be shown hide the others', async () => {
    const file = await planOf({
      content: ALL,
      off: [0, 2],
      finish: ({ catalog, context }, three) => {
        const usual = catalog.lookup(pdfName('OCProperties'), PDFDict).lookup(pdfName('D'), PDFDict);
        usual.set(pdfName('RBGroups'), context.obj([[...three]]));
      },
    });
    const { bytes } = await run(file, { layersDo: 'show', layerNames: 'Walls' });
    expect((await layersIn(bytes)).map(({ isShown }) => isShown)).toEqual([true, false, false]);
  });

  test.each([{ layersDo: 'show' }, { layersDo: 'hide', layerNames: 'Pipes' }])(
    'leave a file as it is where they are so already: %j',
    async (options) => {
      const file = await planOf({ content: ALL, off: options.layersDo === 'hide' ? [1] : [] });
      expect(Buffer.compare((await run(file, options)).bytes, file)).toBe(0);
    },
  );
});

describe('a file', () => {
  test('without layers stays as it is, which is said', async () => {
    const file = await pdfWith({ text: 'plain' });
    const { bytes, notes } = await run(file);
    expect([Buffer.compare(bytes, file), notes.map(({ code }) => code)]).toEqual([0, ['layers.none']]);
  });

  test('whose lists of layers lead back to themselves ends', async () => {
    const file = await planOf({
      content: `${ALL} ${'/OC /P BDC '.repeat(500)}`,
      finish: ({ catalog, context }) => {
        const order = context.nextRef();
        context.assign(order, context.obj([order, order] as never));
        catalog.lookup(pdfName('OCProperties'), PDFDict).lookup(pdfName('D'), PDFDict).set(pdfName('Order'), order);
      },
    });
    const { notes } = await run(file, { layersDo: 'remove', layerNames: 'Pipes' });
    expect(notes.map(({ code }) => code)).toEqual(['layers.shown']);
  });

  test('with a rule that leads back to itself is refused as too complex', async () => {
    const file = await planOf({
      content: `/OC /R BDC 40 60 90 40 re f EMC`,
      resources: ({ context }, [, P]) => {
        const rule = context.nextRef();
        context.assign(rule, context.obj(['Or', rule, rule, P] as never));
        return { Properties: { R: context.register(context.obj({ Type: 'OCMD', VE: rule })) } };
      },
    });
    await expect(run(file, { layersDo: 'remove', layerNames: 'Pipes' })).rejects.toMatchObject({
      code: 'pdf.too-complex',
    });
  });
});

const layersIn = async (bytes: Uint8Array) => layersOf(await openPdf(bytes));

/** Two paragraphs, the first of which says anew what it shows. */
const structure = (document: PDFDocument): void => {
  const { context, catalog } = document;
  const { ref } = document.getPage(0);
  const root = context.nextRef();
  const secret = { Type: 'StructElem', S: 'P', P: root, Pg: ref, K: 0, Alt: PDFString.of('secret six') };
  const elements = [secret, { Type: 'StructElem', S: 'P', P: root, Pg: ref, K: [1] }];
  const refs = elements.map((element) => context.register(context.obj(element as never)));
  const parents = { Nums: [0, refs] };
  context.assign(root, context.obj({ Type: 'StructTreeRoot', K: refs, ParentTree: parents } as never));
  catalog.set(pdfName('StructTreeRoot'), root);
  document.getPage(0).node.set(pdfName('StructParents'), context.obj(0));
};
