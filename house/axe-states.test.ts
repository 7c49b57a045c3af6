import { pageRoutes } from '../contracts/routes.js';
import { linesOf, summaryOf, type StateResult } from '../e2e/axe/axe-report.js';
import { axeWalks } from '../e2e/axe/axe-states.js';
import { infoList } from '../ui/pages/info/info-list.js';
import { landingList, landingPath } from '../ui/pages/landing/landing-list.js';

const paths = new Set(axeWalks.map(({ path }) => path));
const names = axeWalks.flatMap(({ states }) => states.map(({ name }) => name));

describe('the states that axe looks at', () => {
  test('are of every screen', () => {
    expect(pageRoutes.filter((route) => !paths.has(route))).toEqual([]);
  });

  test('are of a page of each kind that the build writes', () => {
    const kinds = {
      'about a tool': landingList.map(landingPath),
      'about the product': infoList.map(({ path }) => path).filter((path) => !path.startsWith('/help')),
      help: infoList.map(({ path }) => path).filter((path) => path.startsWith('/help')),
    };
    const left = Object.entries(kinds).filter(([, ofKind]) => !ofKind.some((path) => paths.has(path)));
    expect(left).toEqual([]);
  });

  test('have each a name of its own', () => {
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });
});

describe('what axe has found', () => {
  const fine: StateResult = { language: 'en', state: 'home', looks: 6, findings: new Map() };
  const bad: StateResult = {
    ...fine,
    language: 'ar',
    findings: new Map([['button-name: a', ['320 dark ar', '390 dark ar']]]),
  };
  const missed: StateResult = { language: 'ar', state: 'home', missed: 'Error: nothing came' };

  test('is good where every state was reached and nothing found', () => {
    expect(summaryOf([fine, { ...fine, language: 'ar' }])).toEqual({
      text: '1 states, 12 looks, 0 violations; every state was reached',
      isGood: true,
    });
  });

  test('is not good with a violation, which is told with its looks', () => {
    expect(summaryOf([fine, bad]).isGood).toBe(false);
    expect(linesOf([fine, bad])).toEqual([
      'home: 12 looks, 2 violations',
      '  button-name: a [320 dark ar, 390 dark ar]',
    ]);
  });

  test('is not good where a state was not reached, or where there is none', () => {
    expect(summaryOf([fine, missed]).isGood).toBe(false);
    expect(linesOf([fine, missed])[1]).toBe('  NOT REACHED in ar: Error: nothing came');
    expect(summaryOf([]).isGood).toBe(false);
  });
});
