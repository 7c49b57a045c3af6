import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const built = join(import.meta.dirname, '../dist/ui');
const APP_MAX_BYTES = 100_000;
/** Six at a time, a browser has them all after two rounds. */
const FILES_MAX = 12;

const read = (path: string): string => readFileSync(join(built, path), 'utf8');

/** A script and those that it cannot run without. */
const withImports = (start: string): readonly string[] => {
  const found = new Set<string>();
  const open = [start];
  for (let path = open.pop(); path !== undefined; path = open.pop()) {
    if (found.has(path)) continue;
    found.add(path);
    const imported = read(path).matchAll(/(?:import|from)\s*"\.\/(?<name>[^"]+)"/g);
    open.push(...[...imported].map(({ groups }) => join(dirname(path), groups?.['name'] ?? '')));
  }
  return [...found];
};

const onTheWire = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + brotliCompressSync(readFileSync(join(built, path))).length, 0);

const app = (): string => /<html[^>]* data-app="\/(?<path>[^"]+)"/.exec(read('index.html'))?.groups?.['path'] ?? '';

test('the scripts that every screen waits for stay under 100 KB on the wire', () => {
  expect(onTheWire(withImports(app()))).toBeLessThan(APP_MAX_BYTES);
});

test('home and the workbench come in few files', () => {
  const ahead = /<html[^>]* data-ahead="(?<paths>[^"]+)"/.exec(read('index.html'))?.groups?.['paths'] ?? '';
  const files = new Set([app(), ...ahead.split(' ').map((path) => path.slice(1))].flatMap(withImports));
  expect(files.size).toBeGreaterThan(1);
  expect(files.size).toBeLessThanOrEqual(FILES_MAX);
});
