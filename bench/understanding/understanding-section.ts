import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repeat, type Measured } from '../measure/repeat.js';
import { alone } from '../product/contenders.js';
import { startOperations } from '../product/bare-operation.js';
import { megabytes, short } from '../report/format-numbers.js';
import { tableOf } from '../report/text-table.js';
import { realFile } from '../samples/corpus-samples.js';
import * as made from '../samples/made.js';
import type { Sample } from '../samples/sample.js';
import type { Setting } from '../setting.js';

const ENTRY = 'bench/understanding-process.ts';

interface Case {
  readonly name: string;
  readonly tool: string;
  readonly options: Readonly<Record<string, string>>;
}

/** Work that needs no model; and of a translation, the part that is left when the model answers at once. */
const cases: readonly Case[] = [
  { name: 'summary, built in', tool: 'summarize', options: {} },
  { name: 'quiz, built in', tool: 'generate-quiz', options: {} },
  { name: 'sensitive data, built in', tool: 'pdf-detect-sensitive', options: {} },
  { name: 'language', tool: 'detect-language', options: {} },
  { name: 'translation, new pages (fake model)', tool: 'translate', options: { targetLanguage: 'de' } },
  {
    name: 'translation, same pages (fake model)',
    tool: 'translate',
    options: { targetLanguage: 'de', layout: 'keep' },
  },
];

interface Row {
  readonly name: string;
  readonly sample: Sample;
  readonly figures: Measured | { readonly failure: string };
}

/** Each AI tool's own work on long documents, reading them included. */
export const understandingSection = async (setting: Setting): Promise<void> => {
  const folder = join(setting.folder, 'understanding');
  await mkdir(folder);
  const rows: Row[] = [];
  setting.tells(() => report(rows));
  for (const source of [
    async () => made.firstOf(await made.twoMedium(folder)),
    () => realFile('pdf/freeculture.pdf'),
  ]) {
    const sample = setting.timeLeft() > 0 ? await source() : undefined;
    for (const one of sample ? cases : []) {
      if (!sample || setting.timeLeft() <= 0) break;
      setting.watch(`${one.name}, ${sample.name}`);
      rows.push({ name: one.name, sample, figures: await measured(folder, one, sample) });
    }
  }
};

/** In a process that did nothing before, or its memory would tell of other files. */
const measured = async (folder: string, { tool, options }: Case, { files }: Sample): Promise<Row['figures']> => {
  const operations = startOperations(folder, {}, ENTRY);
  try {
    return await repeat(alone(operations, { tool, options, files }), 'glance');
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) };
  } finally {
    await operations.stop();
  }
};

const titles = ['what', 'set', 'CPU s', 'wall ms', 'for 100 pages: CPU s', 'wall ms', 'peak MB', 'out MB', 'runs'];

const cellsOf = ({ name, sample, figures }: Row): string[] => {
  const set = `${sample.name}, ${sample.pages ?? '?'} pages`;
  if ('failure' in figures) return [name, set, `failed: ${figures.failure}`];
  const { cpuSeconds, wallMs, peakBytes, output, runs } = figures;
  const each = 100 / (sample.pages ?? 100);
  return [
    name,
    set,
    cpuSeconds.toFixed(3),
    short(wallMs),
    (cpuSeconds * each).toFixed(3),
    short(wallMs * each),
    megabytes(peakBytes),
    megabytes(output),
    String(runs.length),
  ];
};

const ABOUT =
  'In a warm process, from the file to the result, reading the document included. No model is asked: where a row says so, a fake answers at once with words that mean nothing, so that what is left is the work of Docket.';

const report = (rows: readonly Row[]): string => [ABOUT, tableOf(titles, rows.map(cellsOf), [0, 1])].join('\n\n');
