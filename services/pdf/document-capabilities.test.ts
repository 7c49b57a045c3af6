import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { documentCapabilities } from './document-capabilities.js';
import { findLibreOffice } from './engines/libreoffice/libreoffice-program.js';

const testWithOffice = findLibreOffice() === undefined ? test.skip : test;

describe('what can be done with documents here', () => {
  testWithOffice('is everything with the Office engine (LibreOffice)', () => {
    expect(documentCapabilities()).toMatchObject({
      office: { state: 'full', unlock: null },
      unavailableExtensions: [],
    });
  });

  test('without it is less, and it is said for which files, and how to get it', () => {
    const path = process.env['PATH'];
    const empty = mkdtempSync(`${tmpdir()}/docket-empty-`);
    process.env['PATH'] = empty;
    try {
      const { office, unavailableExtensions } = documentCapabilities();
      expect(office).toMatchObject({ state: 'limited', unlock: expect.stringContaining('libreoffice-writer-nogui') });
      expect(office.text).toMatch(
        /simplified layout.*\.docx, \.xlsx, \.rtf\. Not converted at all: \.doc, \.xls, \.ppt, \.pptx, \.odt/,
      );
      expect(unavailableExtensions).toEqual(['.doc', '.xls', '.ppt', '.pptx', '.odt', '.ods', '.odp']);
    } finally {
      process.env['PATH'] = path;
      rmSync(empty, { recursive: true });
    }
  });
});
