import { test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '../../../contracts/errors.js';
import { pdfSign } from '../../../contracts/tools/pdf-sign.js';
import { corpusFiles, hasCorpus, someOf } from '../fixtures/corpus.js';
import { ask, qpdfCheck } from '../fixtures/reference-programs.js';
import { flipped, pdfsig, VALID, WHOLE } from '../fixtures/sealed-pdfs.js';
import { fileOf, openWork, type TestWork } from '../fixtures/operation-work.js';
import { sign } from '../operations/sign.js';
import { fileCipherOf } from '../protection/read-cipher.js';
import { verifySignatures } from './verify-signatures.js';

const TIMEOUT_MS = 600_000;
const programs = ['qpdf', 'pdfsig', 'pdftotext'];
const areThere = programs.every((program) => spawnSync(program, ['--version']).error === undefined);
const sweep = hasCorpus && areThere ? test : test.skip;

const options = pdfSign.options.parse({ signerName: 'Ada', signerEmail: 'ada@example.org', signatureText: 'Ada' });

type Report = Record<'refused' | 'first' | 'second' | 'damage' | 'lost' | 'changed', unknown>;

describe(`signing real files that nobody here wrote (corpus, ${programs.join(', ')})`, () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const signed = async (name: string, bytes: Uint8Array) => (await sign([fileOf(name, bytes)], options, work)).bytes;

  const reportOn = async (path: string): Promise<Report> => {
    const before = readFileSync(path);
    const once = await signed(basename(path), before);
    const twice = await signed(basename(path), once);
    const verified = async (bytes: Uint8Array) =>
      verifySignatures(bytes, await fileCipherOf(fileOf(basename(path), twice), work.qpdf));
    const all = await verified(twice);
    const [first, second] = all.slice(-2);
    const changed = await verified(flipped(twice, Math.floor(once.length / 2)));
    return {
      refused: undefined,
      first: { intact: first?.intact, kept: Buffer.compare(twice.subarray(0, once.length), once) === 0 },
      second: { whole: second?.coversWholeDocument, poppler: isValidAndWhole(pdfsig(twice)) },
      damage: /damaged|\bERROR\b/i.test(qpdfCheck(twice)) && !/damaged|\bERROR\b/i.test(qpdfCheck(before)),
      lost: lostFrom(shownBy(before), shownBy(twice)),
      changed: changed.at(-1)?.intact ?? 'unreadable',
    };
  };

  sweep(
    'keeps an earlier signature, is valid to Poppler, loses no character, and shows a changed byte',
    async () => {
      const refusals: string[] = [];
      const wrong: object[] = [];
      const paths = someOf(corpusFiles('pdf'), 1);
      for (const path of paths) {
        const report = await reportOn(path).catch((error: unknown) => {
          if (!(error instanceof Refusal)) throw new Error(basename(path), { cause: error });
          refusals.push(error.code);
        });
        if (report && JSON.stringify(report) !== SOUND) wrong.push({ file: basename(path), ...report });
      }
      console.info(`pdf-sign, twice: ${paths.length} files, ${refusals.length} refused (${refusals.join(', ')})`);
      expect(wrong).toEqual([]);
      expect(refusals.filter((code) => !EXPECTED.has(code))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

const EXPECTED: ReadonlySet<string> = new Set(['pdf.encrypted', 'pdf.unreadable', 'pdf.signature-would-break']);

const SOUND = JSON.stringify({
  refused: undefined,
  first: { intact: true, kept: true },
  second: { whole: true, poppler: true },
  damage: false,
  lost: [],
  changed: false,
});

/** The last of the signatures, which is the newest. */
const isValidAndWhole = (said: string): boolean => {
  const last = said.split(/^Signature #/m).at(-1) ?? '';
  return last.includes(VALID) && last.includes(WHOLE);
};

/** Characters that the signed file shows less often; words may run together where a block lies over them. */
const lostFrom = (before: string, after: string): string[] => {
  const [had, has] = [before, after].map(countsOf);
  return [...(had ?? [])].filter(([character, count]) => (has?.get(character) ?? 0) < count).map(([one]) => one);
};

const countsOf = (text: string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const character of text.replace(/\s/g, '')) counts.set(character, (counts.get(character) ?? 0) + 1);
  return counts;
};

const shownBy = (bytes: Uint8Array): string => ask('pdftotext', bytes, '-raw', '-q', 'FILE', '-');
