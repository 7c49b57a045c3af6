import { jest } from '@jest/globals';
import { PDFDocument, PDFName } from 'pdf-lib';
import { pdfSanitise } from '../../../contracts/tools/pdf-sanitise.js';
import {
  actionPlants,
  activePdf,
  filePlants,
  oneOfEach,
  PAGE_TEXT,
  PLANTED,
  plantLink,
  plantXfa,
  scriptPlants,
} from '../fixtures/active-pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { addLink, documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { line, rawDocument, said, setInCatalog, type RawDocument } from '../fixtures/raw-pdf.js';
import { answerOf, ask, FLAWLESS, qpdfCheck, testWith, textOf } from '../fixtures/reference-programs.js';
import { linkTargets } from '../fixtures/rendered-look.js';
import { sealed } from '../fixtures/sealed-pdfs.js';
import { foundIn } from '../fixtures/searched.js';
import { openRevision } from '../signing/revision/revision.js';
import { sanitise } from './sanitise.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const resultOf = (bytes: Uint8Array, options: Record<string, unknown> = {}, password?: string) =>
  sanitise(
    [{ ...fileOf('a.pdf', bytes), ...(password !== undefined && { password }) }],
    pdfSanitise.options.parse(options),
    work,
  );
const sanitised = async (bytes: Uint8Array, options: Record<string, unknown> = {}) =>
  (await resultOf(bytes, options)).bytes;
const notesOf = async (bytes: Uint8Array, options: Record<string, unknown> = {}) =>
  (await resultOf(bytes, options)).notes.map(({ text }) => text);
const keep = (...kinds: readonly string[]) => Object.fromEntries(kinds.map((kind) => [`remove${kind}`, false]));

describe('sanitising', () => {
  const planted = { ...scriptPlants, ...actionPlants, ...filePlants };
  test.each(Object.entries(planted))('leaves nothing in the bytes of what stood %s', async (_, plant) => {
    const before = await activePdf(plant, plantLink);
    expect(await foundIn(before, PLANTED, work.qpdf)).not.toEqual([]);
    expect(await foundIn(await sanitised(before), PLANTED, work.qpdf)).toEqual([]);
  });

  test('leaves nothing in the bytes of an XFA form and of links', async () => {
    expect(await foundIn(await sanitised(await activePdf(plantXfa, plantLink)), PLANTED, work.qpdf)).toEqual([]);
  });

  test('leaves nothing of an earlier version', async () => {
    const revision = await openRevision(await oneOfEach(), 'second');
    revision.document.catalog.delete(PDFName.of('OpenAction') as never);
    revision.touch(revision.document.context.trailerInfo.Root as never);
    const bytes = await sanitised(await revision.save());
    expect(await foundIn(bytes, PLANTED, work.qpdf)).toEqual([]);
    expect(Buffer.from(bytes).toString('latin1').split('%%EOF')).toHaveLength(2);
  });

  test('counts what it removed', async () => {
    const link = 'action that opens or sends something';
    expect(await notesOf(await oneOfEach())).toEqual([
      `Removed: 1 script, 1 ${link}, 1 attached file, 1 XFA form, 1 link.`,
      expect.stringContaining('XFA'),
    ]);
  });

  test('says that there was nothing to remove', async () => {
    expect(await notesOf(await pdfWith({ text: 'plain' }), keep('Actions', 'Files'))).toEqual([
      'Nothing to remove: this PDF has no scripts, XFA forms or links.',
    ]);
  });

  test('says what it left in because a switch was off', async () => {
    const { notes } = await resultOf(await oneOfEach(), keep('Scripts', 'Files', 'Links'));
    expect(notes).toEqual([
      { code: 'sanitise.removed', text: 'Removed: 1 action that opens or sends something.' },
      {
        code: 'pdf.active-content',
        text: 'This PDF contains 1 script, 1 attached file and 1 XFA form. All of it was kept, because removal was switched off.',
      },
      { code: 'sanitise.links-kept', text: '1 link kept, because removal was switched off.' },
    ]);
  });

  test('is refused where nothing is to be removed', async () => {
    await expect(resultOf(await pdfWith({}), keep('Scripts', 'Actions', 'Files', 'Links'))).rejects.toMatchObject({
      code: 'tool.option-invalid',
      facts: { field: 'removeScripts' },
    });
  });

  test('removes properties when asked to, and not otherwise', async () => {
    const document = await documentWith({});
    document.setTitle('About Zanzibar');
    document.getPage(0).node.set(PDFName.of('PieceInfo'), document.context.obj({ Editor: { Private: said(PLANTED) } }));
    const before = await save(document);
    expect((await PDFDocument.load(await sanitised(before))).getTitle()).toBe('About Zanzibar');
    const { bytes, notes } = await resultOf(before, { removeMetadata: true });
    expect(await foundIn(bytes, PLANTED, work.qpdf)).toEqual([]);
    expect(notes.map(({ text }) => text)).toEqual(['Removed: document properties.']);
  });

  const inEvery: Readonly<Record<string, (raw: RawDocument) => void>> = {
    'a form that TeX has taken in': (raw) => {
      const info = raw.add({ Author: said(PLANTED), Producer: said(PLANTED) });
      const form = raw.form('', { 'PTEX.InfoDict': info, 'PTEX.FileName': said(PLANTED) });
      raw.page({ content: '/X Do', resources: { XObject: { X: form } } });
    },
    'entries of pictures and forms that only their program knows': (raw) => {
      const form = raw.form('', { OwnEntry: { Who: said(PLANTED) } });
      const shape = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 };
      const picture = raw.context.stream('x', { ...shape, ColorSpace: 'DeviceGray', ImageAuthor: said(PLANTED) });
      raw.page({ content: '/X Do /Y Do', resources: { XObject: { X: form, Y: raw.context.register(picture) } } });
    },
    'a list of marked content': (raw) => {
      raw.page({ content: `/Artifact <</Type/Pagination/Author (${PLANTED})/Nested [(x)]>> BDC ${line('x')} EMC` });
      raw.page({ content: `/Foo <</Deep<</Deeper[<</Company (${PLANTED})>>]>>/E(kept)>> BDC EMC` });
      raw.page({ content: `/Tag <</Producer<${Buffer.from(PLANTED).toString('hex')}>>>DP` });
    },
    'a list of marked content among the resources': (raw) => {
      const list = raw.add({ Author: said(PLANTED), MCID: 0 });
      raw.page({ content: '/Span /P BDC EMC', resources: { Properties: { P: list } } });
    },
    'the form, and private entries of catalog and page': (raw) => {
      raw.page({ content: '', entries: { PDFpenImprints: [{ Text: said(PLANTED) }], OwnEntry: said(PLANTED) } });
      setInCatalog(raw, 'AcroForm', { Fields: [], Producer: said(PLANTED), Made: said(PLANTED) });
      setInCatalog(raw, 'OwnEntry', { Name: said(PLANTED) });
    },
    'a layer and a comment': (raw) => {
      const user = { Type: 'Ind', Name: said(PLANTED) };
      const usage = { CreatorInfo: { Creator: said(PLANTED), Subtype: 'Artwork' }, User: user };
      const layer = raw.add({ Type: 'OCG', Name: said('x'), Usage: usage });
      setInCatalog(raw, 'OCProperties', { OCGs: [layer], D: { Creator: said(PLANTED) } });
      const comment = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], Contents: said('kept') };
      const entries = { T: said(PLANTED), M: said(PLANTED), 'AAPL:AKExtras': { Who: said(PLANTED) } };
      raw.page({ content: '', entries: { Annots: [raw.add({ ...comment, ...entries })] } });
    },
    'a picture': (raw) => {
      const note = Buffer.from(`Exif\0\0${PLANTED}`);
      const segment = Buffer.concat([Buffer.from([0xff, 0xe1, 0, note.length + 2]), note]);
      const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8]), segment, Buffer.from([0xff, 0xd9])]);
      const entries = { Type: 'XObject', Subtype: 'Image', Width: 1, Height: 1, BitsPerComponent: 8 };
      const picture = raw.context.stream(jpeg, { ...entries, ColorSpace: 'DeviceGray', Filter: 'DCTDecode' });
      raw.page({ content: '/X Do', resources: { XObject: { X: raw.context.register(picture) } } });
    },
  };
  test.each(Object.entries(inEvery))('finds who made it in %s', async (_, plant) => {
    const raw = await rawDocument();
    plant(raw);
    const before = await save(raw.document);
    expect(await foundIn(before, PLANTED, work.qpdf)).not.toEqual([]);
    const { bytes, notes } = await resultOf(before, { removeMetadata: true });
    expect(await foundIn(bytes, PLANTED, work.qpdf)).toEqual([]);
    expect(notes.map(({ text }) => text)).toEqual(['Removed: document properties.']);
    expect(await foundIn(await sanitised(before), PLANTED, work.qpdf)).not.toEqual([]);
  });

  test('keeps what comments say, and everything where nobody is named', async () => {
    const raw = await rawDocument();
    const comment = { Type: 'Annot', Subtype: 'Text', Rect: [0, 0, 9, 9], Contents: said(PLANTED) };
    raw.page({ content: '/Span <</ActualText (x)>> BDC EMC', entries: { Annots: [raw.add(comment)] } });
    const bytes = await sanitised(await save(raw.document), { removeMetadata: true });
    expect(await foundIn(bytes, PLANTED, work.qpdf)).not.toEqual([]);
    expect(await foundIn(bytes, 'ActualText', work.qpdf)).not.toEqual([]);
  });

  test.each(['<</A (b>>', '<</A>>', '<</A [1 2>>', '<</A 1 2 R 3>>', '[1 2', '<</A nul>>', '', '<</A }>>'])(
    'cleans a file with an object that readers only warn about: %s',
    async (odd) => {
      const open = '<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(x)>>>>';
      const pages = ['<</Type/Pages/Kids[3 0 R]/Count 1>>', '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Odd 4 0 R>>'];
      const objects = [open, ...pages, odd].map((body, index) => `${index + 1} 0 obj\n${body}\nendobj\n`);
      const starts = objects.map((_, index) => `%PDF-1.7\n${objects.slice(0, index).join('')}`.length);
      const rows = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('');
      const body = `%PDF-1.7\n${objects.join('')}`;
      const table = `xref\n0 5\n0000000000 65535 f \n${rows}trailer\n<</Size 5/Root 1 0 R>>`;
      const bytes = Buffer.from(`${body}${table}\nstartxref\n${body.length}\n%%EOF\n`);
      expect(await notesOf(bytes)).toEqual(['Removed: 1 script.']);
    },
  );

  test('keeps links within the document, and what follows on a script', async () => {
    const document = await documentWith({}, {});
    addLink(document, 0, { page: 1 });
    addLink(document, 0, { uri: 'https://example.org' });
    const link = document.getPage(0).node.Annots()?.lookup(0);
    const jump = { S: 'GoTo', D: [document.getPage(1).ref, 'Fit'] };
    const chain = document.context.obj({ S: 'JavaScript', JS: said(PLANTED), Next: [jump] });
    (link as never as Map<PDFName, unknown>).delete(PDFName.of('Dest'));
    (link as never as Map<PDFName, unknown>).set(PDFName.of('A'), chain);
    expect(await linkTargets(await sanitised(await save(document)))).toEqual([[2, '-'], []]);
  });

  test('keeps fields, their values and the area of a link', async () => {
    const bytes = await sanitised(await activePdf(plantXfa, plantLink));
    const document = await PDFDocument.load(bytes);
    expect(document.getForm().getTextField('name').getText()).toBe('kept');
    expect(document.getPage(0).node.Annots()?.size()).toBe(2);
  });

  test('opens an encrypted file with its password, and cleans it', async () => {
    const args = ['--encrypt', 'open sesame', 'owner', '256', '--', 'in.pdf'];
    const locked = await work.qpdf.write({ args, files: { 'in.pdf': await oneOfEach() } });
    const { bytes } = await resultOf(locked, {}, 'open sesame');
    expect(await foundIn(bytes, PLANTED, work.qpdf)).toEqual([]);
    await expect(resultOf(locked)).rejects.toMatchObject({ code: 'pdf.encrypted' });
  });

  test('cleans a signed file', async () => {
    expect(await foundIn(await sanitised(await sealed(await oneOfEach())), PLANTED, work.qpdf)).toEqual([]);
  });

  test('cleans a damaged file, or refuses it', async () => {
    const whole = await oneOfEach();
    for (const at of [0.3, 0.6, 0.8, 0.95]) {
      const broken = whole.slice(0, Math.round(whole.length * at));
      const bytes = await sanitised(broken).catch((error: unknown) => {
        expect(error).toMatchObject({ code: 'pdf.unreadable' });
        return undefined;
      });
      if (bytes) expect(await foundIn(bytes, PLANTED, work.qpdf)).toEqual([]);
    }
  });
});

describe('a sanitised file', () => {
  testWith('qpdf', 'has no flaw', async () => {
    expect(qpdfCheck(await sanitised(await oneOfEach()))).toContain(FLAWLESS);
  });

  testWith('qpdf', 'has no key of anything active', async () => {
    const keys = /"\/(JS|JavaScript|OpenAction|AA|EF|EmbeddedFiles|XFA|URI|Launch|FileAttachment|RichMedia)"/;
    const all = await activePdf(...Object.values({ ...scriptPlants, ...actionPlants, ...filePlants }), plantXfa);
    expect(answerOf('qpdf', all, '--json=2', 'FILE')).toMatch(keys);
    expect(answerOf('qpdf', await sanitised(all), '--json=2', 'FILE')).not.toMatch(keys);
  });

  test.each(Object.entries(scriptPlants))('stays readable without the script %s', async (_, plant) => {
    expect((await PDFDocument.load(await sanitised(await activePdf(plant)))).getPageCount()).toBe(1);
  });

  testWith('pdfinfo', 'has no script for another program', async () => {
    const all = await activePdf(...Object.values(scriptPlants));
    expect(answerOf('pdfinfo', all, '-js', 'FILE')).toContain(PLANTED);
    expect(answerOf('pdfinfo', await sanitised(all), '-js', 'FILE')).not.toMatch(/script/i);
  });

  testWith('pdfinfo', 'has no address for another program', async () => {
    const linked = await activePdf(plantLink);
    expect(answerOf('pdfinfo', linked, '-url', 'FILE')).toContain(PLANTED);
    expect(answerOf('pdfinfo', await sanitised(linked), '-url', 'FILE')).not.toContain(PLANTED);
  });

  testWith('pdfdetach', 'has no file for another program', async () => {
    for (const plant of Object.values(filePlants).slice(0, 2)) {
      const before = await activePdf(plant);
      expect(ask('pdfdetach', before, '-list', 'FILE')).toContain('1 embedded files');
      expect(ask('pdfdetach', await sanitised(before), '-list', 'FILE')).toContain('0 embedded files');
    }
  });

  testWith('mutool', 'has nothing active for another program', async () => {
    const shown = ask('mutool', await sanitised(await oneOfEach()), 'show', 'FILE', 'grep');
    expect(shown).toContain('/Type/Page');
    expect(shown).not.toMatch(/JavaScript|\/JS|Launch|EmbeddedFile|XFA|URI/);
  });

  testWith('pdftotext', 'has its text', async () => {
    expect(textOf(await sanitised(await oneOfEach()))).toContain(PAGE_TEXT);
  });
});
