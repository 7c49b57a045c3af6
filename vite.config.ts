import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { namedIcons } from './deploy/icon-imports.js';
import { pdfjsFiles } from './deploy/pdfjs-files.js';
import { prerendered } from './ui/prerender/plugin.js';

const server = `localhost:${process.env['PORT'] ?? '3000'}`;

export default defineConfig(({ command }) => ({
  root: 'ui',
  plugins: [react(), tailwindcss(), pdfjsFiles(), namedIcons(), prerendered()],
  define: { __DOCKET_TEST_HOOK__: JSON.stringify(command === 'serve' || process.env['DOCKET_TEST_HOOK'] === '1') },
  build: { outDir: '../dist/ui', emptyOutDir: true },
  server: {
    proxy: {
      '/api': `http://${server}`,
      '/ws': { target: `ws://${server}`, ws: true },
    },
  },
}));
