import { screenLanguages, type ScreenLanguage } from '../../contracts/screen-languages.js';
import { catalogue } from '../../contracts/tools/catalogue.js';
import { plainTexts } from '../../words/en.pot';
import { landingList, landingName } from '../pages/landing/landing-list.js';
import { landingCrumbs } from '../pages/landing/landing-crumbs.js';
import { loadLanding } from '../pages/landing/load-landing.js';
import { infoPages, landingPages, quotedIn } from '../pages/public-words-fixture.js';
import { namedRows } from '../screens/workbench/palette/palette-rows.js';
import { speak } from '../text/language.js';
import { translated } from '../text/t.js';
import { screenPlaces } from './menu-links.js';
import { landingGroups } from './page-groups.js';
import { titleOf } from './screen-titles.js';

const titles = new Set<string>(catalogue.map(({ title }) => title));

/** Rows and screens that are no single tool: an export asks for Word or PowerPoint, and the editor holds several. */
const places = ['Export', 'Each to its own PDF', 'PDF editor', 'Ask for signatures', 'Workflows'];

/** Names that tools had beside their titles, in menus, on the home page and in the workbench. */
const secondNames = [
  ...['Merge', 'Compress', 'Rotate', 'Crop', 'Page numbers', 'Inspect', 'Inspect a PDF', 'Logo', 'Protect'],
  ...['Sign', 'E-sign', 'Place a signature', 'Summarize', 'Quiz', 'Quiz maker', 'Detect sensitive data'],
  ...['PDF to Word', 'PDF to PowerPoint'],
];

const named = (): readonly string[] => [
  ...landingGroups.flatMap((group) => group.places.map(({ text }) => text)),
  ...landingList.map(landingName),
  ...screenPlaces.map(({ text }) => text),
  titleOf('/summarization').replace(' · Docket', ''),
  ...namedRows([], null).map(({ title }) => title),
];

describe('a tool', () => {
  test('has one name, its title in the catalogue, in every menu, on the home page and in the workbench', () => {
    expect(named().filter((name) => !titles.has(name) && !places.includes(name))).toEqual([]);
    expect(secondNames.filter((name) => plainTexts.some((text) => text === name))).toEqual([]);
  });

  test.each(Object.keys(screenLanguages) as ScreenLanguage[])(
    'is called in %s on its own page as in the menu, and no other tool has its name',
    async (language) => {
      await speak(language);
      try {
        const names = landingList.map((entry) => translated(landingName(entry)));
        expect(new Set(names).size).toBe(landingList.length);
        for (const entry of landingList)
          expect(landingCrumbs(await loadLanding(entry, language)).at(-1)?.name).toBe(translated(landingName(entry)));
      } finally {
        await speak('en');
      }
    },
  );

  test('is quoted on no page by a second name', async () => {
    const pages = [...(await landingPages()), ...(await infoPages())];
    expect(pages.flatMap(quotedIn).filter((label) => secondNames.includes(label))).toEqual([]);
  });
});
