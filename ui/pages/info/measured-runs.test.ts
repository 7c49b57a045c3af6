import { readFileSync } from 'node:fs';
import { shortcuts } from '../../screens/workbench/keys/shortcut-table.js';
import { infoPageAt, textsIn } from '../public-words-fixture.js';
import type { InfoPage, SectionOf } from './info-page.js';
import { measured, measuredIn } from './measured-runs.js';

const accessibilityPage = await infoPageAt('/accessibility');
const reliabilityPage = await infoPageAt('/reliability');
const speedPage = await infoPageAt('/speed');

/** As the bench saves it. */
interface SavedRun {
  readonly startedAt: string;
  readonly machine: string;
  readonly loadAtStart: number;
  readonly figures: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

const runAt = (path: string): SavedRun => JSON.parse(readFileSync(path, 'utf8')) as SavedRun;

const figuresOf = ({ sections }: InfoPage) =>
  sections
    .filter((section): section is SectionOf<'figures'> => section.kind === 'figures')
    .flatMap(({ figures }) => figures);

const tableOf = ({ sections }: InfoPage, heading: string): readonly (readonly string[])[] =>
  sections.flatMap((section) => (section.kind === 'table' && section.heading === heading ? section.rows : []));

describe('a figure on a page', () => {
  test.each(measured)('is what came out: $figure, $unit', ({ run, figure, unit, value }) => {
    expect(runAt(run).figures[figure]?.[unit]).toBe(value);
  });

  test('is one of those, on the page about speed and on that about reliability', () => {
    const known = new Set(measured.map(({ value }) => value));
    const cells = tableOf(speedPage, 'Compared with command-line programs').flatMap(([, ...values]) => values);
    const shown = [...[...figuresOf(speedPage), ...figuresOf(reliabilityPage)].map(({ value }) => value), ...cells];
    expect(shown.length).toBeGreaterThan(12);
    expect(shown.filter((text) => !known.has(Number.parseFloat(text.replace(',', ''))))).toEqual([]);
  });

  test.each([
    ['de', /^\d+,\d+ s$/],
    ['fr', /^\d+,\d+ s$/],
    ['es', /^\d+,\d+ s$/],
    ['ar', /^\d+\.\d+ ث$/],
    ['zh', /^\d+\.\d+ 秒$/],
  ] as const)('has in %s the decimal sign and the unit of the language', (language, form) => {
    const times = Object.entries(measuredIn(language)).filter(([name]) => !name.startsWith('crash'));
    expect(times.length).toBeGreaterThan(8);
    expect(times.filter(([, value]) => !form.test(value))).toEqual([]);
  });

  test.each([
    ['/speed', speedPage, 'bench/results/tools-quick.json'],
    ['/reliability', reliabilityPage, 'bench/results/crashes.json'],
  ] as const)('is told with its day and its machine on %s', (_, page, path) => {
    const { startedAt, machine } = runAt(path);
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(startedAt));
    expect(textsIn(page).filter((text) => text.includes(`Run on ${day} (${machine}).`))).toHaveLength(1);
  });
});

test('the shortcuts on the page about access are those of the program', () => {
  const known = new Map<string, string>(shortcuts.map(({ keys, text }) => [keys.join(' or '), text]));
  const rows = tableOf(accessibilityPage, 'Keyboard shortcuts');
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter(([keys = '', text]) => known.get(keys) !== text)).toEqual([]);
});
