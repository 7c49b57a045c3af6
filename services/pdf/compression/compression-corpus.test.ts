import { test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '../../../contracts/errors.js';
import { corpusFiles, hasCorpus, someOf } from '../fixtures/corpus.js';
import { leastLikeness } from '../fixtures/likeness.js';
import { pagesIn } from '../fixtures/rendered-look.js';
import { ask, isThere, qpdfCheck } from '../fixtures/reference-programs.js';
import { fileOf, openWork } from '../fixtures/operation-work.js';
import { compress } from '../operations/compress.js';
import { imageQualities, type Quality } from './quality.js';

const TIMEOUT_MS = 900_000;
/** Pages are looked at as on a screen. */
const DPI = 72;
const sweep = hasCorpus && isThere('qpdf') && isThere('pdftotext') ? test : test.skip;
const qualities: readonly Quality[] = ['low', 'medium', 'high'];
const words = (bytes: Uint8Array) => ask('pdftotext', bytes, '-raw', '-q', 'FILE', '-').replaceAll(/\s+/g, ' ').trim();

interface Result {
  readonly file: string;
  /** As it came; what does not may grow when it is repaired. */
  readonly opens: boolean;
  readonly before: number;
  readonly after: number;
  readonly likeness: number;
  readonly flaws: readonly string[];
}

/** Undefined for a file that is refused. */
const resultOf = async (path: string, quality: Quality): Promise<Result | undefined> => {
  const bytes = new Uint8Array(readFileSync(path));
  const work = await openWork();
  try {
    const { bytes: made } = await compress([fileOf('a.pdf', bytes)], { quality }, work);
    const opens = (await pagesIn(bytes).catch(() => 0)) > 0;
    const result = { file: basename(path), opens, before: bytes.length, after: made.length };
    if (Buffer.compare(made, bytes) === 0) return { ...result, likeness: 1, flaws: [] };
    const flaws = [];
    if (/damaged|\bERROR\b/i.test(qpdfCheck(made))) flaws.push('damaged');
    if (opens && (await pagesIn(made)) !== (await pagesIn(bytes))) flaws.push('pages');
    if (words(made) !== words(bytes)) flaws.push('text');
    return { ...result, likeness: opens ? await leastLikeness(bytes, made, DPI) : 1, flaws };
  } catch (error) {
    if (error instanceof Refusal) return undefined;
    throw new Error(`${quality} of ${path}`, { cause: error });
  } finally {
    work.end();
  }
};

describe('compressing real files that nobody here wrote (corpus, qpdf, pdftotext)', () => {
  sweep(
    'makes none larger that opens as it is, harms none, keeps what they show, and takes more bytes the higher the quality',
    async () => {
      const results: Record<Quality, Result[]> = { low: [], medium: [], high: [] };
      for (const path of someOf(corpusFiles('pdf'))) {
        for (const quality of qualities)
          results[quality].push(...[await resultOf(path, quality)].filter((one) => !!one));
      }
      console.table(
        qualities.map((quality) => ({
          quality,
          files: results[quality].length,
          before: results[quality].reduce((sum, { before }) => sum + before, 0),
          after: results[quality].reduce((sum, { after }) => sum + after, 0),
          'least likeness': Math.min(...results[quality].map(({ likeness }) => likeness)),
          floor: imageQualities[quality].floor,
        })),
      );
      const all = qualities.flatMap((quality) => results[quality].map((one) => ({ quality, ...one })));
      expect(all.filter(({ opens, before, after }) => opens && after > before)).toEqual([]);
      expect(all.filter(({ flaws }) => flaws.length > 0)).toEqual([]);
      expect(all.filter(({ quality, likeness }) => likeness < imageQualities[quality].floor)).toEqual([]);
      const falling = results.low.filter(({ after }, at) => {
        const medium = results.medium[at]?.after ?? NaN;
        const high = results.high[at]?.after ?? NaN;
        return after > medium || medium > high;
      });
      expect(falling.map(({ file }) => file)).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
