import { jest } from '@jest/globals';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { docxWith } from '../../fixtures/office-files.js';
import { pagesIn } from '../../fixtures/rendered-look.js';
import { coldLibreOffice } from './libreoffice.js';
import { findLibreOffice } from './libreoffice-program.js';
import { findOfficePython } from './libreoffice-python.js';
import { openWarmLibreOffice, type WarmLibreOffice } from './libreoffice-warm.js';
import { OfficeFailed, type Office } from './office.js';

jest.setTimeout(120_000);

const program = findLibreOffice();
const canBeWarm = program !== undefined && (await findOfficePython(program)) !== undefined;
const testWarm = canBeWarm ? test : test.skip;
const limits = { startMs: 60_000, documentMs: 60_000, idleMs: 60_000, documents: 40, residentBytes: Infinity };

/** Stands in for the second try, and tells that it came to that. */
const noSecondTry: Office = {
  toPdf: () => Promise.reject(new OfficeFailed('it came to a second try')),
};

/** The LibreOffice processes whose profile is below a folder. */
const runningIn = (folder: string): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && existsSync(`/proc/${name}/cmdline`))
    .filter((pid) => {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
      return command.includes('soffice') && command.includes(folder);
    })
    .map(Number);

const gone = async (folder: string): Promise<void> => {
  while (runningIn(folder).length > 0) await pause(20);
};

describe('a LibreOffice that stays open', () => {
  let directory: string;
  let warm: WarmLibreOffice | undefined;
  beforeAll(() => {
    directory = mkdtempSync(join(tmpdir(), 'docket-warm-'));
  });
  afterEach(async () => {
    warm?.rest();
    warm = undefined;
    await gone(directory);
  });
  afterAll(() => rmSync(directory, { recursive: true, force: true, maxRetries: 5 }));

  const kept = () => join(directory, 'kept');
  const jobFolder = () => mkdtempSync(join(directory, 'job-'));
  const open = (changed: Partial<typeof limits> = {}) =>
    (warm = openWarmLibreOffice(kept(), { ...limits, ...changed }));
  const letter = (text: string) => docxWith({ paragraphs: [text] });

  testWarm(
    'takes one document after the other, and leaves nothing in the folders of the jobs (LibreOffice)',
    async () => {
      const office = open();
      const folders = [jobFolder(), jobFolder()];
      for (const folder of folders) {
        expect(await pagesIn(await office.office(noSecondTry, folder).toPdf(letter('one'), '.docx'))).toBe(1);
        expect(readdirSync(folder)).toEqual([]);
      }
      expect(runningIn(directory).length).toBeGreaterThan(0);
    },
  );

  testWarm('is another one after so many documents (LibreOffice)', async () => {
    const office = open({ documents: 1 }).office(noSecondTry, jobFolder());
    await office.toPdf(letter('one'), '.docx');
    const [first] = runningIn(directory).slice(-1);
    await office.toPdf(letter('two'), '.docx');
    expect(runningIn(directory)).not.toContain(first);
  });

  testWarm(
    'is another one after it has died, and the document is tried once more meanwhile (LibreOffice)',
    async () => {
      const folder = jobFolder();
      const office = open().office(coldLibreOffice(folder), folder);
      await office.toPdf(letter('one'), '.docx');
      for (const pid of runningIn(directory)) process.kill(pid, 'SIGKILL');
      expect(await pagesIn(await office.toPdf(letter('two'), '.docx'))).toBe(1);
      expect(await pagesIn(await warm!.office(noSecondTry, folder).toPdf(letter('three'), '.docx'))).toBe(1);
    },
  );

  testWarm('closes once it has been idle (LibreOffice)', async () => {
    await open({ idleMs: 50 }).office(noSecondTry, jobFolder()).toPdf(letter('one'), '.docx');
    await gone(directory);
    while (readdirSync(kept()).some((name) => name.startsWith('warm-'))) await pause(20);
    expect(readdirSync(kept())).toEqual([expect.stringMatching(/^libreoffice-/)]);
  });

  testWarm('removes what one of a killed process has left (LibreOffice)', async () => {
    const left = join(kept(), 'warm-999999999-left');
    mkdirSync(left, { recursive: true });
    await open().office(noSecondTry, jobFolder()).toPdf(letter('one'), '.docx');
    expect(existsSync(left)).toBe(false);
  });

  test('that never answers is killed, and every document goes to the second try', async () => {
    const path = process.env['PATH'];
    const stub = join(directory, 'soffice');
    writeFileSync(
      stub,
      `#!/bin/sh\n# A fake: hangs, and does not listen to a polite end. ${directory}\ncase "$*" in *terminate_after_init*) exit 0;; esac\ntrap '' TERM\nwhile :; do sleep 1; done\n`,
    );
    chmodSync(stub, 0o755);
    process.env['PATH'] = `${directory}:${path}`;
    try {
      const office = open({ startMs: 500 }).office(noSecondTry, jobFolder());
      await expect(office.toPdf(letter('one'), '.docx')).rejects.toThrow('it came to a second try');
      await expect(office.toPdf(letter('two'), '.docx')).rejects.toThrow('it came to a second try');
      await gone(stub);
    } finally {
      process.env['PATH'] = path;
    }
  });
});
