import { plainTexts, pluralTexts } from '../../words/en.pot';
import { pageLanguages } from '../../contracts/page-languages.js';
import { infoList } from '../pages/info/info-list.js';
import { loadInfo } from '../pages/info/load-info.js';
import { infoPages, landingPages, textsIn } from '../pages/public-words-fixture.js';

/** Spelt as the product's requirements write them out. */
const asRequired = [
  'Analyzing',
  'Summarization takes 10-30 seconds.',
  'No summarization results found.',
  'Summarize Another File',
  'Summarization failed',
];

const AMERICAN =
  /(?<![/\w-])\w+(?:iz(?:e[ds]?|ing|ations?|ers?)|yz(?:e[ds]?|ing))\b|(?<![/\w-])(?:colors?|centers?|centered|grays?|behaviors?|favorites?|canceled|labeled|catalogs?|licenses?)\b/gi;
const SAME_EVERYWHERE = /^(?:(?:re|down|over)?siz(?:e[ds]?|ing)|prizes?|seiz(?:e[ds]?|ing)|licensed?|Authorization)$/i;

test('English is spelt as in Britain, but for the words that the requirements fix', async () => {
  const pages = [...(await landingPages()), ...(await infoPages())];
  // A text of several lines is a program to copy.
  const texts = [...plainTexts, ...Object.keys(pluralTexts), ...textsIn(pages)].filter(
    (text) => !asRequired.includes(text) && !text.includes('\n'),
  );
  const americanWords = texts
    .flatMap((text) => text.match(AMERICAN) ?? [])
    .filter((word) => !SAME_EVERYWHERE.test(word));
  expect(americanWords).toEqual([]);
});

/** Written for those who run or check an installation. */
const forOperators = ['/help/administrators', '/help/auditors', '/help/api'];

/** A page without the commands that its proofs are found by, which are not shown. */
const shownOf = (part: unknown): unknown => {
  if (typeof part !== 'object' || part === null || '$$typeof' in part) return part;
  return Object.entries(part)
    .filter(([name]) => name !== 'command')
    .map(([, each]) => shownOf(each));
};

test('no page for visitors tells them to run a command of the program', async () => {
  const pages = infoList.filter(({ path }) => !forOperators.includes(path));
  const texts: string[] = [];
  for (const language of pageLanguages)
    for (const entry of pages) texts.push(...textsIn(shownOf(await loadInfo(entry, language))));
  expect(texts.length).toBeGreaterThan(1000);
  expect(texts.filter((text) => /npm (?:run|start|test|install)/.test(text))).toEqual([]);
  const onScreens = plainTexts.filter((text) => /npm (?:run|start|test|install)/.test(text));
  // An administrator is told so who asks for a replay of the log, or what would make translation possible.
  expect(onScreens.filter((text) => !/npm run (?:replay|translation-models)/.test(text))).toEqual([]);
});
