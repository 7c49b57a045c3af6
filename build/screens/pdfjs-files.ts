import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as { version: string };
const base = `assets/pdfjs-${version}`;

/**
 * Files that pdf.js asks for when a document needs them: tables for Asian scripts, faces it does not carry, JPEG 2000.
 */
const wanted = ['cmaps', 'standard_fonts', 'wasm/openjpeg_nowasm_fallback.js', 'wasm/LICENSE_OPENJPEG'];
const filesOf = (path: string): readonly string[] =>
  /\.|LICENSE/.test(path) ? [path] : readdirSync(join(home, path)).map((name) => `${path}/${name}`);

/** Lets everything of pdf.js that nobody imports be left out. */
const withoutGlobal = (code: string): string => code.replace(/globalThis\.pdfjsLib = \{[^}]*\};/, '');

/** Puts pdf.js's own files beside the screens, and takes from its code what the screens do not use. */
export const pdfjsFiles = (): Plugin => ({
  name: 'docket-pdfjs-files',
  config: () => ({ optimizeDeps: { exclude: ['pdfjs-dist'] } }), // or development would pass over the change below
  generateBundle() {
    for (const fileName of wanted.flatMap(filesOf)) {
      this.emitFile({ type: 'asset', fileName: `${base}/${fileName}`, source: readFileSync(join(home, fileName)) });
    }
  },
  configureServer: ({ middlewares }) => {
    middlewares.use(`/${base}`, (request, response, next) => {
      const path = join(home, new URL(request.url ?? '/', 'http://localhost').pathname);
      if (path.startsWith(home) && existsSync(path)) createReadStream(path).pipe(response);
      else next();
    });
  },
  transform: (code, id) =>
    id.endsWith('pdfjs-dist/build/pdf.mjs') ? { code: withoutGlobal(code), map: null } : undefined,
});
