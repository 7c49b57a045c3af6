import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { strayKeepers, whereIs } from './where-is.js';

describe('a program that keeps others apart', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-where-'));
    for (const name of ['sh', 'only-there']) writeFileSync(join(folder, name), '', { mode: 0o755 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is the system's own, whatever else goes by its name on the path", () => {
    const shell = whereIs('sh');
    expect(shell).toMatch(/^(\/usr)?\/s?bin\/sh$/);
    expect(existsSync(shell)).toBe(true);
  });

  test('is not taken from another folder, where starting it would trust whoever put it there', () => {
    expect(existsSync(whereIs('only-there'))).toBe(false);
    expect(existsSync(whereIs('nowhere-at-all'))).toBe(false);
  });

  test('is told where it is outside the folders of the system alone', () => {
    writeFileSync(join(folder, 'prlimit'), '', { mode: 0o755 });
    const system = join(folder, 'system');
    mkdirSync(system);
    writeFileSync(join(system, 'bwrap'), '', { mode: 0o755 });
    writeFileSync(join(folder, 'bwrap'), '', { mode: 0o755 });
    const path = ['', folder].join(delimiter);
    expect(strayKeepers({ path, system: [system] })).toEqual([{ name: 'prlimit', path: join(folder, 'prlimit') }]);
    expect(strayKeepers({ path, system: [system, folder] })).toEqual([]);
  });
});
