import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { docxWith } from '../../fixtures/office-files.js';
import { inkOn, pagesIn } from '../../fixtures/rendered-look.js';
import { testOffice } from '../../fixtures/test-office.js';
import { photo } from '../../fixtures/picture-samples.js';
import { ask } from '../../fixtures/reference-programs.js';
import { noSandbox } from '../../../platform/sandbox/open-sandbox.js';
import { findLibreOffice } from './libreoffice-program.js';
import { testsItsGraphics } from './libreoffice-profile.js';
import { seededSettings } from './libreoffice-settings.js';
import { libreOfficeVersion, majorMinor, versionIn } from './libreoffice-version.js';
import type { LibreOffice } from './libreoffice.js';
import { OfficeMissing } from './office.js';

const testWithOffice = findLibreOffice() === undefined ? test.skip : test;
const TIMEOUT_MS = 120_000;

describe('the version of LibreOffice', () => {
  test.each([
    ['LibreOffice 7.4.7.2 40(Build:2)\n', '7.4.7.2'],
    ['LibreOffice 24.8.4.2 480(Build:2)\n\n', '24.8.4.2'],
    ['LibreOffice 25.2.1.2 d3abf4aee5fd705e4a92bba33a32f40bc4e56f49\n', '25.2.1.2'],
    ['LibreOfficeDev 25.8.0.0.alpha1 6f5de2c\n', '25.8.0.0.alpha1'],
    ['Collabora Office 24.04 (build 7)\n', '24.04'],
    ['javaldx: Could not find a Java Runtime Environment!\nLibreOffice 7.6.4.1 60(Build:1)\n', '7.6.4.1'],
    ['', undefined],
  ])('is read from %j', (printed, version) => {
    expect(versionIn(printed)).toBe(version);
  });

  test('stands in its settings as the program itself writes it', () => {
    expect(seededSettings(majorMinor('24.8.4.2'))).toContain('"ooSetupLastVersion" oor:op="fuse"><value>24.8</value>');
    expect(seededSettings()).not.toContain('ooSetupLastVersion');
  });

  testWithOffice('is asked of the program (LibreOffice)', async () => {
    const program = findLibreOffice() ?? '';
    expect(execFileSync(program, ['--headless', '--version'], { encoding: 'utf8' })).toContain(
      `LibreOffice ${await libreOfficeVersion(program)} `,
    );
  });
});

describe('LibreOffice', () => {
  let directory: string;
  let libreOffice: LibreOffice;
  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'docket-office-'));
    libreOffice = await testOffice(directory);
  });
  afterEach(async () => {
    await libreOffice.rest();
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  });

  const toPdf = (bytes: Uint8Array) => libreOffice.office(directory).toPdf(bytes, '.docx');

  testWithOffice(
    'lays out a Word document, and leaves nothing behind (LibreOffice)',
    async () => {
      const bytes = await toPdf(docxWith({ paragraphs: ['Hello', 'World'] }));
      expect(await pagesIn(bytes)).toBe(1);
      expect(await inkOn(bytes)).toMatchObject({ left: expect.closeTo(0.1, 1), top: expect.closeTo(0.1, 1) });
      await libreOffice.rest();
      expect([readdirSync(directory).sort(), readdirSync(join(directory, 'scratch'))]).toEqual([
        ['kept', 'scratch'],
        [],
      ]);
    },
    TIMEOUT_MS,
  );

  testWithOffice(
    'lays out two documents at the same time (LibreOffice)',
    async () => {
      const both = await Promise.all([toPdf(docxWith({})), toPdf(docxWith({}))]);
      expect(await Promise.all(both.map(pagesIn))).toEqual([1, 1]);
    },
    TIMEOUT_MS,
  );

  testWithOffice(
    'asks no other computer for anything (LibreOffice)',
    async () => {
      let asked = 0;
      const canary = createServer((_, response) => {
        asked += 1;
        response.end();
      });
      await new Promise<void>((resolve) => canary.listen(0, '127.0.0.1', resolve));
      const { port } = canary.address() as AddressInfo;
      await toPdf(docxWith({ linkedImage: `http://127.0.0.1:${port}/picture.png` }));
      canary.close();
      expect(asked).toBe(0);
    },
    TIMEOUT_MS,
  );

  testWithOffice(
    'takes no other file of this machine into a document (LibreOffice)',
    async () => {
      const path = join(directory, 'secret.png');
      writeFileSync(path, await photo({ width: 200, height: 200 }).png().toBuffer());
      const bytes = await toPdf(docxWith({ paragraphs: [], linkedImage: `file://${path}` }));
      expect(
        ask('pdfimages', bytes, '-list', 'FILE')
          .split('\n')
          .filter((line) => line.includes('image')),
      ).toEqual([]);
      expect(bytes.length).toBeLessThan(20_000);
    },
    TIMEOUT_MS,
  );

  testWithOffice(
    'starts from a profile that is made once, stays as it was made, and knows its version (LibreOffice)',
    async () => {
      const leftFolder = join(directory, 'kept');
      const inKept = () => readdirSync(leftFolder, { recursive: true }).map(String).sort();
      await Promise.all(['one', 'two'].map((text) => toPdf(docxWith({ paragraphs: [text] }))));
      const files = inKept();
      expect(files[0]).toMatch(/^libreoffice-[\d.]+-[0-9a-f]{16}$/);
      expect(testsItsGraphics(join(leftFolder, files[0] ?? ''))).toBe(false);
      expect(await pagesIn(await toPdf(docxWith({ paragraphs: ['three'] })))).toBe(1);
      expect(inKept()).toEqual(files);
      expect(readdirSync(leftFolder)).toHaveLength(1);
    },
    TIMEOUT_MS,
  );

  test('is not let near a document where nothing keeps it apart, unless that is allowed', async () => {
    const open = await testOffice(directory, { sandbox: noSandbox(), allowUnsandboxed: false });
    await expect(open.office(directory).toPdf(docxWith({}), '.docx')).rejects.toMatchObject({
      code: findLibreOffice() === undefined ? undefined : 'office.no-sandbox',
    });
  });

  test('is said to be missing where it is not on the PATH', async () => {
    const path = process.env['PATH'];
    process.env['PATH'] = directory;
    try {
      await expect(toPdf(docxWith({}))).rejects.toThrow(OfficeMissing);
    } finally {
      process.env['PATH'] = path;
    }
  });
});
