import { everyText } from '../../contracts/texts/en/index.js';
import { accountPlace, adminPlace, headerPlaces, infoGroups, landingGroups, screenPlaces } from './menu-links.js';

test('every name in the menus and the footer is in the catalogue of texts', () => {
  const groups = [...landingGroups, ...infoGroups];
  const places = [
    ...headerPlaces,
    ...screenPlaces,
    accountPlace,
    adminPlace,
    ...groups.flatMap((group) => group.places),
  ];
  const names = [...places.map(({ text }) => text), ...groups.map(({ title }) => title)];
  const known = new Set<string>([...everyText, 'Docket']);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});
