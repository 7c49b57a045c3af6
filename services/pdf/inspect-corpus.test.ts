import { test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '../../contracts/errors.js';
import { inspectReply, type InspectReply } from '../../contracts/api/inspection.js';
import { pdfPageImages } from '../../contracts/tools/pdf-page-images.js';
import { corpusFiles, hasCorpus, someOf, someOfAnySize } from './fixtures/corpus.js';
import { ask, isThere } from './fixtures/reference-programs.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { inspect } from './operations/inspect.js';
import { pageImages } from './operations/page-images.js';

const TIMEOUT_MS = 300_000;
/** The share of the words of pdftotext that is found in all files together, and in files that have some, in all but a few. */
const WORDS_SHARE = 0.98;
const FEW = 4;

const sweep = hasCorpus && isThere('pdftotext') ? test : test.skip;

const unescaped = (text: string): string =>
  text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** The words that pdftotext finds. */
const theirWords = (bytes: Uint8Array): string[] =>
  [...ask('pdftotext', bytes, '-bbox', 'FILE', '-').matchAll(/<word[^>]*>([^<]*)<\/word>/g)].map(([, word = '']) =>
    unescaped(word).normalize('NFKC'),
  );

/** How many of the words are among the others, each counted as often as it is there. */
const shared = (words: readonly string[], others: readonly string[]): number => {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return words.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  }).length;
};

describe('real files that nobody here wrote (corpus, poppler)', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const lookInto = async (path: string, bytes: Uint8Array): Promise<InspectReply | string> => {
    const reply = async (text: string) => {
      const { bytes: json } = await inspect([fileOf(basename(path), bytes)], { text }, work);
      return inspectReply.strict().parse(JSON.parse(new TextDecoder().decode(json)));
    };
    try {
      const { pageCount } = await reply('');
      return await reply(`1-${Math.min(pageCount, 1000)}`);
    } catch (error) {
      if (error instanceof Refusal) return error.code;
      throw new Error(`inspecting ${path}`, { cause: error });
    }
  };

  sweep(
    'are looked into: as many pages as pdfinfo counts, and the words that pdftotext finds',
    async () => {
      const otherCount: string[] = [];
      const poor: string[] = [];
      let inspectedCount = 0;
      let wanted = 0;
      const files = corpusFiles('pdf');
      for (const path of new Set([...someOfAnySize(files), ...someOfAnySize(files, 1)])) {
        const bytes = new Uint8Array(readFileSync(path));
        const seen = await lookInto(path, bytes);
        if (typeof seen === 'string') continue;
        const count = Number(/^Pages: +(\d+)/m.exec(ask('pdfinfo', bytes, 'FILE'))?.[1] ?? seen.pageCount);
        if (count !== seen.pageCount) otherCount.push(`${basename(path)}: ${count}, ${seen.pageCount}`);
        const theirs = theirWords(bytes);
        const ours = seen.text.flatMap(({ words }) => words.map(([word]) => word.normalize('NFKC')));
        const both = shared(theirs, ours);
        if (theirs.length > 20 && both / theirs.length < 0.9) poor.push(`${basename(path)}: ${both}/${theirs.length}`);
        inspectedCount += both;
        wanted += theirs.length;
      }
      console.table([
        { what: 'words of pdftotext', wanted, found: inspectedCount, share: (inspectedCount / wanted).toFixed(4) },
      ]);
      expect(otherCount).toEqual([]);
      expect(inspectedCount / wanted).toBeGreaterThan(WORDS_SHARE);
      expect(poor.slice(FEW)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  sweep(
    'have a picture of their first page, or are refused as everywhere',
    async () => {
      const refused: Record<string, string> = {};
      const files = corpusFiles('pdf');
      for (const path of new Set([...someOf(files), ...someOf(files, 1)])) {
        const file = fileOf(basename(path), new Uint8Array(readFileSync(path)));
        try {
          const { mime } = await pageImages([file], pdfPageImages.options.parse({}), work);
          expect(mime).toBe('image/webp');
        } catch (error) {
          if (!(error instanceof Refusal)) throw new Error(`drawing ${path}`, { cause: error });
          refused[file.name] = error.code;
        }
      }
      const codes = new Set(Object.values(refused));
      expect([...codes].filter((code) => code !== 'pdf.encrypted' && code !== 'pdf.unreadable')).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
