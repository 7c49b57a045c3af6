import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { contentPages } from './build/screens/content/plugin.js';
import { namedIcons } from './build/screens/icon-imports.js';
import { leanFonts } from './build/screens/lean-fonts.js';
import { leanIcons } from './build/screens/lean-icons.js';
import { leanRouter } from './build/screens/lean-router.js';
import { offlineShell } from './build/screens/offline-shell.js';
import { pdfjsFiles } from './build/screens/pdfjs-files.js';
import { verifierFile } from './build/screens/verifier-file.js';
import { scriptGroups } from './build/screens/script-groups.js';
import { buildTargets } from './ui/pages/info/browsers.js';
import { prerendered } from './ui/prerender/plugin.js';
import { words } from './words/vite-words.js';

/** As in `build/build.mjs`. */
const EMBED_MODE = 'embed';

/** In the build, for tests that look into machines; they need no page that is drawn ahead. */
const isHooked = process.env['DOCKET_TEST_HOOK'] === '1';

/** The page of frames on other sites is a build of its own: it shares no file with the screens, whose first scripts stay as they are. */
const embedPage = {
  emptyOutDir: false,
  copyPublicDir: false,
  assetsDir: 'assets/embed',
  rolldownOptions: { input: 'ui/embed.html' },
};
const screens = {
  emptyOutDir: true,
  rolldownOptions: {
    output: {
      codeSplitting: { groups: scriptGroups() },
      /** The first script names every file that may come after it. */
      chunkFileNames: 'assets/[name]-[hash:7].js',
      assetFileNames: 'assets/[name]-[hash:7][extname]',
    },
  },
};

/** Plugins that only the screens need. */
const forScreens = () => [
  contentPages(),
  pdfjsFiles(),
  verifierFile(),
  leanRouter(),
  ...(isHooked ? [] : [prerendered(), offlineShell()]),
];

const server = `localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig(({ command, mode }) => ({
  root: 'ui',
  plugins: [
    react(),
    words(),
    tailwindcss(),
    namedIcons(),
    leanFonts(),
    leanIcons(),
    ...(mode === EMBED_MODE ? [] : forScreens()),
  ],
  /** React has had this hook itself since 18; the shim carries a copy for older ones. */
  resolve: { alias: [{ find: /^use-sync-external-store\/shim/, replacement: 'use-sync-external-store' }] },
  define: {
    __DOCKET_TEST_HOOK__: JSON.stringify(command === 'serve' || isHooked),
    __DOCKET_DEVELOPMENT__: JSON.stringify(command === 'serve'),
  },
  build: {
    outDir: '../dist/ui',
    target: buildTargets,
    /** Safari 16 alone of these targets does not load scripts ahead by itself: there they come when they are asked for. */
    modulePreload: { polyfill: false },
    ...(mode === EMBED_MODE ? embedPage : screens),
  },
  server: {
    proxy: {
      '/api': `http://${server}`,
      '^/sign/': `http://${server}`,
      '^/embed(/|[.]js)': `http://${server}`,
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
}));
