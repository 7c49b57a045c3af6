import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from '@jest/globals';
import { Refusal } from '../../contracts/errors.js';
import { pdfArchive } from '../../contracts/tools/pdf-archive.js';
import { judgeByVerapdf } from './engines/verapdf/verapdf.js';
import { corpusFiles, hasCorpus, someOf } from './fixtures/corpus.js';
import { differenceOf, pagesDrawnBy } from './fixtures/drawn-by.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { isThere } from './fixtures/reference-programs.js';
import { archive } from './operations/archive.js';

const TIMEOUT_MS = 3_600_000;
/** The most that a page may differ, of 255 on average, as another program draws it. */
const SAME_LOOK_MAX = 4;
/** So many of a hundred files may look different, and one of a small sample: tiny pictures of text always do. */
const LOOKS_LOST_MAX = 5;

const isJudged = isThere('verapdf');
const sweep = hasCorpus && isThere('pdftoppm') ? test : test.skip;

interface Row {
  readonly file: string;
  readonly outcome: 'done' | 'refused' | 'wrong';
  readonly pictures: boolean;
  readonly proven: boolean;
  /** How much the page furthest from what it was differs. */
  readonly apart: number;
}

/** `PATH=… DOCKET_CORPUS=full npm run test:unit -- archive-corpus` prints the table. */
describe('real files for the archive (R-3.50; corpus, poppler, verapdf)', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = { ...(await openWork()), judgeArchive: isJudged ? judgeByVerapdf : () => Promise.resolve(undefined) };
  });
  afterAll(() => work.end());

  const rowOf = async (path: string): Promise<Row> => {
    const file = basename(path);
    const bytes = new Uint8Array(readFileSync(path));
    const row = { file, pictures: false, proven: false, apart: 0 };
    try {
      const result = await archive([fileOf(file, bytes)], pdfArchive.options.parse({}), work);
      const codes = result.notes.map(({ code }) => code);
      const before = pagesDrawnBy('poppler', bytes);
      const after = pagesDrawnBy('poppler', result.bytes);
      const apart = Math.max(0, ...before.map((page, index) => differenceOf(page, after[index])));
      const proven = codes.includes('archive.proven');
      const outcome = proven || !isJudged ? 'done' : 'wrong';
      return { ...row, outcome, pictures: codes.includes('archive.pictures'), proven, apart: Number(apart.toFixed(2)) };
    } catch (error) {
      if (error instanceof Refusal) return { ...row, outcome: isRight(error) ? 'refused' : 'wrong' };
      throw new Error(`archive of ${file}`, { cause: error });
    }
  };
  /** A file that needs a password, or that nothing opens. */
  const isRight = ({ code }: Refusal): boolean => /^pdf\.(encrypted|unreadable|too-complex)$/.test(code);

  sweep(
    'become valid, and look as they did',
    async () => {
      const rows: Row[] = [];
      for (const path of someOf(corpusFiles('pdf'))) rows.push(await rowOf(path));
      console.table(rows);
      expect(rows.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
      const done = rows.filter(({ outcome }) => outcome === 'done');
      const unlike = done.filter(({ apart }) => apart > SAME_LOOK_MAX);
      expect(unlike.length).toBeLessThanOrEqual(Math.max(1, (done.length * LOOKS_LOST_MAX) / 100));
    },
    TIMEOUT_MS,
  );
});
