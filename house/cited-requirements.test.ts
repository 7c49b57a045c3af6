import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const DOCUMENT = 'docs/requirements.md';
const NUMBER = /R-\d+\.\d+/g;

const written = new Set(
  [...readFileSync(DOCUMENT, 'utf8').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)].map(([, id = '']) => id),
);

const sources = [
  'contracts',
  'services',
  'gateway',
  'ui',
  'run',
  'build',
  'house',
  'cluster',
  'deploy',
  'e2e',
  'bench',
].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => join(room, path)),
);

test('every requirement that the code cites is in docs/requirements.md', () => {
  const missing = sources.flatMap((path) => {
    const cited = readFileSync(path, 'utf8').match(NUMBER) ?? [];
    return cited.filter((id) => !written.has(id)).map((id) => `${path}: ${id}`);
  });
  expect(missing).toEqual([]);
});

test('every requirement has a number of its own', () => {
  const numbers = [...readFileSync(DOCUMENT, 'utf8').matchAll(/^- \*\*(R-\d+\.\d+)\*\*/gm)];
  expect(numbers.length).toBeGreaterThan(90);
  expect(written.size).toBe(numbers.length);
});
