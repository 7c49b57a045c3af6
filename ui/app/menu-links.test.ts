import { catalogue } from '../../contracts/tools/catalogue.js';
import { plainTexts } from '../../words/en.pot';
import { accountPlace, adminPlace, headerPlaces, screenPlaces } from './menu-links.js';
import { infoGroups, landingGroups } from './page-groups.js';

test('every name in the menus and the footer is in the catalogue of texts, or the title of a tool, whose page translates it', () => {
  const groups = [...landingGroups, ...infoGroups];
  const places = [
    ...headerPlaces,
    ...screenPlaces,
    accountPlace,
    adminPlace,
    ...groups.flatMap((group) => group.places),
  ];
  const names = [...places.map(({ text }) => text), ...groups.map(({ title }) => title)];
  const known = new Set<string>([...plainTexts, ...catalogue.map(({ title }) => title), 'Docket']);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('the header calls its pages as they are called everywhere', () => {
  const pages = infoGroups.flatMap(({ places }) => places);
  expect(headerPlaces.filter(({ to, text }) => !pages.some((page) => page.to === to && page.text === text))).toEqual(
    [],
  );
});
