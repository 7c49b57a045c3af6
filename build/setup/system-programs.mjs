import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { programs } from '../programs.mjs';
import { findApt } from './apt.mjs';

const onPath = (program) =>
  (process.env.PATH ?? '').split(delimiter).some((folder) => existsSync(join(folder, program)));
const isPresent = ({ programs: names = [], files = [] }) => names.some(onPath) || files.some(existsSync);
const missing = () => programs.filter((program) => !isPresent(program));

const install = (apt, wanted) => {
  const install = (packages) => apt('install', '-y', '--no-install-recommends', ...packages);
  console.log(`Programs: installing ${wanted.map(({ name }) => name).join(', ')} ...`);
  const updated = apt('update');
  if (!updated.worked) console.log(`Programs: apt-get update failed: ${updated.reason}`);
  if (install(wanted.flatMap(({ packages }) => packages)).worked) return;
  // One package that cannot be had must not cost the others.
  for (const { name, packages } of wanted) {
    const { worked, reason } = install(packages);
    if (!worked) console.log(`Programs: ${name} could not be installed: ${reason}`);
  }
};

const without = { feature: 'off or reduced', test: 'skipped', speed: 'slower' };

const report = (absent) => {
  if (absent.length === 0) {
    console.log(`Programs: all ${programs.length} are installed.`);
    return;
  }
  console.log('Programs: these are not installed. Docket works without them, with these limits:');
  for (const { name, kind, affects, packages } of absent) {
    console.log(`  - ${name}: ${without[kind]}: ${affects} (Debian: ${packages.join(' ')})`);
  }
};

/** Installs what is missing where that is possible without a question; says what goes without. Never fails. */
export const providePrograms = () => {
  const apt = process.env.DOCKET_SYSTEM_PACKAGES === 'skip' ? undefined : findApt();
  const wanted = missing();
  if (apt && wanted.length > 0) install(apt, wanted);
  report(missing());
};
