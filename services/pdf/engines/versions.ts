import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { nativeQpdfVersion } from './qpdf/qpdf-native.js';
import { wasmQpdfVersion } from './qpdf/qpdf-wasm.js';
import type { Qpdf } from './qpdf/qpdf.js';

/** Which engines a redaction rests on, for whoever wants to repeat it. */
export const redactionEngines = async ({ kind }: Qpdf): Promise<Readonly<Record<string, string>>> => ({
  pdfium: packageVersion('@embedpdf/pdfium'),
  'pdf.js': packageVersion('pdfjs-dist'),
  qpdf: (await (kind === 'native' ? nativeQpdfVersion() : wasmQpdfVersion())) ?? 'unknown',
  re2js: packageVersion('re2js'),
});

/** The version of an installed package: read in the folder of the package, because not every package lets its package.json be asked for. */
export const packageVersion = (name: string): string => {
  let folder = dirname(createRequire(import.meta.url).resolve(name));
  while (!folder.endsWith(join(...name.split('/')))) folder = dirname(folder);
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string };
  return version;
};
