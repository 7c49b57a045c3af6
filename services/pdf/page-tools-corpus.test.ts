import { test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { corpus, corpusFiles, hasCorpus, outcomeOf, tally, type Outcome, someOf } from './fixtures/corpus.js';
import { ask } from './fixtures/reference-programs.js';
import { pagesIn } from './fixtures/rendered-look.js';
import { toolsWith } from './fixtures/tool-cases.js';

const TIMEOUT_MS = 300_000;

const isThere = (program: string): boolean => spawnSync(program, ['--version']).error === undefined;
const sweep = hasCorpus && isThere('qpdf') && isThere('pdftotext') ? test : test.skip;

const pagesOf = async (path: string): Promise<number> => pagesIn(readFileSync(path)).catch(() => 1);

/** Text outside of the visible part of a page can be read by Poppler, and is not on any other page. */
const isCropped = (file: string): boolean => {
  const boxes = ask('pdfinfo', readFileSync(join(corpus, 'pdf', file)), '-box', 'FILE');
  const boxOf = (name: string): string => new RegExp(`${name}: *(.*)`).exec(boxes)?.[1] ?? '';
  return boxOf('CropBox') !== boxOf('MediaBox');
};

describe('real files that nobody here wrote (corpus, qpdf, pdftotext)', () => {
  const summary: Record<string, string | number>[] = [];
  const folder = mkdtempSync(join(tmpdir(), 'docket-logo-'));
  const logo = join(folder, 'logo.png');
  beforeAll(async () => {
    const background = { r: 200, g: 30, b: 30, alpha: 0.5 };
    writeFileSync(
      logo,
      await sharp({ create: { width: 64, height: 32, channels: 4, background } })
        .png()
        .toBuffer(),
    );
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
    if (summary.length > 0) console.table(summary);
  });

  for (const [turn, [tool, { options, takes = ['pdf'], realFiles }]] of toolsWith(
    (row) => row.realFiles !== 'own',
  ).entries()) {
    sweep(
      `keep their ${realFiles === 'kept' ? 'pages and their text' : 'text'} through ${tool}`,
      async () => {
        const outcomes: Outcome[] = [];
        for (const path of someOf(corpusFiles('pdf'), turn)) {
          const files = takes.map((kind) => (kind === 'pdf' ? path : logo));
          outcomes.push(await outcomeOf(tool, options(await pagesOf(path)), files));
        }
        summary.push(tally(tool, outcomes));
        const done = outcomes.filter(({ refused }) => refused === undefined);
        expect(done.filter(({ flaws }) => flaws.length > 0)).toEqual([]);
        const sameCount = ({ before, after }: Outcome) => before === 0 || before === after;
        expect(done.filter((one) => realFiles === 'kept' && !sameCount(one))).toEqual([]);
        const isMissing = ({ lost, notes }: Outcome) => lost > 0 && !notes.includes('pdf.repaired');
        const isSeen = ({ file }: Outcome) => realFiles === 'kept' || !isCropped(file);
        expect(done.filter((one) => isMissing(one) && isSeen(one))).toEqual([]);
      },
      TIMEOUT_MS,
    );
  }
});
