import { readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { instance } from '@viz-js/viz';
import { createServer } from 'vite';
import { catalogueModule, isCatalogue } from '../../words/catalogue-module.mjs';
import { arranged } from './machine-picture.mjs';
import { graphOf } from './machine-graph.mjs';

/** Draws every machine of the screens into docs/machines.svg; with `--check` it only says whether the picture is true. */
const PICTURE = 'docs/machines.svg';

/** Translations, as every other program reads them. */
const words = {
  name: 'words',
  load: (file) => (isCatalogue(file) ? { code: catalogueModule(file), map: null, moduleType: 'js' } : null),
};

const machinesOf = async () => {
  const server = await createServer({
    configFile: false,
    plugins: [words],
    root: '.',
    resolve: { alias: { 'virtual:content': resolve('build/screens/content/from-disk.ts') } },
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  try {
    const { machineFiles } = await server.ssrLoadModule('/ui/testing/fixtures/machines.ts');
    const files = machineFiles().toSorted((one, other) => one.path.localeCompare(other.path));
    const machines = [];
    for (const { path, name } of files) {
      const { [name]: machine } = await server.ssrLoadModule(path);
      machines.push({ machine, path: relative('.', path) });
    }
    return machines;
  } finally {
    await server.close();
  }
};

const viz = await instance();
const machines = await machinesOf();
const drawn = arranged(
  machines.map(({ machine, path }) => ({ path, svg: viz.renderString(graphOf(machine), { format: 'svg' }) })),
);

if (!process.argv.includes('--check')) {
  writeFileSync(PICTURE, drawn);
  console.log(`${PICTURE} shows ${machines.length} machines as they are.`);
} else if (readFileSync(PICTURE, 'utf8') !== drawn) {
  console.log(`${PICTURE} shows machines as they were: run \`npm run machines\`.`);
  process.exitCode = 1;
}
