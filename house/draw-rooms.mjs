import { readFileSync, writeFileSync } from 'node:fs';
import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import config, { tests } from '../.dependency-cruiser.mjs';

/** Draws which room imports which into docs/ARCHITECTURE.md; with `--check` it only says whether the picture is true. */
const DOCUMENT = 'docs/ARCHITECTURE.md';
const BEGIN = '<!-- drawn by `npm run docs:rooms` -->';
const END = '<!-- end of what is drawn -->';

const rooms = ['words', 'contracts', 'services', 'gateway', 'ui', 'run', 'build', 'house', 'cluster'];
const roomOf = (path) => /^(services\/[^/]+|contracts|words|gateway|ui|run|build|house|cluster)\//.exec(path)?.[1];
const idOf = (room) => room.replace('/', '_');

const arrowsOf = (modules) => {
  const arrows = new Set();
  for (const { source, dependencies } of modules) {
    for (const { resolved } of dependencies) {
      const from = roomOf(source);
      const to = roomOf(resolved);
      if (from && to && from !== to) arrows.add(`  ${idOf(from)} --> ${idOf(to)}`);
    }
  }
  return [...arrows].sort();
};

const drawing = async () => {
  const { output } = await cruise(
    rooms,
    { ...config.options, exclude: { path: `^(dist|data)/|node_modules|${tests}` } },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  const found = new Set(output.modules.map(({ source }) => roomOf(source)).filter(Boolean));
  const nodes = [...found].sort().map((room) => `  ${idOf(room)}["${room}"]`);
  return ['```mermaid', 'flowchart TD', ...nodes, ...arrowsOf(output.modules), '```'].join('\n');
};

const text = readFileSync(DOCUMENT, 'utf8');
const [before, rest] = text.split(BEGIN);
const after = rest?.split(END)[1];
if (after === undefined) throw new Error(`${DOCUMENT} has lost the two marks between which the picture stands`);
const drawn = `${before}${BEGIN}\n\n${await drawing()}\n\n${END}${after}`;

if (!process.argv.includes('--check')) {
  writeFileSync(DOCUMENT, drawn);
  console.log(`${DOCUMENT} shows the rooms as they are.`);
} else if (drawn !== text) {
  console.log(`${DOCUMENT} shows arrows that are gone, or lacks new ones: run \`npm run docs:rooms\`.`);
  process.exitCode = 1;
}
