import exceljs from 'exceljs';
import { jest } from '@jest/globals';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { docxWith } from '../../fixtures/office-files.js';
import { pagesIn } from '../../fixtures/rendered-look.js';
import { testOffice } from '../../fixtures/test-office.js';
import { findLibreOffice } from './libreoffice-program.js';
import { findOfficePython } from './libreoffice-python.js';
import type { LibreOffice } from './libreoffice.js';

jest.setTimeout(120_000);

const program = findLibreOffice();
const canWait = program !== undefined && (await findOfficePython(program)) !== undefined;
const testAhead = canWait ? test : test.skip;

const commandOf = (pid: string): string => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return ''; // it has ended meanwhile
  }
};

/** The processes that name a folder, as every LibreOffice names its own. */
const runningIn = (folder: string): string[] =>
  readdirSync('/proc').filter((name) => /^\d+$/.test(name) && commandOf(name).includes(folder));

const gone = async (folder: string): Promise<void> => {
  while (runningIn(folder).length > 0) await pause(20);
};

/** One of them may have gone with the one before it. */
const endAtOnce = (pid: number): void => {
  try {
    process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
};

describe('a LibreOffice that is started ahead', () => {
  let directory: string;
  let libreOffice: LibreOffice | undefined;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'docket-ahead-'));
    chmodSync(directory, 0o755); // as folders of programs are
  });
  afterEach(async () => {
    await libreOffice?.rest();
    await gone(directory);
    rmSync(directory, { recursive: true, force: true, maxRetries: 5 });
  });

  const scratch = () => join(directory, 'scratch');
  const waiting = () => readdirSync(scratch()).filter((name) => name.startsWith('office-'));
  const open = async (limits: object = {}) =>
    (libreOffice = await testOffice(directory, { limits, startsAhead: true }));
  const letter = (text: string) => docxWith({ paragraphs: [text] });

  testAhead('works on one document, and the next one waits in a folder of its own (LibreOffice)', async () => {
    const office = (await open()).office(directory);
    const folders: string[][] = [];
    for (const text of ['one', 'two', 'three']) {
      expect(await pagesIn(await office.toPdf(letter(text), '.docx'))).toBe(1);
      while (waiting().length !== 1) await pause(20);
      folders.push(waiting());
    }
    expect(new Set(folders.flat()).size).toBe(3);
  });

  testAhead('is started anew when it has died meanwhile (LibreOffice)', async () => {
    const office = (await open()).office(directory);
    await office.toPdf(letter('one'), '.docx');
    while (waiting().length !== 1) await pause(20);
    const folder = join(scratch(), waiting()[0]!);
    while (runningIn(folder).length === 0) await pause(20);
    process.kill(Number(runningIn(folder)[0]), 'SIGKILL'); // the others end with the first
    expect(await pagesIn(await office.toPdf(letter('two'), '.docx'))).toBe(1);
  });

  /** Ends whatever is at the first document: all of it, or LibreOffice alone. @returns how many were at it in all */
  const crashesAtFirst = async (of: 'all' | 'LibreOffice', extension: string, bytes: Uint8Array) => {
    const source = join(directory, `a${extension}`);
    const target = join(directory, 'a.pdf');
    writeFileSync(source, bytes);
    let runs = 0;
    const counts = (pid: number) => {
      runs += 1;
      const own = runningIn(scratch()).filter((one) => commandOf(one).includes('soffice.bin'));
      if (runs === 1) for (const one of of === 'all' ? [pid] : own) endAtOnce(Number(one));
      return () => undefined;
    };
    const fitsSheets = extension === '.xlsx';
    await (await open()).convert({ source, target, extension, name: 'a', fitsSheets, counts });
    return { runs, pages: await pagesIn(new Uint8Array(readFileSync(target))) };
  };

  testAhead.each([
    ['all', '.docx'],
    ['LibreOffice', '.docx'],
    ['all', '.xlsx'],
    ['LibreOffice', '.xlsx'],
  ] as const)('that crashes (%s) is followed by one more run of the same %s (LibreOffice)', async (of, extension) => {
    const workbook = new exceljs.Workbook();
    workbook.addWorksheet('Sums').addRow([1, 2, 3]);
    const sheet = new Uint8Array(await workbook.xlsx.writeBuffer());
    const bytes = extension === '.xlsx' ? sheet : letter('one');
    expect(await crashesAtFirst(of, extension, bytes)).toEqual({ runs: 2, pages: 1 });
  });

  testAhead('closes once it has been idle, and leaves nothing (LibreOffice)', async () => {
    await (await open({ idleMs: 50 })).office(directory).toPdf(letter('one'), '.docx');
    await gone(directory);
    while (readdirSync(scratch()).length > 0) await pause(20);
    expect(readdirSync(join(directory, 'kept'))).toEqual([expect.stringMatching(/^libreoffice-/)]);
  });

  test('that never answers is killed, and every document is tried once more by itself', async () => {
    const path = process.env['PATH'];
    const stub = join(directory, 'soffice');
    const stubborn = 'case "$*" in *terminate_after_init*) exit 0;; esac\ntrap \'\' TERM\nwhile :; do :; done\n';
    writeFileSync(stub, `#!/bin/sh\n# A fake: hangs, and does not listen to a polite end.\n${stubborn}`);
    chmodSync(stub, 0o755);
    process.env['PATH'] = `${directory}:${path}`;
    try {
      const office = (await open({ startMs: 500, documentMs: 500 })).office(directory);
      await expect(office.toPdf(letter('one'), '.docx')).rejects.toMatchObject({
        code: 'conversion.deadline',
        facts: { seconds: 0.5 },
      });
      await gone(stub);
    } finally {
      process.env['PATH'] = path;
    }
  });
});
