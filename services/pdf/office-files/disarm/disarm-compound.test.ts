import CFB from 'cfb';
import { inflateSync } from 'node:zlib';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emfComment, emfWith } from '../../fixtures/metafiles.js';
import * as old from '../../fixtures/old-office.js';
import { reaching } from '../../fixtures/reaching-office.js';
import { ask, isThere } from '../../fixtures/reference-programs.js';
import { structureProblem } from '../office-structure.js';
import { disarmBlips } from './disarm-blips.js';
import { disarmCompound } from './disarm-compound.js';
import { disarmed } from './disarmed.js';
import { isMetafile } from './metafiles/metafile.js';

/** Where `npm run setup` leaves it. */
const OLEVBA = join(process.cwd(), 'node_modules/.cache/docket/python/bin/olevba');
const FETCHING = 'INCLUDEPICTURE "file:///etc/passwd" \\d';

interface Hostile {
  readonly way: string;
  readonly bytes: Uint8Array;
  readonly removed: { readonly links: number; readonly objects: number };
  /** Words that must not be left. */
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
  {
    way: 'a field that asks a program',
    bytes: old.docWithField('DDEAUTO c:\\\\windows\\\\cmd.exe "/k calc"', 'latin1'),
    removed: { links: 1, objects: 0 },
    gone: 'DDEAUTO',
  },
  {
    way: 'values of another workbook',
    bytes: old.xlsLinkedTo('\u0001/etc/canary.xls'),
    removed: { links: 1, objects: 0 },
    gone: 'canary',
  },
  {
    way: 'values of a program',
    bytes: old.xlsLinkedTo('cmd\u0003/c calc', 0),
    removed: { links: 1, objects: 0 },
    gone: 'calc',
  },
  {
    way: 'values of another workbook (Excel 5, with a later beginning of Excel 97)',
    bytes: old.oldXlsLinkedTo('canary.xls', old.BIFF8),
    removed: { links: 1, objects: 0 },
    gone: 'canary',
  },
  {
    way: 'values of another workbook (Excel 5)',
    bytes: old.oldXlsLinkedTo('canary.xls'),
    removed: { links: 1, objects: 0 },
    gone: 'canary',
  },
];

describe.each(hostile)('a file of old Office with $way', ({ bytes, removed, gone }) => {
  test('loses it, and nothing in it moves', async () => {
    const result = disarmed(bytes);
    expect(result.removed).toEqual(removed);
    expect(result.bytes).toHaveLength(bytes.length);
    expect(Buffer.from(result.bytes).includes(gone)).toBe(false);
    expect(Buffer.from(bytes).includes(gone)).toBe(true);
    expect(await structureProblem(result.bytes)).toBeUndefined();
    expect(CFB.read(Buffer.from(result.bytes), { type: 'buffer' }).FullPaths.length).toBeGreaterThan(1);
  });

  test('loses nothing more the second time', () => {
    const once = disarmed(bytes).bytes;
    expect(disarmed(once)).toEqual({ bytes: once, removed: { links: 0, objects: 0 } });
  });
});

const NAMES = ['WordDocument', 'Workbook', 'PowerPoint Document', 'Macros', 'VBA', 'ObjectPool'];

/** With the names of streams and folders in capitals, which are the same to every reader. */
const inCapitals = (bytes: Uint8Array): Uint8Array => {
  const file = Buffer.from(bytes);
  for (const name of NAMES) {
    const at = file.indexOf(Buffer.from(`${name}\0`, 'utf16le'));
    if (at >= 0) file.write(name.toUpperCase(), at, 'utf16le');
  }
  return file;
};

test.each(hostile)('names in capitals do not save $way', ({ bytes, removed }) => {
  expect(disarmed(inCapitals(bytes)).removed).toEqual(removed);
});

test('a picture that a presentation only links to is not looked for any more', () => {
  expect(disarmed(old.pptWithLinkedPicture('/etc/secret.png')).removed).toEqual({ links: 1, objects: 0 });
});

const hostileEmf = emfWith({ records: [emfComment(Buffer.from('%!PS-Adobe { } loop'))] });
const readBack = (bytes: Uint8Array): Buffer => Buffer.from(disarmed(bytes).bytes);

test.each([
  ['Word', old.docWithBlip],
  ['Excel', (picture: Uint8Array) => old.xlsWithBlip(picture, 10_000)],
  ['Excel, in pieces', (picture: Uint8Array) => old.xlsWithBlip(picture, 60)],
])('a packed metafile in %s loses its PostScript, and stays a picture', (_, make) => {
  expect(disarmed(make(hostileEmf)).removed).toEqual({ links: 0, objects: 1 });
  const harmless = make(emfWith({}));
  expect(disarmed(harmless).bytes).toBe(harmless);
  expect(disarmed(readBack(make(hostileEmf))).removed).toEqual({ links: 0, objects: 0 });
});

test('a packed metafile is still the drawing that it was', () => {
  const content = old.emfBlip(hostileEmf);
  expect(disarmBlips(content)).toBe(1);
  const picture = inflateSync(content.subarray(58));
  expect(picture).toHaveLength(hostileEmf.length);
  expect([isMetafile(picture), picture.includes('%!PS')]).toEqual([true, false]);
});

test('what is no picture inside of the packing is none any more', () => {
  for (const other of [Buffer.from('%!PS { } loop'), Buffer.alloc(200_000_000)]) {
    const content = old.emfBlip(other);
    expect([disarmBlips(content), content.readUInt16LE(2)]).toEqual([1, 0]);
  }
});

test.each([0xf018, 0xf01e, 0xf0aa])(
  'a packed metafile under the type %i, which readers tell by its instance, loses its PostScript',
  (type) => {
    const content = old.emfBlip(hostileEmf);
    content.writeUInt16LE(type, 2);
    expect(disarmBlips(content)).toBe(1);
    expect(inflateSync(content.subarray(58)).includes('%!PS')).toBe(false);
  },
);

const withLength = (blip: Buffer, length: number): Buffer => {
  blip.writeUInt32LE(length, 4);
  return blip;
};

test('a packed metafile whose length cannot be true loses its PostScript', () => {
  for (const length of [0x7fffffff, 0]) {
    const content = withLength(old.emfBlip(hostileEmf), length);
    expect(disarmBlips(content)).toBe(1);
    expect(inflateSync(content.subarray(58)).includes('%!PS')).toBe(false);
  }
});

test('a damaged metafile goes, and pixels that look like the beginning of a picture stay', () => {
  const damaged = withLength(old.emfBlip(Buffer.from('%!PS { } loop')).subarray(0, -8), 0x7fffffff);
  expect([disarmBlips(damaged), damaged.readUInt16LE(2)]).toEqual([1, 0]);
  for (const head of [0x3d40f01a, 0x46a0f01d]) {
    const content = Buffer.alloc(200, 0x55);
    content.writeUInt16LE(head >>> 16, 50);
    content.writeUInt16LE(head & 0xffff, 52);
    expect([disarmBlips(content), content.readUInt16LE(52)]).toEqual([0, head & 0xffff]);
  }
});

test('pictures that would be too much work together go unread', () => {
  const blip = old.emfBlip(emfWith({ records: [emfComment(Buffer.alloc(50_000))] }));
  const content = Buffer.concat([blip, blip, blip]);
  expect(disarmBlips(content, { left: 210_000 })).toBe(1);
  const types = [0, 1, 2].map((index) => content.readUInt16LE(index * blip.length + 2));
  expect(types).toEqual([0xf01a, 0xf01a, 0]);
});

test('streams that would be too much work together go unread', () => {
  const bytes = old.docWithBlip(hostileEmf);
  const result = disarmCompound(bytes, { left: 5000 });
  expect(result.removed).toEqual({ links: 0, objects: 2 });
  const file = CFB.read(Buffer.from(result.bytes), { type: 'buffer' });
  expect(file.FileIndex.filter(({ name, type }) => /^(Data|WordDocument)$/.test(name) && type === 2)).toEqual([]);
  expect(disarmCompound(result.bytes, { left: 5000 }).bytes).toBe(result.bytes);
});

test('very many folders that share what is in them take no more work than there is, and are all empty', () => {
  const MB = 1024 * 1024;
  const budget = { left: 10 * MB };
  const { bytes } = disarmCompound(old.docWithSharedMacros(300), budget);
  expect(budget.left).toBeLessThan(0);
  expect(budget.left).toBeGreaterThan(-5 * MB);
  const file = CFB.read(Buffer.from(bytes), { type: 'buffer' });
  expect(file.FullPaths.filter((path) => /\/Macros\/./.test(path))).toEqual([]);
});

test('a link of a workbook to itself stays', () => {
  const bytes = old.xlsLinkedToItself();
  expect(disarmed(bytes).bytes).toBe(bytes);
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
  const macroReport = ask(OLEVBA, disarmed(bytes).bytes, 'FILE');
  expect(macroReport).toContain('Type: OLE');
  expect(macroReport).not.toContain('AutoOpen');
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
