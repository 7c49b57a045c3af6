import { readFileSync } from 'node:fs';

/** Licences that the product may bring along: none of them asks for the source of the product. */
const allowed = new Set([
  ...['MIT', 'Apache-2.0', 'ISC', 'BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'MIT-0', '0BSD', 'BlueOak-1.0.0', 'Zlib'],
  ...['Python-2.0', 'PSF-2.0', 'Unlicense', 'OFL-1.1', 'MPL-2.0'], // fonts are served as they are; MPL covers its own files only
]);

/** Packages whose licence is not in the table or not in their package.json, and why they are allowed. */
const exceptions = [
  {
    name: /^@img\/sharp-(libvips-|win32-|wasm32)/,
    licence: 'LGPL-3.0-or-later',
    why: 'libvips is a library of its own, linked dynamically and replaceable',
  },
  {
    name: /^libheif-js$/,
    licence: 'LGPL-3.0',
    why: 'a file of its own in its package, loaded when a HEIC picture comes, and replaceable',
  },
  { name: /^@myriaddreamin\/typst-ts-node-compiler-/, licence: 'Apache-2.0', why: 'builds of a package that says so' },
  {
    name: /^(busboy|streamsearch|passport-strategy|fonteditor-core)$/,
    licence: 'MIT',
    why: 'in the old field "licenses"',
  },
  { name: /^pause$/, licence: 'MIT', why: 'in its Readme.md' },
];

const parts = (expression, word) => expression.split(new RegExp(` ${word} `, 'i'));

/** An SPDX expression without nesting: one side of OR is enough, every side of AND is needed. */
export const isAllowed = (expression) =>
  parts(expression.replace(/[()]/g, ''), 'OR').some((side) => parts(side, 'AND').every((id) => allowed.has(id.trim())));

/** Production packages of a lock file with their licences; `problem` where one is not allowed. */
export const licencesIn = (lock) =>
  Object.entries(lock.packages)
    .filter(([path, { dev }]) => path !== '' && !dev)
    .map(([path, { version, license }]) => {
      const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
      const exception = exceptions.find((entry) => entry.name.test(name));
      const licence = license ?? exception?.licence ?? 'unknown';
      const isFine = isAllowed(licence) || (exception !== undefined && licence.includes(exception.licence));
      return { name, version, licence, why: exception?.why, problem: isFine ? undefined : 'not allowed' };
    });

if (process.argv[1] === import.meta.filename) {
  const all = licencesIn(JSON.parse(readFileSync('package-lock.json', 'utf8')));
  for (const { name, version, licence, why, problem } of all) {
    console.log([`${name}@${version}`, licence, why && `(${why})`, problem?.toUpperCase()].filter(Boolean).join('  '));
  }
  const refused = all.filter(({ problem }) => problem);
  console.log(refused.length === 0 ? `${all.length} packages, all allowed.` : `${refused.length} are not allowed.`);
  process.exitCode = refused.length === 0 ? 0 : 1;
}
