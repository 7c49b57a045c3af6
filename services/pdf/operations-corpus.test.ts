import { test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { findLibreOffice } from './engines/libreoffice/libreoffice-program.js';
import { corpusFiles, hasCorpus, outcomeOf, tally, type Outcome, someOf } from './fixtures/corpus.js';
import { ask } from './fixtures/reference-programs.js';

const TIMEOUT_MS = 300_000;
/** Every fifth one of some fifty, so that the run stays short. */
const OFFICE_STEP = 5;

const hasQpdf = spawnSync('qpdf', ['--version']).error === undefined;
const sweep = hasCorpus && hasQpdf ? test : test.skip;
const officeSweep = hasCorpus && hasQpdf && findLibreOffice() !== undefined ? test : test.skip;

const summary: Record<string, string | number>[] = [];
const problems = (outcomes: readonly Outcome[]) => outcomes.filter(({ flaws }) => flaws.length > 0);
const withOtherPages = (outcomes: readonly Outcome[], expected: (outcome: Outcome) => number) =>
  outcomes.filter(
    (outcome) => outcome.refused === undefined && outcome.before > 0 && outcome.after !== expected(outcome),
  );

describe('real files that nobody here wrote (corpus, qpdf)', () => {
  afterAll(() => {
    if (summary.length > 0) console.table(summary);
  });

  const pdfs = someOf(corpusFiles('pdf'));
  const others = someOf(corpusFiles('pdf'), 1);
  const companion = corpusFiles('pdf').find((path) => path.endsWith('rotation.pdf')) ?? '';

  const run = async (title: string, paths: readonly string[], outcome: (path: string) => Promise<Outcome>) => {
    const outcomes: Outcome[] = [];
    for (const path of paths) outcomes.push(await outcome(path));
    summary.push(tally(title, outcomes));
    expect(problems(outcomes)).toEqual([]);
    return outcomes;
  };

  sweep(
    'are compressed without loss of pages, and never become larger, unless nothing opened them as they were',
    async () => {
      const outcomes = await run('pdf-compress', pdfs, (path) => outcomeOf('pdf-compress', { quality: 'low' }, [path]));
      const larger = outcomes.filter(({ before, size }) => before > 0 && size[1] > size[0]);
      expect(larger).toEqual([]);
      expect(withOtherPages(outcomes, ({ before }) => before)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  sweep(
    'get a watermark on every page',
    async () => {
      const outcomes = await run('pdf-watermark', others, (path) => outcomeOf('pdf-watermark', {}, [path]));
      expect(withOtherPages(outcomes, ({ before }) => before)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  sweep(
    'give up their first page',
    async () => {
      const outcomes = await run('pdf-split', pdfs, (path) => outcomeOf('pdf-split', { pageRanges: '1' }, [path]));
      expect(withOtherPages(outcomes, () => 1)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  sweep(
    'are merged with another file',
    async () => {
      const outcomes = await run('pdf-merge', others, (path) => outcomeOf('pdf-merge', {}, [path, companion]));
      expect(withOtherPages(outcomes, ({ before }) => before + 2)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  sweep(
    'are refused only where Poppler can not open them without a password either',
    async () => {
      const outcomes = await run('to-pdf (PDF)', pdfs, (path) => outcomeOf('to-pdf', {}, [path]));
      const refused = outcomes.filter((outcome) => outcome.refused === 'pdf.unreadable').map(({ file }) => file);
      const opened = pdfs.filter((path) => ask('pdfinfo', readFileSync(path), 'FILE').includes('Pages:'));
      expect(opened.map((path) => basename(path)).filter((file) => refused.includes(file))).toEqual([]);
    },
    TIMEOUT_MS,
  );

  sweep(
    'are converted when they are images, and refused only when they are cut off',
    async () => {
      const outcomes = await run('to-pdf (images)', corpusFiles('images'), (path) => outcomeOf('to-pdf', {}, [path]));
      expect(outcomes.filter(({ refused }) => refused).map(({ file }) => file)).toEqual([
        'truncated.jpg',
        'truncated.png',
      ]);
    },
    TIMEOUT_MS,
  );

  officeSweep(
    'are converted when they are Office documents (LibreOffice)',
    async () => {
      const some = corpusFiles('office').filter((path, index) => index % OFFICE_STEP === 0 && statSync(path).size > 0);
      const outcomes = await run('to-pdf (Office)', some, (path) => outcomeOf('to-pdf', {}, [path]));
      const refused = outcomes.filter(({ refused }) => refused);
      expect(refused.map(({ refused }) => refused).filter((code) => !code?.startsWith('office.'))).toEqual([]);
      expect(refused.length).toBeLessThanOrEqual(2);
    },
    TIMEOUT_MS,
  );
});
