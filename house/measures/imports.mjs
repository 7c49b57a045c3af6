import { cruise } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import rooms from '../../.dependency-cruiser.mjs';
import folders from '../../.dependency-cruiser.folders.mjs';

const floors = ['pdf-arrows-run-down', 'ui-arrows-run-down', 'platform-arrows-run-down'];

/** A folder of services/pdf, or a file that stands beside its folders. */
const pdfFolderOf = (path) => /^services\/pdf\/([^/]+)/.exec(path)?.[1];

/** Files of services/pdf that services/ai can reach through any number of imports, those of types included. */
const reachedByAi = (modules) => {
  const bySource = new Map(modules.map((module) => [module.source, module]));
  const open = modules.map(({ source }) => source).filter((source) => source.startsWith('services/ai/'));
  const seen = new Set(open);
  for (let source = open.pop(); source !== undefined; source = open.pop()) {
    for (const { resolved } of bySource.get(source)?.dependencies ?? []) {
      if (seen.has(resolved)) continue;
      seen.add(resolved);
      open.push(resolved);
    }
  }
  return [...new Set([...seen].map(pdfFolderOf).filter(Boolean))].sort();
};

/** The imports of the product, tests left out: arrows that run up, circles of folders, what services/ai reaches. */
export const measureImports = async () => {
  const forbidden = [...rooms.forbidden.filter(({ name }) => floors.includes(name)), ...folders.forbidden];
  const { output } = await cruise(
    ['contracts', 'words', 'services', 'gateway', 'ui', 'run', 'build', 'house', 'cluster'],
    { ...folders.options, validate: true, metrics: true, ruleSet: { forbidden } },
    undefined,
    { tsConfig: extractTSConfig('tsconfig.json') },
  );
  const broken = (name) => output.summary.violations.filter(({ rule }) => rule.name === name).length;
  return {
    upInPdf: broken('pdf-arrows-run-down'),
    upInUi: broken('ui-arrows-run-down'),
    upInPlatform: broken('platform-arrows-run-down'),
    circles: broken('no-circle-of-folders'),
    reachedByAi: reachedByAi(output.modules),
  };
};
