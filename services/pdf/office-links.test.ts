import { jest } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { findLibreOffice } from './engines/libreoffice/libreoffice-program.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { isThere, textOf } from './fixtures/reference-programs.js';
import { toPdf } from './operations/convert-to-pdf.js';
import { usualToPdf } from './fixtures/to-pdf-options.js';

jest.setTimeout(600_000);

const testAll = findLibreOffice() !== undefined && isThere('pdftotext') ? test : test.skip;
const CANARY = 'SECRETCANARY';
const CACHED = 'seen before';

const ODF = 'urn:oasis:names:tc:opendocument:xmlns';
const text = (content: string): Uint8Array => new TextEncoder().encode(`<?xml version="1.0"?>${content}`);

const odsWith = (tables: string): Uint8Array => {
  const names = ['office', 'table', 'text'].map((name) => `xmlns:${name}="${ODF}:${name}:1.0"`).join(' ');
  const type = 'application/vnd.oasis.opendocument.spreadsheet';
  const entry = (path: string, mime: string): string =>
    `<manifest:file-entry manifest:full-path="${path}" manifest:media-type="${mime}"/>`;
  return zipSync({
    mimetype: [new TextEncoder().encode(type), { level: 0 }],
    'META-INF/manifest.xml': text(
      `<manifest:manifest xmlns:manifest="${ODF}:manifest:1.0" manifest:version="1.2">${entry('/', type)}${entry('content.xml', 'text/xml')}</manifest:manifest>`,
    ),
    'content.xml': text(
      `<office:document-content ${names} xmlns:of="${ODF}:of:1.2" xmlns:xlink="http://www.w3.org/1999/xlink" office:version="1.2"><office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`,
    ),
  });
};

const cell = (value: string, attributes = ''): string =>
  `<table:table-row><table:table-cell office:value-type="string" ${attributes}><text:p>${value}</text:p></table:table-cell></table:table-row>`;
const sheet = (inside: string): string => `<table:table table:name="A">${inside}</table:table>`;

describe('a workbook that takes its values from elsewhere (LibreOffice, pdftotext)', () => {
  let work: TestWork;
  let folder: string;
  beforeAll(async () => {
    work = await openWork();
    folder = mkdtempSync(join(tmpdir(), 'docket-links-'));
    writeFileSync(join(folder, 'canary.ods'), odsWith(sheet(cell(CANARY))));
  });
  afterAll(() => {
    work.end();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });

  const formula = () => `table:formula="of:=[&apos;file://${folder}/canary.ods&apos;#$A.A1]"`;
  const byFormula = () => odsWith(sheet(cell(CACHED, formula())));
  const bySource = () =>
    odsWith(
      sheet(
        `<table:table-source xlink:type="simple" xlink:href="file://${folder}/canary.ods" table:table-name="A"/>${cell(CACHED)}`,
      ),
    );

  /** As LibreOffice writes it, where nothing keeps it from the other file. */
  const converted = (bytes: Uint8Array, extension: string): Uint8Array => {
    writeFileSync(join(folder, 'linked.ods'), bytes);
    const profile = `-env:UserInstallation=file://${folder}/profile`;
    const args = ['--headless', '--convert-to', extension, '--outdir', folder, join(folder, 'linked.ods')];
    spawnSync('soffice', [profile, ...args]);
    return new Uint8Array(readFileSync(join(folder, `linked.${extension}`)));
  };

  const ways: readonly { readonly name: string; readonly make: () => Uint8Array }[] = [
    { name: 'formula.ods', make: byFormula },
    { name: 'source.ods', make: bySource },
    { name: 'formula.xls', make: () => converted(byFormula(), 'xls') },
    { name: 'formula.xlsx', make: () => converted(byFormula(), 'xlsx') },
  ];

  for (const { name, make } of ways) {
    testAll(`shows the value that it was saved with, and says that it did not look (${name})`, async () => {
      const options = usualToPdf;
      const bytes = make();
      const result = await toPdf([fileOf(name, bytes)], options, work);
      const said = textOf(result.bytes);
      expect(said).not.toContain(CANARY);
      expect(result.notes).toEqual([
        { code: 'office.disarmed', text: `${name}: 1 link to external content not followed.` },
      ]);
      if (name.endsWith('.ods')) expect(said).toContain(CACHED);
    });
  }
});
