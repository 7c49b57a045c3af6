import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from '@jest/globals';
import { Refusal } from '../../contracts/errors.js';
import { toPdf as tool } from '../../contracts/tools/to-pdf.js';
import { judgeByVerapdf } from './engines/verapdf/verapdf.js';
import { corpusFiles, hasCorpus, someOf } from './fixtures/corpus.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { isThere } from './fixtures/reference-programs.js';
import { toPdf } from './operations/convert-to-pdf.js';

const TIMEOUT_MS = 3_600_000;
const sweep = hasCorpus && isThere('soffice') && isThere('verapdf') ? test : test.skip;

interface Row {
  readonly file: string;
  readonly outcome: 'valid' | 'told' | 'refused' | 'wrong';
  readonly said: string;
}

/** `PATH=… DOCKET_CORPUS=full npm run test:unit -- office-standards-corpus` prints the table. */
describe('real Office files as PDF/UA-1 and PDF/A-2a (R-3.8; corpus, soffice, verapdf)', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = { ...(await openWork()), judgeArchive: judgeByVerapdf };
  });
  afterAll(() => work.end());

  const rowOf = async (path: string, standard: 'ua-1' | 'a-2a'): Promise<Row> => {
    const file = basename(path);
    try {
      const source = fileOf(file, new Uint8Array(readFileSync(path)));
      const { bytes, notes } = await toPdf([source], tool.options.parse({ standard }), work);
      const broken = notes.find(({ code }) => code === 'standard.broken');
      if (!broken) return { file, outcome: 'valid', said: '' };
      const says = (await judgeByVerapdf(bytes, standard === 'ua-1' ? 'ua1' : '2a'))?.isValid;
      return { file, outcome: says === true ? 'wrong' : 'told', said: broken.text.replace(/^.*: /, '') };
    } catch (error) {
      if (error instanceof Refusal) return { file, outcome: isRight(error) ? 'refused' : 'wrong', said: error.message };
      throw new Error(`${standard} of ${file}`, { cause: error });
    }
  };
  /** A file that needs a password, or that nothing opens. */
  const isRight = ({ code }: Refusal): boolean => /^office\.(encrypted|unreadable|unknown-encryption)$/.test(code);

  sweep.each(['ua-1', 'a-2a'] as const)(
    'are valid as %s, or the notes name the clauses that they break',
    async (standard) => {
      const rows: Row[] = [];
      for (const path of someOf(corpusFiles('office'))) rows.push(await rowOf(path, standard));
      console.table(rows);
      expect(rows.filter(({ outcome }) => outcome === 'wrong')).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
