import { catalogue, findTool } from '../../../contracts/tools/catalogue.js';
import { fieldsOf } from '../../tools/fields-of-options.js';
import { nameOf } from '../../tools/option-fields.js';
import { extras } from '../../screens/workbench/rows/extra-tools.js';
import { englishFiles, isInSources, landingPages, quotedIn, textsIn, typedNumbersIn } from '../public-words-fixture.js';
import { landingList, landingPath } from './landing-list.js';
import type { LandingPage } from './landing-page.js';

/** Tools that are a part of another one on the screens, and share its page. */
const parts: Readonly<Record<string, LandingPage['tool']>> = {
  'pdf-place-signature': 'pdf-sign',
  'pdf-editable-text': 'pdf-edit-text',
  'pdf-edit': 'pdf-flatten',
  'pdf-editable': 'pdf-flatten',
  'pdf-redact-preview': 'pdf-redact',
  'pdf-page-images': 'pdf-to-images',
  'pdf-page-preview': 'pdf-compress',
  'detect-language': 'translate',
  summarize: 'ai-summarize',
  'pack-parts': 'pdf-split',
};

const DESCRIPTION_MAX = 155;

const pages = await landingPages();
const named = pages.map((page) => [page.path, page] as const);

const repeated = (texts: readonly string[]): readonly string[] =>
  texts.filter((text, at) => texts.indexOf(text) !== at);

/** Labels that screens put together: of the rows of the workbench, and of values that have no other name. */
const madeLabels = new Set([
  ...extras.map(({ title }) => title),
  ...pages.flatMap(({ tool }) => {
    const definition = findTool(tool);
    return (definition ? fieldsOf(definition) : []).flatMap((field) =>
      field.choices.map((choice) => nameOf(field, choice)),
    );
  }),
]);

const numerals = ['none', 'one', 'two', 'three', 'four', 'five', 'six'] as const;

/** Phrases in which pages count: the phrase without its number, and the option whose values it counts. */
const counted = [
  ['pdf-compress', 'qualities', 'quality'],
  ['pdf-watermark', 'positions', 'watermarkPosition'],
  ['pdf-image-watermark', 'positions', 'watermarkPosition'],
  ['pdf-page-numbers', 'positions', 'numberPosition'],
  ['pdf-page-numbers', 'formats', 'numberFormat'],
  ['pdf-rotate', 'angles', 'angle'],
  ['pdf-crop', 'units', 'marginUnit'],
] as const;

describe('the landing pages', () => {
  test('are there for every tool that a visitor may use', () => {
    const own = catalogue.map(({ id }) => id).filter((id) => !Object.hasOwn(parts, id));
    expect(landingList.map(({ tool }) => tool).toSorted()).toEqual(own.toSorted());
    expect(Object.values(parts).filter((tool) => !landingList.some((entry) => entry.tool === tool))).toEqual([]);
  });

  test('stand where the list says', () => {
    expect(pages.map(({ path, tool }) => [path, tool])).toEqual(
      landingList.map((entry) => [landingPath(entry), entry.tool]),
    );
  });

  test.each(['title', 'description', 'tagline'] as const)('have a %s of their own each', (part) => {
    expect(repeated(pages.map((page) => page[part]))).toEqual([]);
  });

  test('explain each tool in words of its own', () => {
    const words = pages.flatMap(({ whatItIs, reasons, features }) => [
      ...whatItIs,
      ...[...reasons, ...features].map(({ text }) => text),
    ]);
    expect(repeated(words)).toEqual([]);
  });

  test.each(counted)('count on the page of %s as many %s as there are', (id, what, field) => {
    const tool = findTool(id);
    const values = (tool ? fieldsOf(tool) : []).find(({ name }) => name === field)?.choices.length ?? 0;
    const words = textsIn(pages.find((page) => page.tool === id)).join('\n');
    expect(words.toLowerCase()).toContain(`${numerals[values] ?? ''} ${what}`);
  });

  test('take numbers with a unit from the limits of the program', () => {
    const files = englishFiles('tools');
    expect(files).toHaveLength(pages.length);
    expect(files.flatMap(typedNumbersIn)).toEqual([]);
  });
});

describe.each(named)('%s', (path, page) => {
  test('has a description that search results show whole', () => {
    expect(page.description.length).toBeGreaterThan(60);
    expect(page.description.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
  });

  test('has all its parts', () => {
    expect(page.whatItIs).toHaveLength(2);
    expect(page.steps.length).toBeGreaterThanOrEqual(3);
    expect(page.reasons.length).toBeGreaterThanOrEqual(3);
    expect(page.features.length).toBeGreaterThanOrEqual(4);
    expect(page.questions.length).toBeGreaterThanOrEqual(4);
    expect(page.useCases.filter(({ cases }) => cases.length < 2)).toEqual([]);
  });

  test('leads to three or four other pages that there are', () => {
    const others = new Set(page.related.filter((to) => to !== path && pages.some((other) => other.path === to)));
    expect([...others]).toEqual(page.related);
    expect([3, 4]).toContain(others.size);
  });

  test('quotes only what stands on a screen', () => {
    expect(quotedIn(page).filter((label) => !madeLabels.has(label) && !isInSources(label))).toEqual([]);
  });
});
