import { jest } from '@jest/globals';
import { PDFDict, PDFDocument, PDFHexString, PDFString, StandardFonts } from 'pdf-lib';
import { pdfArchive } from '../../../contracts/tools/pdf-archive.js';
import { dictAt, decodedBytes, streamAt } from '../content/objects.js';
import { pdfName } from '../content/pdf-name.js';
import { judgeByVerapdf, verdictIn, type Verdict } from '../engines/verapdf/verapdf.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addLink, addMark, documentWith, save } from '../fixtures/pdfs.js';
import { answerOf, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { archive } from './archive.js';

jest.setTimeout(60_000);

const VALID: Verdict = { program: 'veraPDF 1', isValid: true, pages: [], isBeyondPages: false, rules: [] };
const invalid = (...pages: number[]): Verdict => ({
  ...VALID,
  isValid: false,
  pages,
  isBeyondPages: pages.length === 0,
  rules: ['6.1.3-1'],
});

describe('a PDF for the archive (R-3.50)', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = { ...(await openWork()), now: new Date('2026-03-09T12:00:00Z') };
  });
  afterAll(() => work.end());

  const run = async (document: PDFDocument, options: object = {}, verdicts: readonly Verdict[] = []) => {
    const left = [...verdicts];
    const judgeArchive = () => Promise.resolve(left.shift());
    const file = fileOf('report.pdf', await save(document));
    return archive([file], pdfArchive.options.parse(options), { ...work, judgeArchive });
  };
  const codesOf = ({ notes }: { readonly notes: readonly { readonly code: string }[] }) =>
    notes.map(({ code }) => code);
  const described = async (bytes: Uint8Array) => {
    const { catalog } = await PDFDocument.load(bytes);
    const stream = streamAt(catalog, 'Metadata');
    return new TextDecoder().decode((stream && decodedBytes(stream)) ?? new Uint8Array());
  };

  /** Texts in fonts that every viewer has, and that no file needs to have. */
  const withStandardFonts = async () => {
    const document = await PDFDocument.create();
    const page = document.addPage([300, 300]);
    const fonts = [StandardFonts.TimesRoman, StandardFonts.HelveticaBold, StandardFonts.CourierOblique];
    for (const [index, name] of fonts.entries()) {
      page.drawText('Ärger, 5 € “fein”', {
        x: 20,
        y: 200 - index * 40,
        size: 18,
        font: await document.embedFont(name),
      });
    }
    const symbols = await document.embedFont(StandardFonts.Symbol);
    page.drawText('αβγ', { x: 20, y: 60, size: 18, font: symbols });
    return document;
  };

  /** A page in a font of which nobody knows how its letters look. */
  const withUnknownFont = async () => {
    const document = await documentWith({ text: 'First' }, {}, { text: 'Third' });
    const { context } = document;
    const descendant = {
      Type: 'Font',
      Subtype: 'CIDFontType2',
      BaseFont: 'Unheard',
      CIDSystemInfo: { Registry: PDFString.of('Adobe'), Ordering: PDFString.of('Identity'), Supplement: 0 },
      FontDescriptor: { Type: 'FontDescriptor', FontName: 'Unheard', Flags: 4 },
    };
    const font = { Type: 'Font', Subtype: 'Type0', BaseFont: 'Unheard', Encoding: 'Identity-H' };
    const page = document.getPage(1);
    const own = context.obj({ ...font, DescendantFonts: [context.register(context.obj(descendant))] });
    page.node.set(pdfName('Resources'), context.obj({ Font: { U: context.register(own) } }));
    const content = context.stream('BT /U 14 Tf 20 150 Td <00410042> Tj ET 1 0 0 rg 20 20 50 50 re f');
    page.node.set(pdfName('Contents'), context.register(content));
    return document;
  };

  test('says what it complies with, what its colours are and which file it is', async () => {
    const document = await documentWith({ text: 'Report' });
    document.setTitle('Annual <report> & more');
    const { bytes } = await run(document, { level: 'a-2u' });
    const { catalog, context } = await PDFDocument.load(bytes, { updateMetadata: false });
    expect(await described(bytes)).toMatch(/<pdfaid:part>2<.*<pdfaid:conformance>U</);
    expect(await described(bytes)).toContain('Annual &lt;report&gt; &amp; more');
    expect(String(catalog.get(pdfName('OutputIntents')))).not.toBe('undefined');
    expect(context.trailerInfo.ID).toBeDefined();
    expect(qpdfCheck(bytes)).toMatch(FLAWLESS);
  });

  testWith('pdffonts', 'has the fonts that it only named, and reads as before', async () => {
    const result = await run(await withStandardFonts());
    const fonts = answerOf('pdffonts', result.bytes, 'FILE').split('\n').slice(2, -1);
    expect(fonts.map((line) => / (yes|no) +(yes|no) +(yes|no) +\d+ +\d+$/.exec(line)?.[1])).toEqual(
      fonts.map(() => 'yes'),
    );
    expect(fonts).toHaveLength(4);
    expect(codesOf(result)).toEqual(['archive.fonts', 'archive.not-proven']);
    expect(textOf(result.bytes)).toContain('Ärger, 5 € “fein”');
    expect(textOf(result.bytes)).toContain('αβγ');
  });

  test('loses scripts, attached files and actions, and says so', async () => {
    const document = await documentWith({ text: 'Report' });
    document.addJavaScript('hello', 'app.alert(1)');
    await document.attach(new TextEncoder().encode('a,b'), 'table.csv', { mimeType: 'text/csv' });
    addLink(document, 0, { uri: 'https://example.org/' });
    const { bytes, notes } = await run(document);
    expect(notes.map(({ text }) => text)).toContain('Removed: 1 script, 1 attached file.');
    const { catalog } = await PDFDocument.load(bytes);
    const names = dictAt(catalog, 'Names');
    expect([names?.has(pdfName('JavaScript')) ?? false, names?.has(pdfName('EmbeddedFiles')) ?? false]).toEqual([
      false,
      false,
    ]);
    expect(Buffer.from(await save(await PDFDocument.load(bytes))).includes('https://example.org/')).toBe(true);
  });

  test('keeps attached files where the third part of the standard is asked for', async () => {
    const document = await documentWith({ text: 'Report' });
    await document.attach(new TextEncoder().encode('a,b'), 'table.csv', { mimeType: 'text/csv' });
    const { bytes } = await run(document, { level: 'a-3b' });
    const result = await PDFDocument.load(bytes);
    expect(result.catalog.lookup(pdfName('AF'))).toBeDefined();
    expect(Buffer.from(await save(result)).toString('latin1')).toMatch(/\/AFRelationship \/\w+/);
    expect(await described(bytes)).toMatch(/<pdfaid:part>3<.*<pdfaid:conformance>B</);
  });

  testWith('pdftotext', 'has a picture in the place of a page that cannot be mended, and names the page', async () => {
    const { bytes, notes } = await run(await withUnknownFont());
    expect(notes.map(({ text }) => text)).toContain(
      'Pages that could only be kept as pictures: 2. Their text can still be searched.',
    );
    const pages = answerOf('pdfimages', bytes, '-list', 'FILE').split('\n').slice(2, -1);
    expect(pages.map((line) => Number(line.trim().split(/\s+/)[0]))).toEqual([2]);
    expect(textOf(bytes)).toMatch(/First[^]*Third/);
  });

  test('is not made of such a page where pictures are not wanted', async () => {
    await expect(run(await withUnknownFont(), { whenNot: 'refuse' })).rejects.toMatchObject({
      code: 'archive.page-not-possible',
      facts: { name: 'report.pdf', page: 2 },
    });
  });

  test('is said to be proven only where a program has judged it', async () => {
    const texts = async (verdicts: readonly Verdict[]) =>
      (await run(await documentWith({ text: 'Report' }), {}, verdicts)).notes.map(({ text }) => text);
    expect(await texts([VALID])).toContain('veraPDF 1 found this file to be a valid PDF/A-2b.');
    expect((await texts([])).at(-1)).toMatch(/^Not proven: this file was made by the rules of PDF\/A-2b/);
  });

  testWith(
    'pdftotext',
    'has pictures of the pages on which the program finds mistakes, searchable as before',
    async () => {
      const document = await documentWith({ text: 'Alpha' }, { text: 'Beta', rotate: 90 }, { text: 'Gamma' });
      const { bytes, notes } = await run(document, {}, [invalid(1), VALID]);
      expect(notes.find(({ code }) => code === 'archive.pictures')?.text).toContain('pictures: 2.');
      expect(textOf(bytes)).toMatch(/Alpha[^]*Beta[^]*Gamma/);
    },
  );

  testWith('pdftotext', 'consists of pictures where the program finds mistakes elsewhere', async () => {
    const document = await documentWith({ text: 'Alpha' }, { text: 'Beta' });
    const { bytes, notes } = await run(document, {}, [invalid(), VALID]);
    expect(notes.find(({ code }) => code === 'archive.pictures')?.text).toContain('pictures: 1, 2.');
    expect(textOf(bytes)).toMatch(/Alpha[^]*Beta/);
    expect(await described(bytes)).toContain('<pdfaid:part>2<');
  });

  test('is not given out where the program finds mistakes in the pictures, too', async () => {
    const document = await documentWith({ text: 'Alpha' });
    await expect(run(document, {}, [invalid(), invalid()])).rejects.toMatchObject({ code: 'archive.not-valid' });
  });

  test('has marks that are printed, each with one look, and no signature of the file as it was', async () => {
    const document = await documentWith({ text: 'Report' });
    addMark(document, 0, { entries: { F: 0, T: 'Zoe' } });
    const { context } = document;
    const field = context.obj({
      FT: 'Sig',
      T: PDFString.of('signed'),
      V: { Type: 'Sig', Contents: PDFHexString.of('00') },
    });
    document.catalog.set(pdfName('AcroForm'), context.obj({ Fields: [context.register(field)], SigFlags: 3 }));
    const result = await PDFDocument.load((await run(document)).bytes);
    const [mark] = result.getPage(0).node.Annots()?.asArray() ?? [];
    expect(String(result.context.lookup(mark, PDFDict).get(pdfName('F')))).toBe('4');
    expect(Buffer.from(await save(result)).toString('latin1')).not.toMatch(/\/Type \/Sig\b/);
  });

  test('says what four inks look like, and looks the same', async () => {
    const document = await documentWith({});
    const { context } = document;
    const page = document.getPage(0).node;
    page.set(pdfName('Contents'), context.register(context.stream('.9 .2 .1 .1 k 0 0 200 300 re f')));
    const { bytes, notes } = await run(document);
    expect(notes.map(({ code }) => code)).toEqual(['archive.not-proven']);
    const resources = dictAt((await PDFDocument.load(bytes)).getPage(0).node, 'Resources');
    expect(dictAt(resources, 'ColorSpace')?.has(pdfName('DefaultCMYK'))).toBe(true);
  });

  testWith('verapdf', 'is valid at each level', async () => {
    for (const level of ['a-2b', 'a-2u', 'a-3b'] as const) {
      const { bytes } = await run(await withStandardFonts(), { level });
      const verdict = await judgeByVerapdf(bytes, level.slice(2) as '2b');
      expect([level, verdict?.rules]).toEqual([level, []]);
    }
  });
});

describe('a report of veraPDF', () => {
  const reportWith = (compliant: boolean, ...contexts: string[]) => {
    const ruleSummaries = [{ clause: '6.2.11.4.1', testNumber: 1, checks: contexts.map((context) => ({ context })) }];
    const details = { ruleSummaries: compliant ? [] : ruleSummaries };
    return JSON.stringify({ report: { jobs: [{ validationResult: [{ compliant, details }] }] } });
  };

  test('names the pages with mistakes, each once and in order', () => {
    const report = reportWith(false, 'root/document[0]/pages[7](3 0 obj PDPage)/x', 'root/document[0]/pages[0]/y');
    expect(verdictIn(report, 'veraPDF 1')).toEqual({ ...invalid(0, 7), rules: ['6.2.11.4.1-1'] });
  });

  test('tells mistakes that are on no page', () => {
    expect(verdictIn(reportWith(false, 'root'), 'veraPDF 1')?.isBeyondPages).toBe(true);
    expect(verdictIn(reportWith(true), 'veraPDF 1')).toEqual(VALID);
  });

  test('that judges nothing is none', () => {
    expect(verdictIn('', 'veraPDF 1')).toBeUndefined();
    expect(verdictIn('{"report":{"jobs":[{"taskException":{}}]}}', 'veraPDF 1')).toBeUndefined();
  });
});
