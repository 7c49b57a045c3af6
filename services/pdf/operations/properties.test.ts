import { jest } from '@jest/globals';
import { PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { pdfProperties } from '../../../contracts/tools/pdf-properties.js';
import { decodedBytes } from '../content/objects.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { documentWith, pdfWith, save } from '../fixtures/pdfs.js';
import { ask, FLAWLESS, qpdfCheck, testWith } from '../fixtures/reference-programs.js';
import { properties } from './properties.js';

jest.setTimeout(60_000);

let work: TestWork;
beforeAll(async () => {
  work = await openWork();
});
afterAll(() => work.end());

const run = async (bytes: Uint8Array, options: object) =>
  (await properties([fileOf('report.pdf', bytes)], pdfProperties.options.parse(options), work)).bytes;

const xmpIn = async (bytes: Uint8Array): Promise<string> => {
  const stream = (await PDFDocument.load(bytes)).catalog.lookup(PDFName.of('Metadata'));
  return new TextDecoder().decode(stream instanceof PDFRawStream ? decodedBytes(stream) : undefined);
};

const all = { title: 'Żółć & <Zoë>', author: 'أدا', subject: '报告', keywords: 'bridge, iron', language: 'pl' };

describe('properties', () => {
  test('are the same in both lists of a document', async () => {
    const bytes = await run(await pdfWith({ text: 'x' }), all);
    const document = await PDFDocument.load(bytes, { updateMetadata: false });
    expect([document.getTitle(), document.getAuthor(), document.getSubject(), document.getKeywords()]).toEqual([
      all.title,
      all.author,
      all.subject,
      all.keywords,
    ]);
    const xmp = await xmpIn(bytes);
    for (const text of [
      'Żółć &amp; &lt;Zoë&gt;',
      all.author,
      all.subject,
      '<rdf:li>bridge</rdf:li>',
      '<rdf:li>pl</rdf:li>',
    ])
      expect(xmp).toContain(text);
  });

  testWith('pdfinfo', 'are read by Poppler', async () => {
    const pdfInfo = ask('pdfinfo', await run(await pdfWith({ text: 'x' }), all), 'FILE');
    expect(pdfInfo).toContain(all.title);
    expect(pdfInfo).toContain(all.subject);
  });

  testWith('qpdf', 'make a file without a flaw', async () => {
    expect(qpdfCheck(await run(await pdfWith({ text: 'x' }), all))).toContain(FLAWLESS);
  });

  const described = async () => {
    const document = await documentWith({ text: 'x' });
    document.setTitle('Old');
    document.setAuthor('Ann');
    const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:dc="http://purl.org/dc/elements/1.1/" pdfaid:part="2" pdf:Keywords="stale"><dc:title><rdf:Alt><rdf:li>Old</rdf:li></rdf:Alt></dc:title></rdf:Description></rdf:RDF></x:xmpmeta>`;
    document.catalog.set(
      PDFName.of('Metadata'),
      document.context.register(document.context.stream(xmp, { Type: 'Metadata', Subtype: 'XML' })),
    );
    return save(document);
  };

  test('that are left empty stay as they are, and so does what else the document says of itself', async () => {
    const bytes = await run(await described(), { title: 'New' });
    const xmp = await xmpIn(bytes);
    expect(xmp).toContain('pdfaid:part="2"');
    expect(xmp).toContain('<rdf:li>Ann</rdf:li>');
    expect(xmp).not.toMatch(/Old|stale/);
    expect((await PDFDocument.load(bytes, { updateMetadata: false })).getAuthor()).toBe('Ann');
  });

  test('that are left empty go where that is asked for', async () => {
    const bytes = await run(await described(), { title: 'New', removeEmpty: true });
    expect((await PDFDocument.load(bytes, { updateMetadata: false })).getAuthor()).toBeUndefined();
    expect(await xmpIn(bytes)).not.toContain('Ann');
  });

  test('are refused where none is given', async () => {
    await expect(run(await pdfWith({}), {})).rejects.toMatchObject({ code: 'tool.option-invalid' });
  });

  test('take a tag for a language', () => {
    expect(pdfProperties.options.safeParse({ language: 'Polish please' }).success).toBe(false);
  });
});
