import { jest } from '@jest/globals';
import { rawDocument, rawPdf, said, setInCatalog, line, type RawDocument } from '../fixtures/raw-pdf.js';
import { plantedCases } from '../fixtures/planted.js';
import { save } from '../fixtures/pdfs.js';

jest.setTimeout(120_000);

const shown = (operators: string): Promise<Uint8Array> =>
  rawPdf({ content: `${line('Neighbour stays', [20, 60])} BT /F1 14 Tf 20 150 Td ${operators} ET` });

const withForm = async (make: (raw: RawDocument) => Parameters<RawDocument['page']>[0][]): Promise<Uint8Array> => {
  const raw = await rawDocument();
  for (const page of make(raw)) raw.page({ ...page, content: `${line('Neighbour stays', [20, 60])} ${page.content}` });
  return save(raw.document);
};

describe('a secret in the text of a page is gone when it is', () => {
  plantedCases({
    plain: () => shown('(before Zanzibar after) Tj'),
    'cut into several operators': () => shown('(before Zan) Tj (zi) Tj (bar after) Tj'),
    'kerned in one list': () => shown('[(before Z) 30 (an) -20 (zib) 50 (ar after)] TJ'),
    'set apart by the operator': () => shown('6 Tc (Zanzibar) Tj 0 Tc'),
    'set apart by gaps': () => shown('(Z a n z i b a r) Tj'),
    'set apart in a list': () => shown('[(Z) -300 (a) -300 (n) -300 (z) -300 (i) -300 (b) -300 (a) -300 (r)] TJ'),
    'letter by letter': () =>
      shown(
        Array.from('Zanzibar')
          .map((letter) => `(${letter}) Tj 12 0 Td`)
          .join(' '),
      ),
    'in hexadecimal': () => shown('<5A616E7A69626172> Tj'),
    escaped: () => shown('(\\132\\141\\156\\172\\151\\142\\141\\162) Tj'),
    'on lines of the other operators': () => shown('14 TL (one) \' 0 0 (Zanzibar) "'),
    'in another order than it is read': () => shown('31.1 0 Td (ibar) Tj -31.1 0 Td (Zanz) Tj'),
    'cut by a hyphen at the end of a line': () => shown('(before Zan-) Tj 0 -16 Td (zibar after) Tj'),
    invisible: () => shown('3 Tr (Zanzibar) Tj 0 Tr'),
    'white on white': () => shown('1 g (Zanzibar) Tj 0 g'),
    'clipped away': () =>
      rawPdf({ content: `${line('Neighbour stays', [20, 60])} q 0 0 1 1 re W n ${line('Zanzibar')} Q` }),
    'beyond the page': () =>
      rawPdf({ content: `${line('Neighbour stays', [20, 60])} ${line('Zanzibar', [-500, 900])}` }),
    'under a black box': () =>
      rawPdf({ content: `${line('Neighbour stays', [20, 60])} ${line('Zanzibar')} 0 g 10 140 100 30 re f` }),
    turned: () =>
      rawPdf({
        content: `${line('Neighbour stays', [20, 60])} BT /F1 14 Tf 0.7 0.7 -0.7 0.7 60 90 Tm (Zanzibar) Tj ET`,
      }),
    'said by ActualText': () => shown('/Span <</ActualText (Zanzibar)>> BDC (Qxjk) Tj EMC'),
    'said by a property list': () =>
      rawPdf({
        content: `${line('Neighbour stays', [20, 60])} /Span /P1 BDC ${line('Qxjk')} EMC`,
        resources: { Properties: { P1: { ActualText: said('Zanzibar') } } },
      }),
    'in a form': () =>
      withForm(({ form }) => [{ content: '/X Do', resources: { XObject: { X: form(line('Zanzibar')) } } }]),
    'in a form within a form': () =>
      withForm(({ form }) => {
        const inner = form(line('Zanzibar', [0, 0]), { Matrix: [1, 0, 0, 1, 10, 10] });
        const outer = form('q 1 0 0 1 30 100 cm /Y Do Q', { Resources: { XObject: { Y: inner } } });
        return [{ content: '/X Do', resources: { XObject: { X: outer } } }];
      }),
    'in a form that looks for its font on the page': () =>
      withForm(({ stream }) => {
        const bare = { Type: 'XObject', Subtype: 'Form', BBox: [0, 0, 300, 200] };
        const inner = stream(line('Zanzibar'), bare);
        return [{ content: '/X Do', resources: { XObject: { X: stream('/Y Do', bare), Y: inner } } }];
      }),
    'in a form of two pages': () =>
      withForm(({ form }) => {
        const resources = { XObject: { X: form(line('Zanzibar')) } };
        return [
          { content: '/X Do', resources },
          { content: '/X Do', resources },
        ];
      }),
    'in the content of two pages': async () => {
      const raw = await rawDocument();
      const content = raw.stream(`${line('Neighbour stays', [20, 60])} ${line('Zanzibar')}`);
      raw.page({ content: '', entries: { Contents: content } });
      raw.page({ content: '', entries: { Contents: content } });
      return save(raw.document);
    },
    'cut between two content streams': async () => {
      const raw = await rawDocument();
      const streams = ['BT /F1 14 Tf 20 150 Td (Zanz) Tj', '(ibar) Tj ET', line('Neighbour stays', [20, 60])];
      raw.page({ content: '', entries: { Contents: streams.map((part) => raw.stream(part)) } });
      return save(raw.document);
    },
    'on a layer that is off': async () => {
      const raw = await rawDocument();
      const layer = raw.add({ Type: 'OCG', Name: said('Layer') });
      raw.page({
        content: `${line('Neighbour stays', [20, 60])} /OC /L1 BDC ${line('Zanzibar')} EMC`,
        resources: { Properties: { L1: layer } },
      });
      setInCatalog(raw, 'OCProperties', { OCGs: [layer], D: { OFF: [layer], Order: [layer] } });
      return save(raw.document);
    },
    'on a page in units of its own': () =>
      rawPdf({ content: `${line('Neighbour stays', [20, 60])} ${line('Zanzibar')}`, entries: { UserUnit: 2 } }),
    ...Object.fromEntries(
      [90, 180, 270].map((Rotate) => [
        `on a cropped page turned by ${Rotate} degrees`,
        () =>
          rawPdf({
            content: `${line('Neighbour stays', [60, 60])} ${line('Zanzibar', [60, 150])}`,
            entries: { Rotate, CropBox: [50, 40, 250, 180] },
          }),
      ]),
    ),
  });
});

describe('a secret that only a picture of the page can be without is gone when it is', () => {
  plantedCases(
    {
      'used to clip': () =>
        rawPdf({
          content: `${line('Neighbour stays', [20, 60])} q BT /F1 40 Tf 7 Tr 20 120 Td (Zanzibar) Tj ET 0 0 300 200 re f Q`,
        }),
      'in the cell of a pattern': () =>
        withForm(({ stream, font }) => {
          const cell = {
            Type: 'Pattern',
            PatternType: 1,
            PaintType: 1,
            TilingType: 1,
            BBox: [0, 0, 100, 50],
            XStep: 100,
            YStep: 50,
          };
          const P1 = stream(line('Zanzibar', [0, 10]), { ...cell, Resources: { Font: { F1: font } } });
          return [{ content: '/Pattern cs /P1 scn 0 80 300 100 re f', resources: { Pattern: { P1 } } }];
        }),
    },
    { asPicture: true },
  );
});
