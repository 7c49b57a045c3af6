import CFB from 'cfb';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as old from '../../fixtures/old-office.js';
import { reaching } from '../../fixtures/reaching-office.js';
import { ask, isThere } from '../../fixtures/reference-programs.js';
import { structureProblem } from '../office-structure.js';
import { disarmed } from './disarmed.js';

/** Where `npm run setup` leaves it. */
const OLEVBA = join(process.cwd(), 'node_modules/.cache/docket/python/bin/olevba');
const FETCHING = 'INCLUDEPICTURE "file:///etc/passwd" \\d';

interface Hostile {
  readonly way: string;
  readonly bytes: Uint8Array;
  readonly removed: { readonly links: number; readonly objects: number };
  /** What must not be left. */
  readonly gone: string;
}

const hostile: readonly Hostile[] = [
  { way: 'macros', bytes: old.docWithMacros(), removed: { links: 0, objects: 1 }, gone: 'AutoOpen' },
  { way: 'objects in Word', bytes: old.docWithObjects(), removed: { links: 0, objects: 2 }, gone: 'another document' },
  { way: 'an object in Excel', bytes: old.xlsWithObject(), removed: { links: 0, objects: 1 }, gone: 'calc.exe' },
  { way: 'an object in PowerPoint', bytes: old.pptWithObject(), removed: { links: 0, objects: 1 }, gone: 'calc' },
  { way: 'PostScript', bytes: old.docWithPostScript(), removed: { links: 0, objects: 1 }, gone: '%!PS' },
  {
    way: 'a field that fetches a picture',
    bytes: old.docWithField(FETCHING, 'latin1'),
    removed: { links: 1, objects: 0 },
    gone: 'INCLUDEPICTURE',
  },
  {
    way: 'such a field in two bytes for each character',
    bytes: old.docWithField(FETCHING, 'utf16le'),
    removed: { links: 1, objects: 0 },
    gone: 'I\0N\0C\0L',
  },
];

describe.each(hostile)('a file of old Office with $way', ({ bytes, removed, gone }) => {
  test('loses it, and nothing in it moves', async () => {
    const made = disarmed(bytes);
    expect(made.removed).toEqual(removed);
    expect(made.bytes).toHaveLength(bytes.length);
    expect(Buffer.from(made.bytes).includes(gone)).toBe(false);
    expect(Buffer.from(bytes).includes(gone)).toBe(true);
    expect(await structureProblem(made.bytes)).toBeUndefined();
    expect(CFB.read(Buffer.from(made.bytes), { type: 'buffer' }).FullPaths.length).toBeGreaterThan(1);
  });

  test('loses nothing more the second time', () => {
    const once = disarmed(bytes).bytes;
    expect(disarmed(once)).toEqual({ bytes: once, removed: { links: 0, objects: 0 } });
  });
});

test('a picture that a presentation only links to is not looked for any more', () => {
  expect(disarmed(old.pptWithLinkedPicture('/etc/secret.png')).removed).toEqual({ links: 1, objects: 0 });
});

test('an address to click on stays', () => {
  const bytes = old.docWithField('HYPERLINK "https://example.com"', 'latin1');
  expect(disarmed(bytes).bytes).toBe(bytes);
});

test('a file whose tables lead in circles is left in bounded time', () => {
  const whole = old.docWithMacros();
  for (let at = 0; at < whole.length; at += 509) {
    const damaged = whole.slice();
    damaged[at] = 1;
    expect(disarmed(damaged).bytes).toHaveLength(whole.length);
  }
});

(isThere(OLEVBA) ? test : test.skip)('macros are found before, and by nobody afterwards (olevba)', () => {
  const bytes = old.docWithMacros();
  expect(ask(OLEVBA, bytes, 'FILE')).toMatch(/AutoExec\W+AutoOpen/);
  const told = ask(OLEVBA, disarmed(bytes).bytes, 'FILE');
  expect(told).toContain('Type: OLE');
  expect(told).not.toContain('AutoOpen');
});

(isThere('soffice') ? test : test.skip)(
  'a presentation as LibreOffice writes it loses its linked picture and still opens (LibreOffice)',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'docket-old-'));
    const converted = (name: string, bytes: Uint8Array, to: string): Uint8Array => {
      writeFileSync(join(folder, name), bytes);
      const profile = `-env:UserInstallation=file://${folder}/profile`;
      const args = [profile, '--headless', '--convert-to', to, '--outdir', folder, join(folder, name)];
      spawnSync('soffice', args);
      return readFileSync(join(folder, name.replace(/\w+$/, to)));
    };
    const odp = reaching.find(({ name }) => name === 'a.odp')!.make(`file://${folder}/linked.png`);
    const { bytes, removed } = disarmed(converted('a.odp', odp, 'ppt'));
    expect(removed).toEqual({ links: 1, objects: 0 });
    expect(converted('b.ppt', bytes, 'pdf').length).toBeGreaterThan(0);
    rmSync(folder, { recursive: true });
  },
  240_000,
);
