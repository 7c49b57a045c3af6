import { calls } from '../../../../contracts/api/calls.js';
import { explainedFields } from '../../../tools/fields-of-options.js';
import { landingList, landingPath } from '../../landing/landing-list.js';
import {
  englishFiles,
  infoPages,
  isInSources,
  landingPages,
  quotedIn,
  textsIn,
  typedNumbersIn,
} from '../../public-words-fixture.js';
import { infoList } from '../info-list.js';
import { infos } from 'virtual:content';
import { helpedTools } from './tools-help.js';

const DESCRIPTION_MAX = 155;

const entries = infoList.filter(({ group }) => group === 'help');
const pages = (await infoPages()).filter(({ path }) => entries.some((entry) => entry.path === path));
const named = pages.map((page) => [page.path, page] as const);
const landings = await landingPages();

/** Addresses within this site that a page leads to. */
const ledTo = (page: unknown): readonly string[] => textsIn(page).filter((text) => /^\/[a-z/-]+$/.test(text));

/** Results and rules that are quoted from the program, numbers and all. */
const quoting = ['auditors.md', 'tools.md'];

describe('the help pages', () => {
  test('stand where the list says', () => {
    expect(pages.map(({ path }) => path)).toEqual(entries.map(({ path }) => path));
  });

  test.each(['title', 'heading', 'description', 'intro'] as const)('have a %s that no other page has', (part) => {
    const others = landings.flatMap(({ title, description, tagline }) => [title, description, tagline]);
    const all = [...pages.map((page) => page[part]), ...others];
    expect(new Set(all).size).toBe(all.length);
  });

  test('take numbers with a unit from the limits of the program', () => {
    const files = englishFiles('help').filter((path) => !quoting.some((name) => path.endsWith(name)));
    expect(files).toHaveLength(entries.length - quoting.length);
    expect(files.flatMap(typedNumbersIn)).toEqual([]);
  });

  test('have a sentence for each option of each tool, and for no other', async () => {
    const { sections } = await infos.en['/help/tools']();
    const [words] = sections.flatMap((section) => (section.kind === 'tools' ? section.words : []));
    const asked = helpedTools.map((tool) => [tool.id, explainedFields(tool).map(({ name }) => name)] as const);
    const said = Object.entries(words?.sentences ?? {}).map(([id, sentences]) => [
      id,
      Object.keys(sentences).toSorted(),
    ]);
    expect(Object.fromEntries(said)).toEqual(
      Object.fromEntries(asked.filter(([, names]) => names.length > 0).map(([id, names]) => [id, names.toSorted()])),
    );
  });
});

describe.each(named)('%s', (path, page) => {
  test('has a description that search results show whole', () => {
    expect(page.description.length).toBeGreaterThan(60);
    expect(page.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
  });

  test('has a heading of its own for each section', () => {
    const headings = page.sections.map(({ heading }) => heading);
    expect(new Set(headings).size).toBe(headings.length);
  });

  test('leads only where there is something', () => {
    const there = [...infoList.map((entry) => entry.path), ...landingList.map(landingPath)];
    const called = ['/api/docs', ...calls.map((call) => call.path)];
    expect(ledTo(page).filter((to) => ![...there, ...called].some((one) => one === to))).toEqual([]);
    expect(there).toContain(path);
  });

  test('quotes only what stands on a screen', () => {
    expect(quotedIn(page).filter((label) => !isInSources(label))).toEqual([]);
  });
});
