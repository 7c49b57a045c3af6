import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { tmpdir } from 'node:os';
import { whereIs } from './where-is.js';

describe('a program that keeps others apart', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'docket-where-'));
    for (const name of ['sh', 'only-there']) writeFileSync(join(folder, name), '', { mode: 0o755 });
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test("is the system's own, whatever else goes by its name on the path", () => {
    const found = whereIs('sh', [folder, '/usr/bin', '/bin'].join(delimiter));
    expect(found).toMatch(/^(\/usr)?\/s?bin\/sh$/);
    expect(existsSync(found)).toBe(true);
  });

  test('is looked for on the path where the system has none, and goes by its name where there is none at all', () => {
    expect(whereIs('only-there', folder)).toBe(join(folder, 'only-there'));
    expect(whereIs('nowhere-at-all', folder)).toBe('nowhere-at-all');
  });
});
