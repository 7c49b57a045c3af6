import { test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '../../../contracts/errors.js';
import { corpusFiles, hasCorpus, someOf } from '../fixtures/corpus.js';
import { pagesIn } from '../fixtures/rendered-look.js';
import { ask, qpdfCheck } from '../fixtures/reference-programs.js';
import { redacted, type Redaction } from '../fixtures/redacting.js';
import { openWork, type TestWork } from '../fixtures/operation-work.js';

const TIMEOUT_MS = 900_000;
const AREA = { x: 0.3, y: 0.3, width: 0.2, height: 0.05 };
/** The bench has those that are longer. */
const PAGES_MAX = 100;
/** The share of files that may be refused because nothing could be proven. */
const REFUSED_MAX = 0.02;
const WORD = /\p{L}{5,}/gu;

const isThere = (program: string) => spawnSync(program, ['--version']).error === undefined;
const sweep = hasCorpus && ['qpdf', 'pdftotext'].every(isThere) ? test : test.skip;

interface Outcome {
  readonly file: string;
  readonly refused: string | undefined;
  readonly milliseconds: number;
  readonly pages: number;
  readonly boxed: number;
  readonly rasterised: readonly string[];
  readonly flaws: readonly string[];
}

const textOfPages = (bytes: Uint8Array): string[] => ask('pdftotext', bytes, '-q', 'FILE', '-').split('\f');
const wordsIn = (text: string): string[] => text.toLowerCase().match(WORD) ?? [];

const mostFrequent = (words: readonly string[]): string | undefined => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
};

const isDamaged = (bytes: Uint8Array): boolean => {
  const report = qpdfCheck(bytes);
  return /damaged|\bERROR\b/i.test(report) || !report.includes('checking');
};

const flawsOf = async (before: Uint8Array, { bytes, receipt }: Redaction, word: string | undefined) => {
  const flaws: string[] = [];
  if (isDamaged(bytes)) flaws.push('qpdf calls it damaged');
  if ((await pagesIn(bytes)) !== (await pagesIn(before).catch(() => receipt.input.pages)))
    flaws.push('it has another number of pages');
  const now = textOfPages(bytes);
  if (word !== undefined && now.join(' ').toLowerCase().includes(word)) flaws.push('the word can still be extracted');
  const touched = new Set(receipt.pages.map(({ page }) => page));
  for (const [index, text] of textOfPages(before).entries()) {
    if (touched.has(index + 1)) continue;
    const wordsLeft = new Set(wordsIn(now[index] ?? ''));
    const lost = wordsIn(text).filter((one) => one !== word && !wordsLeft.has(one));
    if (lost.length > 0) flaws.push(`page ${index + 1} lost ${lost.length} words`);
  }
  return flaws;
};

/** Undefined for a long file. */
const outcomeOf = async (path: string, work: TestWork): Promise<Outcome | undefined> => {
  const bytes = new Uint8Array(readFileSync(path));
  const pages = await pagesIn(bytes).catch(() => 0);
  if (pages > PAGES_MAX) return undefined;
  const word = mostFrequent(wordsIn(textOfPages(bytes).join('\f')));
  const area = { id: 'area', type: 'area', page: 1, box: AREA };
  const items = word === undefined ? [area] : [area, { id: 'word', type: 'text', text: word }];
  const outcome = { file: basename(path), pages };
  const start = performance.now();
  const since = () => Math.round(performance.now() - start);
  try {
    const done = await redacted(bytes, { items, work });
    const milliseconds = since();
    const { pages: touched } = done.receipt;
    return {
      ...outcome,
      refused: undefined,
      milliseconds,
      boxed: touched.length,
      rasterised: touched.flatMap(({ page, reason }) => (reason ? [`${page} ${reason}`] : [])),
      flaws: await flawsOf(bytes, done, word),
    };
  } catch (error) {
    if (!(error instanceof Refusal)) throw new Error(`redaction of ${path}`, { cause: error });
    return {
      ...outcome,
      refused: error.code,
      milliseconds: since(),
      boxed: 0,
      rasterised: [],
      flaws: [],
    };
  }
};

const isNotProven = ({ refused }: Outcome): boolean => refused === 'redact.not-proven';

const summaryOf = (outcomes: readonly Outcome[]): Record<string, string | number> => {
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b);
  const refused = outcomes.flatMap((outcome) => outcome.refused ?? []);
  return {
    files: outcomes.length,
    done: outcomes.length - refused.length,
    'pages with boxes': outcomes.reduce((sum, { boxed }) => sum + boxed, 0),
    'became pictures': outcomes.reduce((sum, { rasterised }) => sum + rasterised.length, 0),
    refused: [...new Set(refused)].map((code) => `${refused.filter((one) => one === code).length} ${code}`).join(', '),
    'ms p50': times[Math.floor(times.length / 2)] ?? 0,
    'ms max': times.at(-1) ?? 0,
  };
};

/** Each page that became a picture, and why. */
const picturesIn = (outcomes: readonly Outcome[]): string[] =>
  outcomes.flatMap(({ file, rasterised }) => rasterised.map((page) => `${file}: page ${page}`));

describe('real files that nobody here wrote (corpus, qpdf, pdftotext)', () => {
  sweep(
    'lose a word of theirs and an area, and nothing else',
    async () => {
      const work = await openWork();
      const outcomes: Outcome[] = [];
      for (const path of someOf(corpusFiles('pdf'))) {
        const outcome = await outcomeOf(path, work);
        if (outcome) outcomes.push(outcome);
      }
      work.end();
      console.table([summaryOf(outcomes)]);
      console.log(picturesIn(outcomes).join('\n'));
      expect(outcomes.filter(({ flaws }) => flaws.length > 0)).toEqual([]);
      const opened = outcomes.filter(({ refused }) => !refused?.startsWith('pdf.'));
      expect(outcomes.filter(isNotProven).length).toBeLessThanOrEqual(opened.length * REFUSED_MAX);
      expect(opened.filter(({ refused }) => refused !== undefined).filter((one) => !isNotProven(one))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
