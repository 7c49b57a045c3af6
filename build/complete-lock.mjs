// A registry mirror may lack the builds of native packages for other platforms. npm then leaves them out of the lock
// file and later refuses to install from it. Their names and versions are known from the packages that ask for them.
import { readFileSync, writeFileSync } from 'node:fs';

const platforms = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'x64', 'wasm32'];
const libraries = { gnu: 'glibc', gnueabihf: 'glibc', musl: 'musl', musleabihf: 'musl' };
/** Names that differ from Node's `process.arch`. */
const spellings = { armv7: 'arm', armv6: 'arm', ppc64le: 'ppc64', ppc64el: 'ppc64', universal: 'arm64' };

const listOf = (word) => [word];

/** Reads the machine that an entry is for off a name such as `core-linux-arm64-musl`. */
const machineOf = (name) => {
  const words = name.split(/[/-]/).map((word) => spellings[word] ?? word);
  const os = words.find((word) => platforms.includes(word)) ?? (words.includes('linuxmusl') ? 'linux' : undefined);
  const cpu = words.find((word) => processors.includes(word));
  const libc = libraries[words.find((word) => word in libraries)];
  return {
    ...(cpu && { cpu: listOf(cpu) }),
    ...(libc && os === 'linux' && { libc: listOf(libc) }),
    ...(os && { os: listOf(os) }),
  };
};

/** The nearest place, from the asking package upwards, where npm would look for `name`. */
const isLocked = (packages, asker, name) => {
  for (let folder = asker; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    if (packages[`${folder ? `${folder}/` : ''}node_modules/${name}`]) return true;
    if (!folder) return false;
  }
};

const lock = JSON.parse(readFileSync('package-lock.json', 'utf8'));
const added = [];
for (const [asker, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  for (const [name, wanted] of Object.entries(optionalDependencies)) {
    if (isLocked(lock.packages, asker, name)) continue;
    const version = wanted.replace(/^[\^~]/, '');
    lock.packages[`node_modules/${name}`] = { version, ...machineOf(name), ...(dev && { dev }), optional: true };
    added.push(`${name}@${version}`);
  }
}

if (added.length > 0) {
  const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  lock.packages = Object.fromEntries(sorted);
  writeFileSync('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}
console.log(added.length > 0 ? `Lock file: added ${added.join(', ')}.` : 'Lock file: complete.');
