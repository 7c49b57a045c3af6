import { begunPageOf, pageRoutes } from '../../contracts/routes.js';
import { infoList } from '../pages/info/info-list.js';
import { loadInfo } from '../pages/info/load-info.js';
import { landingList } from '../pages/landing/landing-list.js';
import { loadLanding } from '../pages/landing/load-landing.js';
import { begunScreens, drawnScreens, titledDescriptions } from '../prerender/drawn-screens.js';
import { headOf } from '../pages/page-head.js';
import { titleOf, type ScreenPath } from './screen-titles.js';

test('every route has a title of its own', async () => {
  const screens: readonly ScreenPath[] = [...pageRoutes, '*'];
  const heads = [];
  for (const entry of landingList) heads.push(headOf(await loadLanding(entry, 'en')));
  for (const entry of infoList) heads.push(headOf(await loadInfo(entry, 'en')));
  const titles = [...screens.map((path) => ({ path: path, title: titleOf(path) })), ...heads];
  const shared = titles.filter(({ path, title }) => titles.some((page) => page.path !== path && page.title === title));
  expect(titles.length).toBeGreaterThan(screens.length);
  expect(shared.map(({ path, title }) => ({ path, title }))).toEqual([]);
});

test('every route has a description of its own', async () => {
  const heads = [];
  for (const entry of landingList) heads.push(headOf(await loadLanding(entry, 'en')).description);
  for (const entry of infoList) heads.push(headOf(await loadInfo(entry, 'en')).description);
  const drawn = [...new Set([...drawnScreens, ...begunScreens].map(({ description }) => description))];
  const all = [...heads, ...drawn, ...Object.values(titledDescriptions)];
  expect(all.filter((description, at) => description.length < 20 || all.indexOf(description) !== at)).toEqual([]);
  const paths = [...drawnScreens, ...begunScreens].map(({ path }): string => path);
  expect(pageRoutes.filter((path) => !paths.includes(path) && !Object.hasOwn(titledDescriptions, path))).toEqual([]);
});

test('no route is served with the page, and so the title, of home', () => {
  const drawn = new Set<string>(drawnScreens.map(({ path }) => path));
  const others = pageRoutes.filter((path) => path !== '/s/:hash' && !drawn.has(path));
  expect(others.length).toBeGreaterThan(0);
  expect(others.filter((path) => begunPageOf(path) === undefined)).toEqual([]);
  expect(begunPageOf('/admin/')).toBe(begunPageOf('/admin'));
});
