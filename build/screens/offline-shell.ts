import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rollup } from 'vite';

const WORKER = 'sw';
/** Public files without a hash in their names, and the home page. */
const PUBLIC = ['offline.html', 'offline.css', 'theme.js', 'favicon.svg'];
/** Screens that work, in part, without a server. */
const SCREENS = ['/screens/home/home.route.tsx', '/screens/workbench/workbench.route.tsx'];
/** Fonts, and what draws the pages of a PDF on any screen, which is loaded with the first one that is chosen. */
const ALSO = /\/(inter|newsreader)-latin-wght-normal-[^/]+\.woff2$|\/pdfjs(\.worker)?-[^/]+\.js$/;

/** Other screens, public pages and other languages. */
const WITH_SERVER = /\/ui\/(screens\/(?!(?:home|workbench)\/)|pages\/|inspector\/)|\/contracts\/texts\//;

const isChunk = (file: Rollup.OutputAsset | Rollup.OutputChunk): file is Rollup.OutputChunk => file.type === 'chunk';

const needsServer = (file: Rollup.OutputAsset | Rollup.OutputChunk | undefined): boolean =>
  file === undefined || (isChunk(file) && WITH_SERVER.test(file.facadeModuleId ?? ''));

const reached = (bundle: Rollup.OutputBundle, from: readonly string[]): ReadonlySet<string> => {
  const seen = new Set<string>();
  const open = [...from];
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    const file = bundle[name];
    if (seen.has(name) || !file) continue;
    seen.add(name);
    if (isChunk(file)) open.push(...file.imports, ...(file.viteMetadata?.importedCss ?? []));
  }
  return seen;
};

/** Addresses of everything that the home page and the workbench need. */
const shellOf = (bundle: Rollup.OutputBundle): readonly string[] => {
  const files = Object.values(bundle);
  const page = files.filter(isChunk).filter(({ isEntry, name }) => isEntry && name !== WORKER);
  const screens = files
    .filter(isChunk)
    .filter(({ facadeModuleId }) => SCREENS.some((end) => facadeModuleId?.endsWith(end)));
  const also = files.map(({ fileName }) => fileName).filter((name) => ALSO.test(`/${name}`));
  const names = [...page, ...screens].map(({ fileName }) => fileName);
  const atOnce = reached(bundle, names);
  const later = files
    .filter(isChunk)
    .filter(({ fileName }) => atOnce.has(fileName))
    .flatMap(({ dynamicImports }) => dynamicImports)
    .filter((name) => !needsServer(bundle[name]));
  const assets = [...reached(bundle, [...names, ...later, ...also])].sort();
  return ['/', ...[...PUBLIC, ...assets].map((name) => `/${name}`)];
};

const versionOf = (shell: readonly string[], publicFolder: string): string => {
  const hash = createHash('sha256').update(shell.join('\n'));
  for (const name of PUBLIC) hash.update(readFileSync(join(publicFolder, name)));
  return hash.digest('hex').slice(0, 16);
};

/** Builds the service worker beside the screens, and tells it which files make them up. */
export const offlineShell = (): Plugin => {
  let publicFolder = '';
  return {
    name: 'docket-offline-shell',
    apply: 'build',
    config: ({ root = '.' }) => ({
      build: {
        rolldownOptions: {
          input: { index: join(root, 'index.html'), [WORKER]: join(root, 'app/offline/sw.ts') },
          output: {
            entryFileNames: ({ name }) => (name === WORKER ? '[name].js' : 'assets/[name]-[hash].js'),
          },
        },
      },
    }),
    configResolved: (config) => {
      publicFolder = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      handler: (_options, bundle) => {
        const worker = bundle[`${WORKER}.js`];
        if (!worker || !isChunk(worker)) throw new Error('The build has no service worker');
        const shared = [...worker.imports, ...worker.dynamicImports];
        if (shared.length > 0)
          throw new Error(`A service worker can't import; it shares ${shared.join(', ')} with others`);
        const shell = shellOf(bundle);
        worker.code = worker.code
          .replaceAll('__DOCKET_SHELL__', JSON.stringify(shell))
          .replaceAll('__DOCKET_BUILD__', JSON.stringify(versionOf(shell, publicFolder)));
      },
    },
  };
};
