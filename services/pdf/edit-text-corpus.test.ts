import { jest, test } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { Refusal } from '../../contracts/errors.js';
import type { EditableLine, EditableTextReply } from '../../contracts/api/editable-text.js';
import { corpusFiles, hasCorpus, someOf } from './fixtures/corpus.js';
import { fileOf, openWork, type TestWork } from './fixtures/operation-work.js';
import { answerOf, isThere } from './fixtures/reference-programs.js';
import { editableText } from './operations/editable-text.js';
import { editText } from './operations/edit-text.js';

jest.setTimeout(1_800_000);

const sweep = hasCorpus && isThere('pdftotext') && isThere('mutool') ? test : test.skip;

/** Pages of a file that are edited, and lines of each. */
const PAGES = 3;
const LINES = 5;
/** The least share of all edits that are done where the text stands. */
const DONE_LEAST = 0.85;
/** In a sample, one file with an odd font is a fifth of all edits: a share of so few says little. */
const SAMPLE_EDITS_MAX = 50;
const DONE_LEAST_OF_SAMPLE = 0.5;
const leastShareOf = (edits: number): number => (edits > SAMPLE_EDITS_MAX ? DONE_LEAST : DONE_LEAST_OF_SAMPLE);

const tight = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\u200b\u00ad]/g, '');
const sorted = (text: string): string => Array.from(text).toSorted().join('');

/** The text of a page as two programs read it that had no part in it; '' for pages that they can't read. */
const readings = (bytes: Uint8Array, page: number): readonly string[] => {
  const readBy = (program: string, ...args: readonly string[]): string => {
    try {
      return answerOf(program, bytes, ...args);
    } catch {
      return '';
    }
  };
  return [
    readBy('pdftotext', '-raw', '-f', String(page), '-l', String(page), 'FILE', '-'),
    readBy('mutool', 'draw', '-q', '-F', 'txt', 'FILE', String(page)),
  ];
};

interface Change {
  readonly before: string;
  readonly after: string;
}

/** Whether one program read the old line before, and does not read the new one after, or reads anything else changed. */
const isWrong = ([before, after]: readonly [string, string], change: Change): boolean => {
  const read = tight(before);
  if (!read.includes(tight(change.before))) return false;
  const expected = read.replace(tight(change.before), () => tight(change.after));
  return !tight(after).includes(tight(change.after)) || sorted(tight(after)) !== sorted(expected);
};

/** Two words change places with letters that the page has; then a word gets letters that it has not. */
const changesOf = (line: EditableLine, turn: number): Change => {
  const word = /\p{L}{4,}/u.exec(line.text)?.[0] ?? '';
  const other = turn % 2 === 0 ? Array.from(word).toReversed().join('') : 'Żółć';
  return { before: line.text, after: line.text.replace(word, other) };
};

const isPlain = ({ text }: EditableLine): boolean =>
  /^[\p{L}\p{N}\p{P} ]{5,100}$/u.test(text) && /\p{L}{4}/u.test(text);

describe('real files that nobody here wrote (corpus, pdftotext, mutool)', () => {
  let work: TestWork;
  beforeAll(async () => {
    work = await openWork();
  });
  afterAll(() => work.end());

  const linesOf = async (path: string, page: number): Promise<readonly EditableLine[]> => {
    try {
      const file = fileOf(basename(path), readFileSync(path));
      const { bytes } = await editableText([file], { page, findAndReplace: undefined }, work);
      const plain = (JSON.parse(new TextDecoder().decode(bytes)) as EditableTextReply).lines.filter(isPlain);
      const places = Array.from({ length: LINES }, (_, at) => Math.floor(((at + 1) * plain.length) / (LINES + 1)));
      return [...new Set(places)].flatMap((at) => plain[at] ?? []);
    } catch (error) {
      if (error instanceof Refusal) return []; // locked, damaged or with fewer pages
      throw error;
    }
  };

  sweep('are changed as asked, or not at all', async () => {
    const counts = { files: 0, edits: 0, done: 0, inOtherFont: 0, refused: 0, wrong: 0 };
    const wrong: string[] = [];
    const refused: string[] = [];
    for (const path of someOf(corpusFiles('pdf'))) {
      const file = fileOf(basename(path), readFileSync(path));
      let turn = 0;
      for (let page = 1; page <= PAGES; page += 1) {
        for (const line of await linesOf(path, page)) {
          const change = changesOf(line, turn);
          turn += 1;
          counts.edits += 1;
          const edit = { kind: 'text', page, box: line.box, find: change.before, text: change.after } as const;
          try {
            const { bytes, notes } = await editText([file], { edits: [edit], findAndReplace: undefined }, work);
            counts.done += 1;
            if (notes.some(({ code }) => code === 'edit.other-font')) counts.inOtherFont += 1;
            const after = readings(bytes, page);
            const isAmiss = readings(file.bytes, page).some((before, at) => isWrong([before, after[at] ?? ''], change));
            if (isAmiss) wrong.push(`${file.name}, page ${page}: ${change.before} -> ${change.after}`);
          } catch (error) {
            if (!(error instanceof Refusal)) throw error;
            counts.refused += 1;
            refused.push(`${file.name}, page ${page}: ${change.before}: ${error.code}`);
          }
        }
      }
      if (turn > 0) counts.files += 1;
    }
    counts.wrong = wrong.length;
    console.table([counts]);
    if (refused.length > 0) console.info(refused.join('\n'));
    expect(wrong).toEqual([]);
    expect(counts.done / Math.max(1, counts.edits)).toBeGreaterThanOrEqual(leastShareOf(counts.edits));
  });
});
