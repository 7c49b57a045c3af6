import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { build } from 'vite';

const out = resolve('dist');
const packages = resolve('node_modules');
const CHUNKS = 'chunks';

/**
 * Programs that run before somebody gets an answer: the server, the process that reads the log, and those of both
 * lanes.
 */
const entries = ['run/roles/main', 'run/log-task.job', 'services/pdf/pdf.job', 'services/ai/ai.job'];

/** Libraries of many files that each of these opens at its start. Others are left where they are. */
const included = [
  ...['@nestjs/', 'rxjs', 'iterare', 'uid', '@lukeed/csprng', 'reflect-metadata', 'tslib', 'fast-safe-stringify'],
  ...['nestjs-pino', 'pino-http', 'express', 'router', 'body-parser', 'send', 'serve-static', 'finalhandler', 'qs'],
  ...['multer', 'compression', 'passport', 'passport-google-oauth20', 'passport-oauth2', 'ws', 'busboy', 'zod'],
  ...['xstate', 'uuid', 'p-queue', 'p-map', 'p-timeout', 'lru-cache', 'openid-client', 'oauth4webapi', 'jose'],
  ...['jszip', 'pkijs', 'asn1js', '@peculiar/', 'bytestreamjs'],
  ...['pvutils', 'pvtsutils', '@noble/hashes', 'pdf-lib', '@cantoo/pdf-lib', 'file-type', 'strtok3', 'token-types'],
];

const isIncluded = (name) => included.some((one) => (one.endsWith('/') ? name.startsWith(one) : name === one));
const nameIn = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Whether the importer has a version of a package that nobody else would find. */
const isNested = (name, importer) => {
  for (let folder = dirname(importer); folder.startsWith(packages + sep); folder = dirname(folder)) {
    if (existsSync(join(folder, 'node_modules', name))) return true;
  }
  return false;
};

const isBare = (specifier) => !/^[./\0]/.test(specifier);

const leftOutside = {
  name: 'left-outside',
  enforce: 'pre',
  resolveId(specifier, importer) {
    if (importer === undefined || !isBare(specifier)) return null;
    if (specifier.startsWith('node:') || builtinModules.includes(specifier)) return { id: specifier, external: true };
    const name = nameIn(specifier);
    const isKnown = isIncluded(name) && existsSync(join(packages, name));
    return isKnown || isNested(name, importer) ? null : { id: specifier, external: true };
  },
};

/** The folder of the build, as it is called in each file that is made here. */
const BUILD = '__docketBuild';
const wayUp = (file) => '../'.repeat(file.split('/').length - 1);

const within = (id) => relative(out, id).split(sep).join('/');

/** Each module still finds what lies beside its file, and errors the line of its source. */
const ownPlaces = {
  name: 'own-places',
  enforce: 'pre',
  load(id) {
    if (!id.startsWith(out + sep) || !id.endsWith('.js')) return null;
    const map = JSON.parse(readFileSync(`${id}.map`, 'utf8'));
    return { code: readFileSync(id, 'utf8').replace(/\n\/\/# sourceMappingURL=.*\n$/, '\n'), map };
  },
  transform(code, id) {
    if (!id.startsWith(out + sep) || !code.includes('import.meta.')) return null;
    if (/import\.meta\.(dir|file)name/.test(code))
      throw new Error(`${within(id)} must find its place by import.meta.url`);
    const place = `new URL(${JSON.stringify(within(id))}, ${BUILD}).href`;
    return { code: code.replaceAll('import.meta.url', place), map: null };
  },
};

/** In functions out of kept code `import(…)` fails; `openScript` gives each script another, of as many letters. */
const imported = {
  name: 'imported',
  renderChunk: (source, { fileName }) => {
    const code = source.replace(/\bimport\((?=["'])/g, 'loadIn(');
    if (/\bimport\(/.test(code))
      throw new Error(`${fileName}: import() needs a name in quotes, or kept code cannot load it`);
    return { code, map: null };
  },
};

/**
 * A script that stands in the place of an entry and leads to it. Node has scripts open in two thirds of the time that
 * modules take.
 */
const leadTo = (script, entry) => {
  const lines = [
    `import { openScript } from '${wayUp(entry)}build/kept-code/open-script.js';`,
    `openScript(new URL('./${basename(script)}', import.meta.url));`,
  ];
  writeFileSync(join(out, `${entry}.js`), `${lines.join('\n')}\n`);
  rmSync(join(out, `${entry}.js.map`));
};

/** Puts the programs that run most into a few scripts each, in place of their entries. */
export const bundleServer = async () => {
  rmSync(join(out, CHUNKS), { recursive: true, force: true });
  const { output } = await build({
    configFile: false,
    root: resolve('run'),
    logLevel: 'warn',
    publicDir: false,
    plugins: [leftOutside, ownPlaces, imported],
    resolve: { conditions: ['node'], mainFields: [] },
    ssr: { noExternal: true, resolve: { conditions: ['node'] } },
    build: {
      ssr: true,
      target: 'node20',
      outDir: out,
      emptyOutDir: false,
      minify: false,
      sourcemap: true,
      chunkSizeWarningLimit: Infinity,
      rollupOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(out, `${entry}.js`)])),
        output: {
          format: 'cjs',
          entryFileNames: '[name]-[hash].cjs',
          chunkFileNames: `${CHUNKS}/[name]-[hash].cjs`,
          sourcemapExcludeSources: true,
          banner: ({ fileName }) =>
            `const ${BUILD} = new URL('./${wayUp(fileName)}', require('node:url').pathToFileURL(__filename));`,
        },
      },
    },
  });
  for (const { isEntry, name, fileName } of output) if (isEntry) leadTo(fileName, name);
};
