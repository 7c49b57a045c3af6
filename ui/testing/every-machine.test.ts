import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { machineFiles } from './fixtures/machines.js';

const textsIn = (folder: string, ending: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((file) => file.endsWith(ending))
        .map((file) => readFileSync(join(folder, file), 'utf8'))
    : [];

/** Whether a test in the machine's folder tests its edges, by its own walk or one shared with the browser tests. */
const isWalked = (name: string, folder: string): boolean => {
  const isOfIt = (text: string) => new RegExp(`machine: ${name}\\b`).test(text);
  const walks = textsIn(join(folder, 'fixtures'), '.walk.ts').filter(isOfIt);
  const names = walks.flatMap((text) => [...text.matchAll(/export const (\w+)\b/g)].map(([, walk]) => walk!));
  return textsIn(folder, '.test.ts')
    .filter((text) => text.includes('testEveryEdge('))
    .some((text) => isOfIt(text) || names.some((walk) => new RegExp(`\\b${walk}\\b`).test(text)));
};

const machines = machineFiles();

test('there are machines to walk', () => {
  expect(machines.length).toBeGreaterThan(25);
  expect(new Set(machines.map(({ id }) => id)).size).toBe(machines.length);
});

test.each(machines)('every edge of $id is walked by a test in its folder', ({ name, path }) => {
  expect(name).not.toBe('');
  expect(isWalked(name, dirname(path))).toBe(true);
});
