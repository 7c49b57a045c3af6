import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { heldOut } from './held-out-files.js';

const ROOMS = ['services/pdf/exporting', 'services/pdf/reading', 'services/pdf/operations'];

describe('the files held out for the comparison', () => {
  test('are ten, and no test of the export or of reading names one', () => {
    const tests = ROOMS.flatMap((room) =>
      readdirSync(resolve(room), { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.test.ts'))
        .map((name) => readFileSync(join(room, name), 'utf8')),
    ).join('\n');
    expect(heldOut).toHaveLength(10);
    expect(heldOut.filter(({ path }) => tests.includes(basename(path)))).toEqual([]);
  });
});
