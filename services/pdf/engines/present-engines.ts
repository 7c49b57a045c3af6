import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Engine } from '../../../contracts/api/health.js';
import { chromiumVersion } from './chromium/chromium-program.js';
import { findLibreOffice } from './libreoffice/libreoffice-program.js';
import { libreOfficeVersion } from './libreoffice/libreoffice-version.js';
import { nativeQpdfVersion } from './qpdf/qpdf-native.js';
import { wasmQpdfVersion } from './qpdf/qpdf-wasm.js';
import { tesseractProgram } from './tesseract/tesseract-program.js';
import { verapdfVersion } from './verapdf/verapdf.js';
import { packageVersion } from './versions.js';

/** The engines that were found. */
export const presentEngines = (): Promise<readonly Engine[]> => Promise.all(probes.map(probe));

interface Probe {
  readonly name: string;
  readonly feature: string;
  /** Version; undefined when it is missing. */
  readonly find: () => Promise<string | undefined>;
}

const probes: readonly Probe[] = [
  {
    name: 'PDFium',
    feature: 'opening, splitting and rendering PDFs',
    find: () => packageThatLoads('@embedpdf/pdfium'),
  },
  { name: 'qpdf', feature: 'merging and repairing PDFs at full speed', find: nativeQpdfVersion },
  { name: 'qpdf (built in)', feature: 'merging and repairing PDFs', find: wasmQpdfVersion },
  {
    name: 'Typst',
    feature: 'converting text to PDF',
    find: () => packageThatLoads('@myriaddreamin/typst-ts-node-compiler'),
  },
  { name: 'sharp', feature: 'reading images, compressing them, thumbnails', find: () => packageThatLoads('sharp') },
  {
    name: 'Tesseract',
    feature: 'reading scans at full speed, in the languages installed for it',
    find: async () => tesseractProgram()?.version,
  },
  { name: 'Tesseract (built in)', feature: 'reading scans', find: async () => packageVersion('tesseract.js') },
  { name: 'veraPDF', feature: 'proving that a PDF/A is valid', find: verapdfVersion },
  { name: 'Chromium', feature: 'printing HTML files with their own styles', find: chromiumVersion },
  { name: 'LibreOffice', feature: 'converting Word, Excel and PowerPoint to PDF', find: () => installedLibreOffice() },
];

const probe = async ({ name, feature, find }: Probe): Promise<Engine> => {
  const version = await find().catch(() => undefined);
  return { name, feature, found: version !== undefined, version: version ?? null };
};

/** Its version, read beside its entry, because not every package exports its package.json. */
const packageThatLoads = async (name: string): Promise<string | undefined> => {
  await import(name);
  const entry = createRequire(import.meta.url).resolve(name);
  const root = entry.slice(0, entry.lastIndexOf(join(...name.split('/'))) + name.length);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as { version?: string };
  return version;
};

const installedLibreOffice = async (): Promise<string | undefined> => {
  const program = findLibreOffice();
  return program === undefined ? undefined : libreOfficeVersion(program);
};
