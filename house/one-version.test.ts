import { readFileSync } from 'node:fs';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { readonly version: string };

const named = (path: string, pattern: RegExp): readonly (string | undefined)[] =>
  [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, found]) => found);

test.each([
  ['compose.yaml', /docket:([\d.]+)/g],
  ['cluster/compose.yaml', /docket:([\d.]+)/g],
  ['cluster/helm/docket/Chart.yaml', /^(?:version|appVersion): '?([\d.]+)/gm],
  ['docs/cluster.md', /docket:([\d.]+)/g],
  ['docs/operating.md', /docket:([\d.]+)/g],
  ['package-lock.json', /^\{\s+"name": "docket",\s+"version": "([\d.]+)"/g],
])('%s names the version of the product', (path, pattern) => {
  const versions = named(path, pattern);
  expect(versions.length).toBeGreaterThan(0);
  expect(new Set(versions)).toEqual(new Set([version]));
});

test('the changelog begins with this version, and no version stands in it twice', () => {
  const versions = named('CHANGELOG.md', /^## (\d+\.\d+\.\d+)/gm);
  expect(versions[0]).toBe(version);
  expect(new Set(versions).size).toBe(versions.length);
});
