import { test } from '@jest/globals';
import { createHash } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../contracts/errors.js';
import { withDocument } from './engines/pdfium/pdfium-document.js';
import { renderPage } from './engines/pdfium/render.js';
import { corpusFiles, hasCorpus, outcomeOf, tally, type Outcome, someOf } from './fixtures/corpus.js';
import { linkTargets, outlineOf, pagesIn } from './fixtures/rendered-look.js';
import { answerOf, ask } from './fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { planOf } from './merging/plan.js';
import { arrange } from './merging/arrange.js';
import { loadPdf } from './opening/load.js';
import { openSources } from './merging/open-sources.js';

const TIMEOUT_MS = 300_000;
const PAGES_LOOKED_AT = 5;
const BOX = { width: 300, height: 300 };

const programs = ['qpdf', 'pdftotext', 'pdfinfo'];
const areThere = programs.every((program) => spawnSync(program, ['--version']).error === undefined);
const sweep = hasCorpus && areThere ? test : test.skip;

const looksOf = (bytes: Uint8Array, pages: number): Promise<string[]> =>
  withDocument(bytes, (document) =>
    Array.from({ length: Math.min(PAGES_LOOKED_AT, pages) }, (_, page) => {
      const picture = renderPage(document, page, BOX);
      return picture ? createHash('sha256').update(picture.rgba).digest('hex') : 'nothing';
    }),
  );

/** Everything that can be seen, read and clicked on the first so many pages. */
const pagesOf = async (bytes: Uint8Array, pages: number) => ({
  looks: await looksOf(bytes, pages),
  text: answerOf('pdftotext', bytes, '-l', `${pages}`, 'FILE', '-'),
  links: (await linkTargets(bytes)).slice(0, pages),
});

interface Described {
  readonly acroform: { readonly fields: readonly { readonly fullname: string; readonly value: string }[] };
  readonly attachments: Readonly<Record<string, unknown>>;
}

const KEYS = ['--json=2', '--json-key=acroform', '--json-key=attachments'];

/** Undefined for a damaged file that qpdf can not describe to its end. */
const described = (bytes: Uint8Array): Described | undefined => {
  const said = answerOf('qpdf', bytes, ...KEYS, 'FILE');
  return said.endsWith('\n}\n') ? (JSON.parse(said) as Described) : undefined;
};

/** Everything that belongs to the document as a whole. */
const wholeOf = async (bytes: Uint8Array) => {
  const { acroform, attachments } = described(bytes) ?? {};
  return {
    outline: await outlineOf(bytes),
    fields: acroform?.fields.map(({ fullname, value }) => [fullname, value]),
    attachments: attachments && Object.keys(attachments),
    tags: answerOf('pdfinfo', bytes, '-struct', 'FILE').match(/^ *\w+/gm),
    named: answerOf('pdfinfo', bytes, '-dests', 'FILE').split('\n').length,
  };
};

describe('pages of real files that nobody here wrote (corpus, qpdf, Poppler)', () => {
  const pdfs = corpusFiles('pdf');
  const some = someOf(pdfs, 1);
  const summary: Record<string, string | number>[] = [];
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => {
    work.end();
    if (summary.length > 0) console.table(summary);
  });

  /** Undefined for a file that is refused. */
  const opened = async (path: string) => {
    const file = fileOf(basename(path), new Uint8Array(readFileSync(path)));
    try {
      return { ...(await loadPdf(file, work)), sources: await openSources([file], work) };
    } catch (error) {
      if (error instanceof Refusal) return undefined;
      throw error;
    }
  };

  sweep(
    'look, read and link the same when they are put together anew, with all that belongs to their file',
    async () => {
      const changed: string[] = [];
      let count = 0;
      for (const path of some) {
        const file = await opened(path);
        if (!file) continue;
        const { bytes, pageCount, sources } = file;
        const anew = await arrange({ sources, pages: planOf('', sources) });
        const before = await pagesOf(bytes, pageCount);
        const after = await pagesOf(anew, pageCount);
        const isWhole = !described(bytes) || isDeepStrictEqual(await wholeOf(bytes), await wholeOf(anew));
        if (!isWhole || !isDeepStrictEqual(before, after)) changed.push(basename(path));
        count += 1;
      }
      summary.push({ what: 'put together anew', files: count, changed: changed.length });
      expect(changed).toEqual([]);
    },
    TIMEOUT_MS,
  );

  const run = async (title: string, outcome: (path: string) => Promise<Outcome>): Promise<readonly Outcome[]> => {
    const outcomes: Outcome[] = [];
    for (const path of some) outcomes.push(await outcome(path));
    summary.push(tally(title, outcomes));
    expect(outcomes.filter(({ flaws }) => flaws.length > 0)).toEqual([]);
    return outcomes;
  };

  sweep(
    'are cut one by one',
    async () => {
      await run('pdf-split every page', (path) => outcomeOf('pdf-split', { mode: 'every-page' }, [path]));
    },
    TIMEOUT_MS,
  );

  sweep(
    'come twice and turned',
    async () => {
      const outcomes = await run('pdf-split 1,1@90', (path) =>
        outcomeOf('pdf-split', { pages: '1,1@90', pageRanges: '1-2' }, [path]),
      );
      expect(outcomes.filter(({ refused, after }) => refused === undefined && after !== 2)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  sweep(
    'are all in one file of a hundred',
    async () => {
      const files = [];
      let pages = 0;
      for (const path of pdfs) {
        const file = await opened(path);
        if (!file) continue;
        files.push(fileOf(file.name, file.bytes));
        pages += file.pageCount;
      }
      const sources = await openSources(files, work);
      const bytes = await arrange({ sources, pages: planOf('', sources) });
      summary.push({ what: 'all in one', files: files.length, changed: pages - (await pagesIn(bytes)) });
      expect(await pagesIn(bytes)).toBe(pages);
      expect(ask('qpdf', bytes, '--check', 'FILE')).not.toMatch(/damaged|\bERROR\b/i);
    },
    TIMEOUT_MS,
  );
});
