import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Description } from './operations.js';
import { printPython } from './print-python.js';
import { printTypeScript } from './print-typescript.js';

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const root = at('../../');

const COMPILER = join(root, 'node_modules/typescript-7/bin/tsc');
const COMPILER_OPTIONS =
  '--ignoreConfig --strict --declaration --skipLibCheck --types node --module nodenext --target es2023';

const INDEX = `import { connect, type Docket, type DocketOptions } from './client.js';
import { operations, type Calls, type ConvertBody } from './calls.js';

export * from './client.js';
export * from './calls.js';

/** An installation of Docket, with all of its calls. */
export const openDocket = (options: DocketOptions): Docket<Calls, ConvertBody> =>
  connect<Calls, ConvertBody>(options, operations);
`;

const packageOf = (version: string): object => ({
  name: 'docket-client',
  version,
  description: 'Calls an installation of Docket',
  license: 'Apache-2.0',
  type: 'module',
  exports: { '.': { types: './index.d.ts', default: './index.js' } },
  files: ['*.js', '*.d.ts'],
  engines: { node: '>=20.19' },
});

const projectOf = (version: string): string => `[build-system]
requires = ["setuptools>=61"]
build-backend = "setuptools.build_meta"

[project]
name = "docket-client"
version = "${version}"
description = "Calls an installation of Docket"
readme = "README.md"
license = { text = "Apache-2.0" }
requires-python = ">=3.11"

[tool.setuptools]
packages = ["docket_client"]

[tool.setuptools.package-data]
docket_client = ["py.typed"]
`;

const makeJavaScript = (folder: string, description: Description): void => {
  mkdirSync(folder, { recursive: true });
  const sources = join(folder, 'sources');
  cpSync(at('javascript/client.ts'), join(sources, 'client.ts'));
  cpSync(at('javascript/README.md'), join(folder, 'README.md'));
  writeFileSync(join(sources, 'calls.ts'), printTypeScript(description));
  writeFileSync(join(sources, 'index.ts'), INDEX);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(packageOf(description.info.version), null, 2)}\n`);
  const args = [COMPILER, ...COMPILER_OPTIONS.split(' '), '--rootDir', sources, '--outDir', folder];
  const typeRoots = ['--typeRoots', join(root, 'node_modules/@types')];
  const { status } = spawnSync(process.execPath, [...args, ...typeRoots, join(sources, 'index.ts')], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the client for JavaScript does not compile');
  rmSync(sources, { recursive: true });
};

const makePython = (folder: string, description: Description): void => {
  cpSync(at('python'), folder, { recursive: true, filter: (path) => !path.includes('__pycache__') });
  writeFileSync(join(folder, 'docket_client/calls.py'), printPython(description));
  writeFileSync(join(folder, 'pyproject.toml'), projectOf(description.info.version));
};

/** Makes `javascript` and `python` in a folder, each a package that npm and pip take. */
export const makeClients = (folder: string, description: Description): void => {
  rmSync(join(folder, 'javascript'), { recursive: true, force: true });
  rmSync(join(folder, 'python'), { recursive: true, force: true });
  makeJavaScript(join(folder, 'javascript'), description);
  makePython(join(folder, 'python'), description);
};

/** `npm run clients [folder]`: of this version. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { openApiDocument } = await import('../../gateway/docs/openapi.js');
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string };
  const folder = resolve(process.argv[2] ?? join(root, 'dist/clients'));
  makeClients(folder, openApiDocument(version) as unknown as Description);
  process.stdout.write(`The clients are in ${folder}: javascript (docket-client) and python (docket_client).\n`);
}
