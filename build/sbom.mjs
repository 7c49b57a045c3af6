import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';

const ask = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--offline'];

/** A serial number that only another content changes. @see RFC 9562, version 8 */
const serialOf = (content) => {
  const hex = createHash('sha256').update(content).digest('hex');
  return `urn:uuid:${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
};

/** `name@version` of what the product brings along. */
const inProduction = () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const kept = Object.entries(packages).filter(([path, { dev }]) => path !== '' && !dev);
  return new Set(kept.map(([path, { version }]) => `${path.split('node_modules/').at(-1)}@${version}`));
};

const DEVELOPMENT = 'cdx:npm:package:development';

/** npm's own marks leave out, too, what product and tools both use; the lock file knows. */
const withoutDevelopment = ({ components, dependencies, ...bill }) => {
  const kept = inProduction();
  const dropped = new Set(
    components.filter(({ name, version }) => !kept.has(`${name}@${version}`)).map((component) => component['bom-ref']),
  );
  const isKept = (ref) => !dropped.has(ref);
  return {
    ...bill,
    components: components
      .filter((component) => isKept(component['bom-ref']))
      .map((component) => ({
        ...component,
        properties: component.properties.filter(({ name }) => name !== DEVELOPMENT),
      })),
    dependencies: dependencies
      .filter(({ ref }) => isKept(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter(isKept) })),
  };
};

/** The production packages in CycloneDX; the same text for the same lock file. */
export const billOfMaterials = () => {
  const { status, stdout, stderr } = spawnSync('npm', ask, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32', // npm is a .cmd there
  });
  if (status !== 0) throw new Error(`npm made no bill of materials: ${stderr}`);
  const bill = withoutDevelopment(JSON.parse(stdout));
  const { component, lifecycles, tools } = bill.metadata; // without the time, which every run changes
  const metadata = { lifecycles, tools, component: { ...component, type: 'application', name: 'docket' } };
  const steady = { ...bill, metadata, serialNumber: undefined };
  return { ...steady, serialNumber: serialOf(JSON.stringify(steady)) };
};

export const writeBillOfMaterials = () => {
  mkdirSync('dist', { recursive: true });
  writeFileSync('dist/sbom.cdx.json', `${JSON.stringify(billOfMaterials(), null, 2)}\n`);
};
