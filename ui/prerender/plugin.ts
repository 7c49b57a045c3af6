import react from '@vitejs/plugin-react';
import { createServer, type HtmlTagDescriptor, type Plugin, type Rollup } from 'vite';
import type { prerenderHome } from './home.js';

const preloadedFonts = /\/(inter|newsreader)-latin-wght-normal-[^/]+\.woff2$/;
const FIRST_SCREEN = '/screens/home/home.route.tsx';

interface Prerendering {
  readonly prerenderHome: typeof prerenderHome;
}

const link = (attrs: Record<string, string | boolean>): HtmlTagDescriptor => ({ tag: 'link', attrs, injectTo: 'head' });

/** Fonts and scripts that the first screen needs, which the browser would otherwise find only one after another. */
const preloads = (bundle: Rollup.OutputBundle, html: string): HtmlTagDescriptor[] => {
  const files = Object.values(bundle);
  const fonts = files.filter(({ fileName }) => preloadedFonts.test(`/${fileName}`));
  const screen = files.find((file) => file.type === 'chunk' && file.facadeModuleId?.endsWith(FIRST_SCREEN));
  const scripts = screen?.type === 'chunk' ? [screen.fileName, ...screen.imports] : [];
  return [
    ...fonts.map(({ fileName }) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${fileName}` }),
    ),
    ...scripts
      .filter((fileName) => !html.includes(fileName))
      .map((fileName) => link({ rel: 'modulepreload', crossorigin: true, href: `/${fileName}` })),
  ];
};

const renderHome = async (root: string): Promise<string> => {
  const server = await createServer({
    configFile: false,
    root,
    plugins: [react()],
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: false, watch: null },
  });
  try {
    const rendering = (await server.ssrLoadModule('/prerender/home.tsx')) as Prerendering;
    return await rendering.prerenderHome();
  } finally {
    await server.close();
  }
};

/** Writes the home page into index.html at build time, so that it is read before any script has run. */
export const prerendered = (): Plugin => {
  let root = '';
  return {
    name: 'docket-prerender',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    transformIndexHtml: {
      order: 'post',
      handler: async (html, { bundle }) => ({
        html: html.replace('<div id="root"></div>', `<div id="root">${await renderHome(root)}</div>`),
        tags: preloads(bundle ?? {}, html),
      }),
    },
  };
};
