import { categories, type CategoryName } from './categories.js';
import { harmlessLines } from './fixtures/harmless-lines.js';
import { randomOf } from './fixtures/random-values.js';
import { sensitiveLines, type Line } from './fixtures/sensitive-lines.js';
import { findSensitive } from './find-sensitive.js';

const SEED = 20_261_121;
const LINES = 4200;

interface Score {
  found: number;
  missed: number;
  wrong: number;
}

/** Lines in turn: one with something sensitive, one that only looks like it. */
const madeLines = (): readonly Line[] => {
  const random = randomOf(SEED);
  return Array.from({ length: LINES }, (_, index) => {
    const kind = Math.floor(index / 2);
    return index % 2 === 0
      ? sensitiveLines[kind % sensitiveLines.length]!(random)
      : { text: harmlessLines[kind % harmlessLines.length]!(random), sensitive: [] };
  });
};

const scored = (lines: readonly Line[]) => {
  const scores = new Map<CategoryName, Score>();
  const of = (type: CategoryName): Score => {
    const known = scores.get(type) ?? { found: 0, missed: 0, wrong: 0 };
    scores.set(type, known);
    return known;
  };
  const mistakes: string[] = [];
  // Each line in a document of its own would help the detectors: a word on one line must not name the number on the next.
  const document = lines.map(({ text }) => text).join('\n\n');
  const hits = findSensitive(document).map(({ type, start, end }) => ({
    type,
    start,
    text: document.slice(start, end),
  }));
  let from = 0;
  for (const { text, sensitive } of lines) {
    const here = hits.filter(({ start }) => start >= from && start < from + text.length);
    const isSame = (one: { type: string; text: string }) => (other: { type: string; text: string }) =>
      one.type === other.type && one.text === other.text;
    for (const wanted of sensitive) {
      if (here.some(isSame(wanted))) of(wanted.type).found += 1;
      else {
        of(wanted.type).missed += 1;
        mistakes.push(`missed ${wanted.type}: ${text}`);
      }
    }
    for (const hit of here) {
      if (sensitive.some(isSame(hit))) continue;
      of(hit.type).wrong += 1;
      mistakes.push(`wrong ${hit.type} "${hit.text}": ${text}`);
    }
    from += text.length + 2;
  }
  return { scores, mistakes };
};

const precisionOf = ({ found, wrong }: Score) => found / Math.max(1, found + wrong);
const recallOf = ({ found, missed }: Score) => found / Math.max(1, found + missed);

/** Weak kinds are found by their form alone; the lines hold some that no form tells. */
const floors = {
  high: { precision: 0.97, recall: 0.8 },
  medium: { precision: 0.97, recall: 0.8 },
  low: { precision: 0.9, recall: 0.55 },
};

describe(`what the detectors find in ${LINES} made lines`, () => {
  const { scores, mistakes } = scored(madeLines());

  test('is counted for every kind that needs no model', () => {
    const rows = [...scores].map(
      ([type, score]) =>
        `${type.padEnd(24)} ${String(score.found + score.missed).padStart(5)} precision ${precisionOf(score).toFixed(3)} recall ${recallOf(score).toFixed(3)}`,
    );
    const all = [...scores.values()].reduce(
      (sum, { found, missed, wrong }) => ({
        found: sum.found + found,
        missed: sum.missed + missed,
        wrong: sum.wrong + wrong,
      }),
      { found: 0, missed: 0, wrong: 0 },
    );
    console.log(
      [
        ...rows,
        `all: precision ${precisionOf(all).toFixed(3)} recall ${recallOf(all).toFixed(3)}`,
        '',
        ...new Set(mistakes),
      ]
        .slice(0, 45)
        .join('\n'),
    );
    expect(scores.size).toBe(sensitiveLines.length);
  });

  test.each([...scores.keys()])('%s: hardly anything is missed or mistaken', (type) => {
    const floor = floors[categories[type].confidence];
    expect(precisionOf(scores.get(type)!)).toBeGreaterThanOrEqual(floor.precision);
    expect(recallOf(scores.get(type)!)).toBeGreaterThanOrEqual(floor.recall);
  });
});
