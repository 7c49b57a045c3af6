// `npm run docs:measure`: how the rooms stand today, as a table; docs/ARCHITECTURE.md says which test keeps each line.
import { measureFiles } from './measures/files.mjs';
import { measureImports } from './measures/imports.mjs';
import { functionsOf } from './measures/undocumented.mjs';

const exported = functionsOf('contracts');
const documented = exported.filter(({ isDocumented }) => isDocumented);
const { upInPdf, upInUi, upInPlatform, circles, reachedByAi } = await measureImports();
const { longFunctions } = await measureFiles();

const rows = [
  ['imports that run up, in `services/pdf`, `ui` and `services/platform`', `${upInPdf}, ${upInUi} and ${upInPlatform}`],
  ['circles between folders', circles],
  [`folders of \`services/pdf\` that \`services/ai\` reaches (${reachedByAi.join(', ')})`, reachedByAi.length],
  ['functions over 40 lines', longFunctions],
  ['functions of `contracts` with a docstring', `${documented.length} of ${exported.length}`],
];

console.log(['| what | today |', '| --- | --- |', ...rows.map((row) => `| ${row.join(' | ')} |`)].join('\n'));
