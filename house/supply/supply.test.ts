import { readFileSync } from 'node:fs';

interface Entry {
  readonly version?: string;
  readonly license?: string;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly integrity?: string;
}
interface Lock {
  readonly packages: Readonly<Record<string, Entry>>;
}
interface Licence {
  readonly name: string;
  readonly problem: string | undefined;
}
interface Bill {
  readonly bomFormat: string;
  readonly specVersion: string;
  readonly serialNumber: string;
  readonly version: number;
  readonly metadata: { readonly timestamp?: string; readonly component: { readonly name: string } };
  readonly components: readonly { readonly name: string; readonly version: string; readonly purl: string }[];
}

const load = async <Module>(name: string): Promise<Module> =>
  (await import(new URL(`./${name}.mjs`, import.meta.url).href)) as Module;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
const locked = (entry: Entry): Lock => ({ packages: { '': {}, 'node_modules/some': { version: '1.0.0', ...entry } } });

describe('licences', () => {
  test('of everything the product brings along are allowed', async () => {
    const { licencesIn } = await load<{ licencesIn: (lock: Lock) => Licence[] }>('licences');
    const all = licencesIn(lock);
    expect(all.length).toBeGreaterThan(100);
    expect(all.filter(({ problem }) => problem !== undefined)).toEqual([]);
  });

  test.each([
    ['AGPL-3.0-only', false],
    ['GPL-3.0-or-later', false],
    ['MIT AND GPL-2.0', false],
    [undefined, false],
    ['(MIT OR GPL-3.0-or-later)', true],
    ['(MIT AND Zlib)', true],
  ])('%s: allowed is %s', async (license, isFine) => {
    const { licencesIn } = await load<{ licencesIn: (lock: Lock) => Licence[] }>('licences');
    const [found] = licencesIn(locked(license === undefined ? {} : { license }));
    expect(found?.problem === undefined).toBe(isFine);
  });
});

describe('the lock file', () => {
  test('has a hash for every package and no address', async () => {
    const { problemsIn } = await load<{ problemsIn: (lock: Lock) => string[] }>('lock');
    expect(problemsIn(lock)).toEqual([]);
  });

  test.each([
    ['without a hash', {}, 'no SHA-512 integrity hash'],
    ['with a weak hash', { integrity: 'sha1-abc=' }, 'no SHA-512 integrity hash'],
    ['with an address', { integrity: 'sha512-abc=', resolved: 'https://registry.example.org/a.tgz' }, 'has an address'],
  ])('with a package %s is refused', async (_, entry, problem) => {
    const { problemsIn } = await load<{ problemsIn: (lock: Lock) => string[] }>('lock');
    expect(problemsIn(locked(entry)).join()).toContain(problem);
  });
});

test('the bill of materials names every production package, and is the same for the same lock file', async () => {
  const { billOfMaterials } = await load<{ billOfMaterials: () => Bill }>('../../build/sbom');
  const bill = billOfMaterials();
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', version: 1, metadata: { component: { name: 'docket' } } });
  expect(['1.5', '1.6']).toContain(bill.specVersion);
  expect(bill.serialNumber).toMatch(/^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
  expect(bill.metadata.timestamp).toBeUndefined();
  const named = new Set(bill.components.map(({ name, version }) => `${name}@${version}`));
  const production = Object.entries(lock.packages)
    .filter(([path, { dev, optional }]) => path !== '' && !dev && !optional)
    .map(([path, { version }]) => `${path.slice(path.lastIndexOf('node_modules/') + 13)}@${String(version)}`);
  expect(production.filter((name) => !named.has(name))).toEqual([]);
  expect(bill.components.every(({ purl }) => purl.startsWith('pkg:npm/'))).toBe(true);
  expect(billOfMaterials()).toEqual(bill);
});
