import { jest } from '@jest/globals';
import { PDFName, PDFString, type PDFDocument, type PDFRef } from 'pdf-lib';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addLink, documentWith, nameDestination, save, setOutline } from '../fixtures/pdfs.js';
import { addField, dictionariesWith, fieldsIn, nameInTheOldWay, tag } from '../fixtures/pdfs-with-extras.js';
import { rawDocument, said, setInCatalog } from '../fixtures/raw-pdf.js';
import { ask, FLAWLESS, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { linkTargets, outlineOf } from '../fixtures/rendered-look.js';
import { merge } from './merge.js';

jest.setTimeout(60_000);

describe('names in files that are merged', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const merged = async (...files: Uint8Array[]): Promise<Uint8Array> => {
    const [first, ...others] = files.map((bytes, index) => fileOf(`${index + 1}.pdf`, bytes));
    if (!first) throw new Error('there is nothing to merge');
    return (await merge([first, ...others], { order: 'one-after-another', pages: '' }, work)).bytes;
  };
  const makePdf = async (load: (document: PDFDocument) => unknown): Promise<Uint8Array> => {
    const document = await documentWith({});
    await load(document);
    return save(document);
  };

  describe('of destinations', () => {
    const inTree = () =>
      makePdf((document) => {
        nameDestination(document, 'page.1', 0);
        addLink(document, 0, { name: 'page.1' });
      });
    const inDictionary = () =>
      makePdf((document) => {
        nameInTheOldWay(document, 'page.1', 0);
        const link = { Type: 'Annot', Subtype: 'Link', Rect: [10, 10, 60, 30], Dest: PDFName.of('page.1') };
        document.getPage(0).node.addAnnot(document.context.register(document.context.obj(link)));
      });

    test('lead each link to its own file, wherever a file keeps its names', async () => {
      expect(await linkTargets(await merged(await inTree(), await inDictionary()))).toEqual([[1], [2]]);
      expect(await linkTargets(await merged(await inDictionary(), await inTree()))).toEqual([[1], [2]]);
    });

    testWith('qpdf', 'are there once only, in both places together', async () => {
      const bytes = await merged(await inTree(), await inDictionary(), await inTree());
      const [catalog] = dictionariesWith(bytes, '/Dests') as [{ '/Dests': object; '/Names': { '/Dests': object } }];
      expect(Object.keys(catalog['/Dests'])).toEqual(['/page.1_2']);
      expect(JSON.stringify(catalog['/Names']['/Dests']).match(/u:page\.1[_0-9]*/g)).toEqual([
        'u:page.1',
        'u:page.1_3',
      ]);
    });

    test('lead outlines to their own file as well', async () => {
      const outlined = () =>
        makePdf((document) => {
          nameInTheOldWay(document, 'start', 0);
          setOutline(document, [['Start', 0]]);
        });
      expect(await outlineOf(await merged(await inTree(), await outlined()))).toEqual([
        '1.pdf 1',
        '2.pdf 2',
        '  Start 2',
      ]);
    });
  });

  describe('of tags and languages', () => {
    const tagged = (role: string, { kind = 'Head', language = 'de' } = {}) =>
      makePdf((document) => {
        tag(document, kind);
        const root = document.catalog.lookup(PDFName.of('StructTreeRoot')) as unknown as PDFDocument['catalog'];
        root.set(PDFName.of('RoleMap'), document.context.obj(role === '' ? {} : { [kind]: role }));
        if (language !== '') document.catalog.set(PDFName.of('Lang'), PDFString.of(language));
      });
    const tags = (bytes: Uint8Array) => ask('pdfinfo', bytes, '-struct', 'FILE').match(/^ *\w+/gm);

    testWith('pdfinfo', 'mean in each file what they meant there', async () => {
      const both = (first: string, second: string) => [
        'Document',
        '  Document',
        `    ${first}`,
        '  Document',
        `    ${second}`,
      ];
      expect(tags(await merged(await tagged('H1'), await tagged('P')))).toEqual(both('H1', 'P'));
      expect(tags(await merged(await tagged('P'), await tagged('H1')))).toEqual(both('P', 'H1'));
    });

    testWith('pdfinfo', 'of the standard are not changed by what another file makes of them', async () => {
      const odd = await tagged('H2', { kind: 'Span' });
      const plain = await tagged('', { kind: 'Span' });
      const names = (tags(await merged(odd, plain)) ?? []).map((name) => name.trim());
      expect(names).toEqual(['Document', 'Document', 'H2', 'Document', 'Span']);
    });

    testWith('qpdf', 'without a meaning get none from another file', async () => {
      const bytes = await merged(await tagged('H1'), await tagged('', { kind: 'Head' }));
      const elements = dictionariesWith(bytes, '/Pg').map((element) => element['/S']);
      expect(elements.sort()).toEqual(['/Head', '/Head_2']);
    });

    testWith('qpdf', 'keep the language that all files share', async () => {
      const bytes = await merged(await tagged('H1'), await tagged('P', { language: '' }), await tagged('P'));
      expect(dictionariesWith(bytes, '/Lang')).toMatchObject([{ '/Type': '/Catalog', '/Lang': 'u:de' }]);
    });

    testWith('qpdf', 'keep each its own language where they differ', async () => {
      const bytes = await merged(await tagged('H1'), await tagged('P', { language: 'fr' }));
      expect(dictionariesWith(bytes, '/Lang')).toMatchObject([
        { '/S': '/Document', '/Lang': 'u:de' },
        { '/S': '/Document', '/Lang': 'u:fr' },
      ]);
    });
  });

  describe('of form fields', () => {
    const withField = (name: string, value: string) =>
      makePdf((document) => addField(document, { name, value, pages: [0] }));
    /** A field under a parent without a name. */
    const nameless = async (name: string, value: string) => {
      const raw = await rawDocument();
      const parent = raw.context.nextRef();
      const entries = { Type: 'Annot', Subtype: 'Widget', FT: 'Tx', Rect: [0, 0, 9, 9], Parent: parent };
      const field: PDFRef = raw.add({ ...entries, T: said(name), V: said(value) });
      raw.context.assign(parent, raw.context.obj({ Kids: [field] }));
      raw.page({ content: '', entries: { Annots: [field] } });
      setInCatalog(raw, 'AcroForm', { Fields: [parent] });
      return save(raw.document);
    };

    testWith('qpdf', 'stay where they do not clash, although what is above them has the same name', async () => {
      const bytes = await merged(await withField('path.one', 'A'), await withField('path.two', 'B'));
      expect(fieldsIn(bytes)).toEqual(['path.one=A on 1', 'path.two=B on 2']);
      expect(qpdfCheck(bytes)).toContain(FLAWLESS);
      const [catalog] = dictionariesWith(bytes, '/AcroForm') as [{ '/AcroForm': { '/Fields': string[] } }];
      expect(catalog['/AcroForm']['/Fields']).toHaveLength(1);
    });

    testWith('qpdf', 'change only where they clash', async () => {
      const both = await makePdf((document) => {
        addField(document, { name: 'path.sub.one', value: 'C', pages: [0] });
        addField(document, { name: 'path.sub.two', value: 'D', pages: [0] });
      });
      expect(fieldsIn(await merged(await withField('path.sub.one', 'A'), both))).toEqual([
        'path.sub.one=A on 1',
        'path.sub.one_2=C on 2',
        'path.sub.two=D on 2',
      ]);
    });

    testWith('qpdf', 'stay apart where one file has a field and the other a group of that name', async () => {
      expect(fieldsIn(await merged(await withField('path', 'A'), await withField('path.one', 'B')))).toEqual([
        'path=A on 1',
        'path_2.one=B on 2',
      ]);
    });

    testWith('qpdf', 'stay apart where they inherit something else', async () => {
      const numbered = async (quadding: number) => {
        const raw = await rawDocument();
        const parent = raw.context.nextRef();
        const entries = { Type: 'Annot', Subtype: 'Widget', FT: 'Tx', Rect: [0, 0, 9, 9], Parent: parent };
        const field = raw.add({ ...entries, T: said(`f${quadding}`), V: said('x') });
        raw.context.assign(parent, raw.context.obj({ T: said('path'), Q: quadding, Kids: [field] }));
        raw.page({ content: '', entries: { Annots: [field] } });
        setInCatalog(raw, 'AcroForm', { Fields: [parent] });
        return save(raw.document);
      };
      expect(fieldsIn(await merged(await numbered(1), await numbered(2)))).toEqual([
        'path.f1=x on 1',
        'path_2.f2=x on 2',
      ]);
    });

    testWith('qpdf', 'under parents without a name are two fields with two values', async () => {
      const bytes = await merged(await nameless('choice', 'first'), await nameless('choice', 'second'));
      expect(fieldsIn(bytes)).toEqual(['choice=first on 1', 'choice_2=second on 2']);
    });

    testWith('qpdf', 'are called by their new names by buttons, too', async () => {
      const withButton = async () => {
        const raw = await rawDocument();
        const entries = { Type: 'Annot', Subtype: 'Widget', Rect: [0, 0, 9, 9] };
        const field = raw.add({ ...entries, FT: 'Tx', T: said('name'), V: said('x') });
        const action = { S: 'ResetForm', Fields: [said('name')], Next: { S: 'Hide', T: said('name') } };
        const button = raw.add({ ...entries, FT: 'Btn', T: said('button'), A: action });
        raw.page({ content: '', entries: { Annots: [field, button] } });
        setInCatalog(raw, 'AcroForm', { Fields: [field, button] });
        return save(raw.document);
      };
      const bytes = await merged(await withButton(), await withButton());
      const actions = dictionariesWith(bytes, '/A').map((button) => JSON.stringify(button['/A']));
      expect(actions.map((action) => action.match(/u:name\w*/g))).toEqual([
        ['u:name', 'u:name'],
        ['u:name_2', 'u:name_2'],
      ]);
    });
  });
});
