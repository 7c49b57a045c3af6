import react from '@vitejs/plugin-react';
import { createServer, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
import { words } from '../../words/vite-words.js';
import { robots, sitemap } from './crawler-files.js';
import { pageHtml } from './page-html.js';
import type { Prerendering, RenderedPage } from './rendered-page.js';

const preloadedFonts = /\/(inter|newsreader)-latin-wght-normal-[^/]+\.woff2$/;
/** The script that loads the others. */
const FIRST_TOUCH = 'first-touch';
/** The script that fills in the sections of a public page that the server is asked for. */
const LIVE = 'live-offer';

/** Beside the folder of the screens: the pages under `content/`, as they are read in Node. */
const CONTENT = '/../build/screens/content/from-disk.ts';

interface Rendered {
  readonly pages: readonly RenderedPage[];
  readonly begun: readonly RenderedPage[];
}

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** Fonts that the first screen needs, which the browser would otherwise find only after the styles. */
const fontLinks = (bundle: Rollup.OutputBundle): HtmlTagDescriptor[] =>
  Object.keys(bundle)
    .filter((fileName) => preloadedFonts.test(`/${fileName}`))
    .map((fileName) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }),
    );

/** Scripts of the app and of a screen, which the browser would otherwise find only one after another. */
const scriptsOf = (bundle: Rollup.OutputBundle, screen: string): readonly string[] => {
  const ends = ['/app/main.tsx', '/index.html', screen];
  const starts = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter(({ facadeModuleId }) => ends.some((end) => facadeModuleId?.endsWith(end)));
  if (starts.length !== 2) throw new Error(`The build lacks the app or the screen ${screen}`);
  const names = starts.flatMap(({ fileName, imports }) => [fileName, ...imports]);
  return [...new Set(names)].map((name) => `/${name}`);
};

const render = async (root: string): Promise<Rendered> => {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [react(), words()],
    resolve: { alias: { 'virtual:content': `${root}${CONTENT}` } },
    optimizeDeps: { noDiscovery: true },
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  try {
    const rendering = (await server.ssrLoadModule('/prerender/render-pages.tsx')) as Prerendering;
    return { begun: await rendering.renderBegun(), pages: await rendering.renderPages() };
  } finally {
    await server.close();
  }
};

const scriptNamed = (bundle: Rollup.OutputBundle, name: string): string => {
  const script = Object.values(bundle).find((file) => file.type === 'chunk' && file.isEntry && file.name === name);
  if (!script) throw new Error(`The build lacks the script ${name}`);
  return `/${script.fileName}`;
};

/** The template of every page: the script of the app is named in it, and loaded by a small one. */
const withFirstTouch = (template: string, bundle: Rollup.OutputBundle): string => {
  const app = /<script type="module"[^>]* src="([^"]+)"/.exec(template)?.[1];
  if (app === undefined) throw new Error('The build lacks the script that loads the app');
  return template
    .replaceAll(/\s*<link rel="modulepreload"[^>]*>/g, '')
    .replace(app, scriptNamed(bundle, FIRST_TOUCH))
    .replace('<html ', `<html data-app="${app}" `);
};

/** Names what a page loads, see `app/first-touch.ts`, that a public page is written in the language of its address, and in which language a screen is drawn. */
const templateOf = (page: RenderedPage, template: string, bundle: Rollup.OutputBundle): string => {
  const { file, screen, body, language, asksAtOnce = false } = page;
  if (screen === undefined && file !== undefined) return template;
  if (screen === undefined) {
    const live = body.includes(' data-live="') ? `data-live="${scriptNamed(bundle, LIVE)}" ` : '';
    return template.replace('<html ', `<html data-written ${live}`);
  }
  const asks = file === undefined && !asksAtOnce ? '' : 'data-asks ';
  const drawn = language === 'en' ? '' : `data-drawn="${language}" `;
  return template.replace('<html ', `<html ${asks}${drawn}data-ahead="${scriptsOf(bundle, screen).join(' ')}" `);
};

const fileOf = ({ path, file }: RenderedPage): string => file ?? `${path.slice(1)}/index.html`;

/** Writes home and the public pages at build time, so that they are read before any script has run. */
export const prerendered = (): Plugin => {
  let root = '';
  return {
    name: 'docket-prerender',
    apply: 'build',
    config: ({ root: folder = '.' }) => ({
      build: {
        rolldownOptions: {
          input: {
            [FIRST_TOUCH]: `${folder}/app/first-touch.ts`,
            [LIVE]: `${folder}/pages/info/sections/live-offer.ts`,
          },
        },
      },
    }),
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: { order: 'post', handler: (_html, { bundle }) => fontLinks(bundle ?? {}) },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const index = bundle['index.html'];
        if (index?.type !== 'asset') throw new Error('The build has no index.html');
        const template = withFirstTouch(String(index.source), bundle);
        const {
          begun,
          pages: [home, ...pages],
        } = await render(root);
        if (!home) throw new Error('There is no home page');
        const htmlOf = (page: RenderedPage) => pageHtml(templateOf(page, template, bundle), page);
        index.source = htmlOf(home);
        const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source });
        for (const page of [...pages, ...begun]) emit(fileOf(page), htmlOf(page));
        emit('sitemap.xml', sitemap([home, ...pages].map(({ path }) => path)));
        emit('robots.txt', robots());
      },
    },
  };
};
