import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PdfiumRefused } from '../../services/pdf/engines/pdfium/pdfium-document.js';
import { identityIn } from '../product/bench-identity.js';
import { startEngine, type Engine } from '../product/engine.js';
import { tableOf } from '../report/text-table.js';
import { realFile, realNames } from '../samples/corpus-samples.js';
import * as made from '../samples/made.js';
import type { Sample } from '../samples/sample.js';
import type { Setting } from '../setting.js';
import { qualities, rivals, type Rivalry } from './rivals.js';
import { rivalRows, rivalTitles, summaryOf, totalOf } from './compress-rows.js';

const REAL = ['freeculture', 'images', 'tracemonkey_with_editable_annotations', 'cmykjpeg'];

type Source = () => Promise<Sample | undefined>;

/** The most telling first. With `quick` only those that are made here, with `all` every real one. */
const samplesIn = (folder: string, { quick, all }: Setting): readonly Source[] => {
  if (all) return realNames('pdf').map((name) => () => openable(`pdf/${name}`));
  const firstOf = (pair: () => Promise<Sample>) => async () => made.firstOf(await pair());
  return [
    firstOf(() => made.twoMedium(folder)),
    () => made.scans(folder, false),
    () => made.scans(folder, true),
    firstOf(() => made.twoSmall(folder)),
    ...(quick ? [] : [firstOf(() => made.twoLarge(folder)), ...REAL.map((name) => () => realFile(`pdf/${name}.pdf`))]),
  ];
};

/** Compression beside Ghostscript's presets: bytes, likeness of the pages, CPU time and memory. */
export const compressSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'compress');
  await mkdir(folder);
  const engine = await startEngine(folder, await identityIn(folder));
  try {
    await measure(setting, engine, folder);
  } finally {
    await engine.stop();
  }
};

/** Undefined for one that needs a password, or is damaged beyond repair. */
const openable = async (path: string): Promise<Sample | undefined> => {
  try {
    return await realFile(path);
  } catch (error) {
    if (error instanceof PdfiumRefused) return undefined;
    throw error;
  }
};

/** Visitors get this quality by themselves; all three are measured where all files are asked for. */
const qualitiesIn = ({ all }: Setting) => (all ? (['medium'] as const) : qualities);

const measure = async (setting: Setting, engine: Engine, folder: string): Promise<void> => {
  const rivalries: Rivalry[] = [];
  setting.tells(() => report(rivalries));
  for (const source of samplesIn(folder, setting)) {
    const sample = setting.timeLeft() > 0 ? await source() : undefined;
    for (const quality of sample ? qualitiesIn(setting) : []) {
      if (!sample || setting.timeLeft() <= 0) break;
      setting.watch(`${sample.name} ${quality}`);
      rivalries.push(await rivals({ engine, folder, quick: setting.quick || setting.all }, sample, quality));
    }
  }
};

const LIKENESS =
  'SSIM: of the page that differs most from the original, among the first, at 100 dpi; 1 is equal. Ratio: Docket / gs. Lost: parts of the original that the result has no more, as qpdf counts them.';

const report = (rivalries: readonly Rivalry[]): string =>
  rivalries.length === 0
    ? 'Left out, the time was up.'
    : [LIKENESS, tableOf(rivalTitles, rivalries.map(rivalRows), [0, 1]), totalOf(rivalries), summaryOf(rivalries)].join(
        '\n\n',
      );
