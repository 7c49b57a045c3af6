import { jest } from '@jest/globals';
import type { PDFDocument } from 'pdf-lib';
import {
  addField,
  addLayer,
  computeFrom,
  dictionariesWith,
  fieldsIn,
  labelsIn,
  nameInTheOldWay,
  setLabels,
  tag,
  writeFieldsIn,
} from '../fixtures/pdfs-with-extras.js';
import { inkOn, linkTargets, outlineOf, pagesIn } from '../fixtures/rendered-look.js';
import { addLink, documentWith, nameDestination, pdfWith, save, setOutline } from '../fixtures/pdfs.js';
import { ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { planOf } from './plan.js';
import { arrange } from './arrange.js';
import { openSources } from './open-sources.js';

jest.setTimeout(60_000);

describe('pages put together', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const arranged = async (plan: string, ...files: Uint8Array[]) => {
    const sources = await openSources(
      files.map((bytes, index) => fileOf(`file ${index + 1}.pdf`, bytes)),
      work,
    );
    return arrange({ sources, pages: planOf(plan, sources) });
  };
  const laden = async (pages: number, load: (document: PDFDocument) => unknown) => {
    const document = await documentWith(
      ...Array.from({ length: pages }, (_, index) => ({ text: `page ${index + 1}` })),
    );
    await load(document);
    return save(document);
  };

  testWith('pdftotext', 'come in the order of the plan, from any file, more than once', async () => {
    const bytes = await arranged(
      '2:2,1:3-1,2:2',
      await laden(3, () => undefined),
      await pdfWith({ text: 'a' }, { text: 'b' }),
    );
    expect(textOf(bytes).match(/page \d|[ab]\b/g)).toEqual(['b', 'page 3', 'page 2', 'page 1', 'b']);
  });

  test('are turned on top of how they lie', async () => {
    const bytes = await arranged('1@90,1,2@270', await pdfWith({ rotate: 90 }, { rotate: 270 }));
    expect(dictionariesWith(bytes, '/MediaBox').map((page) => page['/Rotate'])).toEqual([180, 90, 180]);
  });

  test('are refused when one is not there, by file, page and count', async () => {
    await expect(arranged('2:3', await pdfWith({}), await pdfWith({}, {}))).rejects.toMatchObject({
      code: 'pages.not-in-file',
      message: 'file 2.pdf has 2 pages; page 3 does not exist',
    });
    await expect(arranged('3:1', await pdfWith({}), await pdfWith({}))).rejects.toMatchObject({
      code: 'pages.no-such-file',
    });
  });

  test('look the same when one comes twice, and weigh little more', async () => {
    const once = await laden(1, (document) => addField(document, { name: 'name', value: 'Ada', pages: [0] }));
    const bytes = await arranged('1,1', once);
    expect(await inkOn(bytes, 1)).toEqual(await inkOn(bytes, 0));
    expect(bytes.length).toBeLessThan((await arranged('', once)).length * 1.6);
  });

  testWith('qpdf', 'are flawless with all that hangs on them', async () => {
    const full = await laden(3, async (document) => {
      addField(document, { name: 'name', value: 'Ada', pages: [0, 2] });
      setOutline(document, [['Start', 0]]);
      setLabels(document, [[0, 'r']]);
      nameDestination(document, 'here', 1);
      addLink(document, 0, { name: 'here' });
      tag(document, 'Body');
      await document.attach(Buffer.from('x'), 'x.txt', { mimeType: 'text/plain' });
    });
    for (const plan of ['', '2', '3,1,1@90', '2:1-3,1:2']) {
      expect(qpdfCheck(await arranged(plan, full, full))).toContain(FLAWLESS);
    }
  });

  test('keep links in the order they have then; one to a page left out leads nowhere', async () => {
    const linked = await laden(3, (document) => {
      addLink(document, 0, { page: 2 });
      addLink(document, 2, { page: 1 });
    });
    expect(await linkTargets(await arranged('3,1', linked))).toEqual([['-'], [1]]);
  });

  test('keep links by name, also by names of the old way', async () => {
    const old = await laden(2, (document) => {
      nameInTheOldWay(document, 'there', 1);
      addLink(document, 0, { name: 'there' });
    });
    expect(await linkTargets(await arranged('', old, old))).toEqual([[2], [], [4], []]);
  });

  test('keep the outline of a single file as it is, and of a part what leads to its pages', async () => {
    const book = await laden(3, (document) =>
      setOutline(document, [
        ['One', 0],
        ['Two', 1],
        ['Three', 2],
      ]),
    );
    expect(await outlineOf(await arranged('', book))).toEqual(['One 1', 'Two 2', 'Three 3']);
    expect(await outlineOf(await arranged('3,1', book))).toEqual(['One 2', 'Three 1']);
    expect(await outlineOf(await arranged('2:3,1:2', book, book))).toEqual([
      'file 2.pdf 1',
      '  Three 1',
      'file 1.pdf 2',
      '  Two 2',
    ]);
  });

  testWith('qpdf', 'keep their numbers; those of a file without any are plain', async () => {
    const labelled = await laden(3, (document) =>
      setLabels(document, [
        [0, 'r'],
        [2, 'D', 'A-', 7],
      ]),
    );
    expect(labelsIn(await arranged('1-3,2:1-2', labelled, await pdfWith({}, {})))).toEqual([
      '/r 1',
      '/r 2',
      'u:A-/D 7',
      '/D 1',
      '/D 2',
    ]);
    expect(labelsIn(await arranged('3,1', labelled))).toEqual(['u:A-/D 7', '/r 1']);
  });

  testWith('qpdf', 'keep form fields with their values; of one on two pages what is left', async () => {
    const form = await laden(2, (document) => {
      addField(document, { name: 'name', value: 'Ada', pages: [0, 1] });
      addField(document, { name: 'sum', value: '3', pages: [1] });
    });
    expect(fieldsIn(await arranged('', form, form))).toEqual([
      'name=Ada on 1',
      'name=Ada on 2',
      'sum=3 on 2',
      'name_2=Ada on 3',
      'name_2=Ada on 4',
      'sum_2=3 on 4',
    ]);
    expect(fieldsIn(await arranged('1', form))).toEqual(['name=Ada on 1']);
  });

  test('compute fields from those of their own file, in the order of each', async () => {
    const form = await laden(1, (document) => {
      addField(document, { name: 'part', value: '1', pages: [0] });
      addField(document, { name: 'sum', value: '1', pages: [0] });
      computeFrom(document, 'sum', 'part');
    });
    const bytes = await arranged('', form, form);
    const [acroForm] = dictionariesWith(bytes, '/AcroForm').map(
      (catalog) => catalog['/AcroForm'] as { '/CO': unknown[] },
    );
    expect(acroForm?.['/CO']).toHaveLength(2);
    expect(JSON.stringify(dictionariesWith(bytes, '/AA'))).toMatch(/Array\(\\+"part\\+"\).*Array\(\\+"part_2\\+"\)/);
  });

  test('keep fonts of the same name apart in which fields are written', async () => {
    const written = (font: string) =>
      laden(1, (document) => {
        addField(document, { name: 'amount', value: '1', pages: [0] });
        writeFieldsIn(document, 'F', font);
      });
    const bytes = await arranged('', await written('Courier'), await written('Times-Roman'), await written('Courier'));
    const [catalog] = dictionariesWith(bytes, '/AcroForm');
    const { '/DR': resources } = catalog?.['/AcroForm'] as { '/DR': { '/Font': Record<string, string> } };
    expect(Object.keys(resources['/Font'])).toEqual(['/F', '/F_2']);
    expect(dictionariesWith(bytes, '/FT').map((field) => field['/DA'])).toEqual([
      'u:/F 9 Tf',
      'u:/F_2 9 Tf',
      'u:/F 9 Tf',
    ]);
  });

  testWith('pdfinfo', 'keep tags, of a part those of its pages', async () => {
    const structure = (bytes: Uint8Array) => ask('pdfinfo', bytes, '-struct', 'FILE').match(/^ *\w+/gm);
    const one = await laden(2, (document) => tag(document, 'Body'));
    const other = await laden(1, (document) => tag(document, 'Lead'));
    expect(structure(await arranged('', one, other))).toEqual([
      'Document',
      '  Document',
      '    P',
      '    P',
      '  Document',
      '    P',
    ]);
    expect(structure(await arranged('2', one))).toEqual(['Document', '  P']);
  });

  test('keep layers as visible as they were', async () => {
    const layered = (off: boolean) =>
      laden(1, (document) => addLayer(document, off ? 'hidden' : 'shown', { page: 0, off }));
    const bytes = await arranged('', await layered(true), await layered(false));
    const [catalog] = dictionariesWith(bytes, '/OCProperties');
    const { '/OCGs': layers, '/D': defaults } = catalog?.['/OCProperties'] as {
      '/OCGs': string[];
      '/D': Record<string, unknown>;
    };
    expect(layers).toHaveLength(2);
    expect(defaults['/OFF']).toEqual([layers[0]]);
    expect(defaults['/Order']).toEqual([
      ['u:file 1.pdf', layers[0]],
      ['u:file 2.pdf', layers[1]],
    ]);
  });

  testWith('pdfinfo', 'of a single file keep its title, of several none', async () => {
    const titled = await laden(2, (document) => document.setTitle('On Pages'));
    expect(ask('pdfinfo', await arranged('2', titled), 'FILE')).toContain('On Pages');
    expect(ask('pdfinfo', await arranged('', titled, titled), 'FILE')).not.toContain('On Pages');
  });

  test('are as many as a hundred files have', async () => {
    const files = await Promise.all(Array.from({ length: 100 }, (_, index) => pdfWith({ text: `${index}` })));
    expect(await pagesIn(await arranged('', ...files))).toBe(100);
  });

  test('are the same bytes from the same files', async () => {
    const file = await laden(2, (document) => addField(document, { name: 'name', value: 'Ada', pages: [0] }));
    expect(Buffer.from(await arranged('2,1', file)).equals(await arranged('2,1', file))).toBe(true);
  });
});
