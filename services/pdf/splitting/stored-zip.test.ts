import { unzipSync } from 'fflate';
import { ask, testWith } from '../fixtures/reference-programs.js';
import { storedZip } from './stored-zip.js';

const files = new Map([
  ['one.pdf', Buffer.from('first')],
  ['zwei – два.pdf', Buffer.alloc(100_000, 'second')],
  ['empty.pdf', Buffer.alloc(0)],
]);

describe('a ZIP of parts', () => {
  test('gives back every file under its name', () => {
    const entries = Object.entries(unzipSync(storedZip(files))).map(([name, bytes]) => [name, Buffer.from(bytes)]);
    expect(entries).toEqual([...files]);
  });

  test('is the same for the same files', () => {
    expect(Buffer.compare(storedZip(files), storedZip(files))).toBe(0);
  });

  test('says the size of each file before it, which Java needs', () => {
    const zip = Buffer.from(storedZip(files));
    const FLAGS = 6;
    const SIZE = 18;
    const SIZE_COMES_AFTER = 8;
    expect(zip.readUInt16LE(FLAGS) & SIZE_COMES_AFTER).toBe(0);
    expect(zip.readUInt32LE(SIZE)).toBe('first'.length);
  });

  testWith('unzip', 'has no error in it', async () => {
    expect(ask('unzip', storedZip(files), '-t', 'FILE')).toContain('No errors detected');
  });

  testWith('python3', 'has checksums that hold', async () => {
    expect(ask('python3', storedZip(files), '-m', 'zipfile', '-t', 'FILE')).toContain('Done testing');
  });
});
