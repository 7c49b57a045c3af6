import { jest } from '@jest/globals';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { openSandboxes } from '../platform/sandbox/open-sandbox.js';
import type { Sandbox, SandboxLevel } from '../platform/sandbox/sandbox.js';
import { findLibreOffice } from './engines/libreoffice/libreoffice-program.js';
import type { LibreOffice } from './engines/libreoffice/libreoffice.js';
import { ask, isThere } from './fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { photo } from './fixtures/picture-samples.js';
import { docxWithEndlessPostScript, reaching } from './fixtures/reaching-office.js';
import { testOffice } from './fixtures/test-office.js';
import { disarmed } from './office-files/disarm/disarmed.js';
import { toPdf } from './operations/convert-to-pdf.js';
import { usualToPdf } from './fixtures/to-pdf-options.js';

jest.setTimeout(120_000);

const root = mkdtempSync(join(tmpdir(), 'docket-attack-'));
const scratch = join(root, 'scratch');
const canRun = findLibreOffice() !== undefined && isThere('pdfimages');
const sandboxes = canRun ? await openSandboxes({ scratch }) : new Map<SandboxLevel, Sandbox>();
const apart = [...sandboxes].filter(([level]) => level !== 'none');

const SECRET = join(root, 'secret.png');
const MISSING = join(root, 'missing.png');

beforeAll(async () => writeFileSync(SECRET, await photo({ width: 200, height: 200 }).png().toBuffer()));
afterAll(() => rmSync(root, { recursive: true, force: true, maxRetries: 5 }));

/** Pictures and text of a PDF. */
const contentOf = (bytes: Uint8Array): string =>
  `${ask('pdfimages', bytes, '-list', 'FILE')}\n${ask('pdftotext', bytes, 'FILE', '-')}`;

const namesOfProcesses = (): string[] =>
  readdirSync('/proc').flatMap((pid) => {
    try {
      return /^\d+$/.test(pid) ? [readFileSync(`/proc/${pid}/comm`, 'utf8').trim()] : [];
    } catch {
      return []; // it has ended meanwhile
    }
  });

(apart.length > 0 ? describe.each(apart) : describe.skip.each([['any', undefined]]))(
  'LibreOffice in a sandbox of level %s, even with a file that nobody has looked through (LibreOffice, pdfimages)',
  (level, sandbox) => {
    let libreOffice: LibreOffice;
    beforeAll(async () => {
      libreOffice = await testOffice(root, { sandbox: sandbox!, scratch });
    });
    afterAll(() => libreOffice.rest());

    const shown = async (name: string, bytes: Uint8Array): Promise<string> =>
      contentOf(await libreOffice.office(root).toPdf(bytes, extname(name)));

    for (const { way, name, make } of reaching) {
      test(`makes the same of ${way} (${name}), whether the file it asks for is there or not`, async () => {
        const there = await shown(name, make(`file://${SECRET}`));
        const missing = await shown(name, make(`file://${MISSING}`));
        expect(there).toBe(missing);
        expect(there).not.toMatch(/\b200 +200\b/);
      });
    }

    test('hands no PostScript to another program, and leaves none running', async () => {
      await shown('a.docx', docxWithEndlessPostScript());
      await libreOffice.rest();
      expect(namesOfProcesses().filter((name) => name === 'gs' || name === 'pstoedit')).toEqual([]);
      expect(readdirSync(scratch).filter((name) => name.startsWith('office-'))).toEqual([]);
      expect(level).toBe(sandbox?.level);
    });
  },
);

describe('a document that reaches out of itself', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  test.each(reaching)('loses it before any engine sees it: $way ($name)', ({ make }) => {
    const { bytes, removed } = disarmed(make(`file://${SECRET}`));
    expect(removed).toEqual({ links: 1, objects: 0 });
    expect(Buffer.from(bytes).includes(SECRET)).toBe(false);
    expect(disarmed(bytes)).toEqual({ bytes, removed: { links: 0, objects: 0 } });
  });

  test('loses its PostScript, too', () => {
    expect(disarmed(docxWithEndlessPostScript()).removed).toEqual({ links: 0, objects: 1 });
  });

  (canRun ? test : test.skip)('is converted with a note that says so (LibreOffice)', async () => {
    const file = fileOf('letter.rtf', reaching.find(({ name }) => name === 'a.rtf')!.make(`file://${SECRET}`));
    const { notes } = await toPdf([file], usualToPdf, work);
    expect(notes).toContainEqual({
      code: 'office.disarmed',
      text: 'letter.rtf: 1 link to external content not followed.',
    });
  });
});
