import { strToU8, zipSync } from 'fflate';
import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument, PDFHexString, PDFString, StandardFonts } from 'pdf-lib';
import sharp from 'sharp';
import type { Upload } from '../harness/http-client.js';
import { findProgram, runProgram } from '../harness/other-programs.js';

const A4: [number, number] = [595, 842];

/** A PDF with so many pages, each saying `text` and its number. */
export const textPdf = async (name: string, text: string, pages = 1): Promise<Upload> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (let page = 1; page <= pages; page += 1) {
    document.addPage(A4).drawText(`${text}, page ${page}`, { x: 60, y: 700, size: 24, font });
  }
  return { name, bytes: await document.save() };
};

/** Words of an annotation. */
const words = (text: string): PDFHexString => PDFHexString.fromText(text);

/** A PDF on which other programs have put marks without names: a square by Ada with Tom’s answer, a note, and a locked stamp by Zoë. */
export const markedPdf = async (name: string): Promise<Upload> => {
  const document = await PDFDocument.load((await textPdf(name, 'Harbour report', 2)).bytes);
  const { context } = document;
  const put = (page: number, entries: object) => {
    const ref = context.register(context.obj({ Type: 'Annot', F: 4, ...entries }));
    document.getPage(page).node.addAnnot(ref);
    return ref;
  };
  const square = { Subtype: 'Square', Rect: [100, 540, 220, 600], C: [1, 0, 0], BS: { W: 3 } };
  const asked = put(0, { ...square, T: words('Ada'), Contents: words('Is this the pier?') });
  put(0, {
    Subtype: 'Text',
    Rect: [100, 540, 120, 560],
    T: words('Tom'),
    Contents: words('It is.'),
    IRT: asked,
    F: 30,
  });
  put(0, { Subtype: 'Text', Rect: [300, 600, 320, 620], T: words('Ada'), Contents: words('Old') });
  put(1, { Subtype: 'Stamp', Rect: [300, 500, 400, 540], T: words('Zoë'), Contents: words('Filed'), F: 132 });
  return { name, bytes: await document.save() };
};

/** A PDF with a table of three columns, without lines. */
export const tablePdf = async (name: string): Promise<Upload> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage(A4);
  const rows = ['Name Town Sum', 'Ada London 12.50', 'Grace Arlington 7.25', 'Emmy Erlangen 30.00'];
  for (const [row, cells] of rows.entries()) {
    for (const [column, text] of cells.split(' ').entries()) {
      page.drawText(text, { x: 60 + column * 150, y: 700 - row * 20, size: 12, font });
    }
  }
  return { name, bytes: await document.save() };
};

/** A PDF of one page with a line of text and a picture. */
export const picturedPdf = async (name: string): Promise<Upload> => {
  const document = await PDFDocument.load((await textPdf(name, 'Harbour report')).bytes);
  const picture = await document.embedPng((await png('pier.png')).bytes);
  document.getPage(0).drawImage(picture, { x: 300, y: 400, width: 120, height: 80 });
  return { name, bytes: await document.save() };
};

/** A PDF whose form has one field, `name`, with a value. */
export const formPdf = async (name: string): Promise<Upload> => {
  const document = await PDFDocument.create();
  const field = document.getForm().createTextField('name');
  field.setText('Ada');
  field.addToPage(document.addPage(A4), { x: 60, y: 700, width: 400, height: 24 });
  return { name, bytes: await document.save() };
};

/** Grainy, so that it is large and takes its time. */
const photo = (width: number, height: number): Promise<Buffer> => {
  const grain = { width: width / 4, height: height / 4, channels: 3 } as const;
  return sharp(randomBytes(grain.width * grain.height * grain.channels), { raw: grain })
    .resize(width, height)
    .jpeg({ quality: 40 })
    .toBuffer();
};

/** The same JPEG with a comment in it, so that no two are equal bytes. */
const withComment = (jpeg: Buffer, comment: number): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe, 0, 4, comment >> 8, comment & 0xff]), jpeg.subarray(2)]);

/** A PDF whose compression takes some seconds: a photo on each page. */
export const photoPdf = async (name: string, pages: number): Promise<Upload> => {
  const document = await PDFDocument.create();
  const jpeg = await photo(1600, 1200);
  for (let page = 0; page < pages; page += 1) {
    const image = await document.embedJpg(withComment(jpeg, page));
    document.addPage(A4).drawImage(image, { x: 60, y: 400, width: 240, height: 180 });
  }
  return { name, bytes: await document.save() };
};

export const png = async (name: string): Promise<Upload> => ({
  name,
  bytes: await sharp({ create: { width: 400, height: 300, channels: 3, background: '#369' } })
    .png()
    .toBuffer(),
});

export const text = (name: string, words: string): Upload => ({ name, bytes: strToU8(`${words}\n`) });

/** A Word file with one paragraph. */
export const docx = (name: string, words: string): Upload => {
  const schema = 'http://schemas.openxmlformats.org';
  const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
  const relation = `${schema}/officeDocument/2006/relationships/officeDocument`;
  const xml = (content: string) => strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>${content}`);
  const bytes = zipSync({
    '[Content_Types].xml': xml(
      `<Types xmlns="${schema}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`,
    ),
    '_rels/.rels': xml(
      `<Relationships xmlns="${schema}/package/2006/relationships"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': xml(
      `<w:document xmlns:w="${schema}/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>${words}</w:t></w:r></w:p></w:body></w:document>`,
    ),
  });
  return { name, bytes };
};

/** A contract of two pages, both with the same address of somebody in it. */
export const agreementPdf = async (name: string): Promise<Upload> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.TimesRoman);
  const pages = [
    [
      'Consulting Agreement',
      'Between Harbour & Pine Ltd and Maria Olsen',
      'Contact: maria@example.org, telephone 0147',
    ],
    ['Annex', 'Invoices go to maria@example.org'],
  ];
  for (const lines of pages) {
    const page = document.addPage(A4);
    lines.forEach((line, index) => page.drawText(line, { x: 68, y: 740 - index * 40, size: 16, font }));
  }
  return { name, bytes: await document.save() };
};

/** An agreement with a field that waits for the signature of the tenant. */
export const preparedPdf = async (fileName: string): Promise<Upload> => {
  const { name, bytes } = await agreementPdf(fileName);
  const document = await PDFDocument.load(bytes);
  const page = document.getPage(0);
  const widget = { Type: 'Annot', Subtype: 'Widget', FT: 'Sig', F: 4, P: page.ref, Rect: [60, 200, 240, 260] };
  const ref = document.context.register(document.context.obj({ ...widget, T: PDFString.of('Tenant') }));
  page.node.addAnnot(ref);
  document.getForm().acroForm.addField(ref);
  return { name, bytes: await document.save() };
};

/** A file behind a password. Needs qpdf. */
export const lockedPdf = async ({ name, bytes }: Upload, password: string): Promise<Upload> => {
  const folder = await mkdtemp(join(tmpdir(), 'docket-sample-'));
  const open = join(folder, 'open.pdf');
  const locked = join(folder, 'locked.pdf');
  await writeFile(open, bytes);
  await runProgram(findProgram('qpdf')!, ['--encrypt', password, 'owner', '256', '--', open, locked]);
  const file = { name, bytes: await readFile(locked) };
  await rm(folder, { recursive: true });
  return file;
};

/** A text as a page of pixels, some 60 characters a line, such as a scanner makes. */
export const picture = async (name: string, words: string): Promise<Upload> => {
  const lines = words.replaceAll(/[<&]/g, ' ').match(/\S.{0,58}(?=\s|$)/g) ?? [];
  const rows = lines.map((line, at) => `<text x="80" y="${120 + at * 56}">${line}</text>`).join('');
  const size = `width="1700" height="${200 + lines.length * 56}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size} font-family="sans-serif" font-size="36">${rows}</svg>`;
  return { name, bytes: await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).png().toBuffer() };
};

/** The same as a page of a PDF, with what a fax, a clerk and a program print on it. */
export const stampedScan = async (name: string, words: string): Promise<Upload> => {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  const page = document.addPage(A4);
  page.drawImage(await document.embedPng((await picture(name, words)).bytes), { x: 0, y: 90, width: 595, height: 690 });
  page.drawText('FAX 14 MAY 2024 09:12  P.01/01', { x: 60, y: 810, size: 9, font });
  page.drawText('ABC000123', { x: 480, y: 60, size: 9, font });
  page.drawText('Page 1 of 1', { x: 270, y: 30, size: 9, font });
  return { name, bytes: await document.save() };
};
