import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { claims, evidencedClaims } from '../../../contracts/claims.js';
import { isPageRoute, isPrivatePath } from '../../../contracts/routes.js';
import { landingList, landingPath } from '../landing/landing-list.js';
import { infoPages } from '../public-words-fixture.js';
import { infoList } from './info-list.js';
import type { InfoPage, Section } from './info-page.js';

const pages = await infoPages();

/** Everything that a page says, wherever it stands in it. */
const wordsOf = (part: unknown): string[] => {
  if (typeof part === 'string') return [part];
  if (part === null || typeof part !== 'object' || '$$typeof' in part) return [];
  return Object.values(part).flatMap(wordsOf);
};

const sayingWith = (pattern: RegExp): string[] =>
  pages.flatMap((page) =>
    wordsOf(page)
      .filter((words) => pattern.test(words) && !(words in claims))
      .map((words) => `${page.path}: ${words}`),
  );

/** Typed from the specification of the product. */
const CLAIMED = [
  ...['freePlan', 'proPlan', 'lifetimePlan', 'competitor', 'aiTools', 'languages', 'rating', 'encryption'],
  ...['gdpr', 'ccpa', 'soc2', 'iso27001', 'hipaa', 'fedramp', 'uptime', 'deletion', 'capacity', 'fileSize'],
];

const unproven = Object.entries(claims).filter(([, { basis }]) => basis !== 'proven');

describe('the claims about Docket', () => {
  test('are all listed', () => {
    expect(Object.keys(claims).sort()).toEqual([...CLAIMED].sort());
  });

  test.each(unproven)(
    '%s stands on no page, since it needs evidence or a setting, or is not so',
    (_id, { pattern }) => {
      expect(sayingWith(pattern)).toEqual([]);
    },
  );

  test.each(unproven)('%s is known by its own words', (_id, { says, pattern }) => {
    expect(says).toMatch(pattern);
  });

  test('what is said instead of a claim makes none', () => {
    const instead = Object.values(claims).flatMap((claim) => ('instead' in claim ? [claim.instead] : []));
    expect(instead.filter((words) => unproven.some(([, { pattern }]) => pattern.test(words)))).toEqual([]);
  });

  test('of a rating is in the structured data of no page', () => {
    const sources = readdirSync('ui', { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.(ts|tsx|html)$/.test(path),
    );
    const rated = sources.filter((path) => /aggregateRating/i.test(readFileSync(`ui/${path}`, 'utf8')));
    expect(rated.filter((path) => !path.endsWith('.test.ts'))).toEqual([]);
  });

  test('of what members can do hold back nothing that guests can do with a link as well', () => {
    expect(sayingWith(/\bmembers? (?:can|may|could)\b|\(members\)/i)).toEqual([]);
  });

  test('that need evidence all have a page to appear on', () => {
    const asked = pages.flatMap(({ sections }) => sections.flatMap((section) => claimsOf(section)));
    expect([...new Set(asked)].sort()).toEqual([...evidencedClaims].sort());
  });
});

const claimsOf = (section: Section): readonly string[] => (section.kind === 'claims' ? section.claims : []);

const TOOL_PAGES: readonly string[] = landingList.map(landingPath);

interface Found {
  readonly href?: string;
  readonly command?: string;
}

const proofsOf = (part: unknown): Found[] => {
  if (part === null || typeof part !== 'object' || '$$typeof' in part) return [];
  const own = 'proof' in part && part.proof !== undefined ? [part.proof as Found] : [];
  return [...own, ...Object.values(part).flatMap(proofsOf)];
};

const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };

/** The tests that a command such as `npm run test:unit -- services/share` runs. */
const testsOf = (command: string): string[] => {
  if (command === 'npm run test:corpus')
    return testsOf('npm run test:unit -- services/pdf').filter((path) => path.includes('corpus'));
  const [, suite, pattern] = /^npm run test:(unit|e2e) -- (\S+)$/.exec(command) ?? [];
  if (suite === undefined || pattern === undefined) return [];
  const folder = pattern.includes('/') ? pattern.slice(0, pattern.indexOf('/')) : 'e2e';
  const ending = suite === 'unit' ? /\.test\.tsx?$/ : /\.e2e\.ts$/;
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => ending.test(path) && path.includes(pattern));
};

const commandsIn = (part: unknown): string[] => proofsOf(part).flatMap(({ command }) => command ?? []);
const commands = [
  ...new Set([
    ...commandsIn(pages),
    ...Object.values(claims).flatMap((claim) => ('proof' in claim ? [claim.proof] : [])),
  ]),
];

/** The description of the calls, which the server draws. */
const API_DOCS = '/api/docs';

describe('a proof on a page', () => {
  test.each(commands)('names a command that there is: %s', (command) => {
    const [, script = ''] = /^npm run (\S+)/.exec(command) ?? [];
    expect(scripts).toHaveProperty([script]);
    if (script.startsWith('test:')) expect(testsOf(command)).not.toEqual([]);
  });

  test('leads to a page that there is', () => {
    const addresses = proofsOf(pages).flatMap(({ href }) => href ?? []);
    const isPage = (href: string): boolean =>
      href === API_DOCS || isPageRoute(href) || infoList.some(({ path }) => path === href) || TOOL_PAGES.includes(href);
    expect(addresses.filter((href) => !isPage(href))).toEqual([]);
    expect(addresses.filter(isPrivatePath)).toEqual([]);
  });
});

const named = (path: InfoPage['path']): InfoPage | undefined => pages.find((page) => page.path === path);

test.each([
  ...['/security', '/speed', '/features', '/accessibility', '/collaboration', '/reliability'],
  ...['/value-proposition', '/how-it-works', '/use-cases', '/pricing'],
] as const)('%s has its words, and a description that search results show in full', (path) => {
  const page = named(path);
  expect(page?.sections.length).toBeGreaterThan(2);
  expect(page?.description.length).toBeLessThanOrEqual(155);
  expect(existsSync(`content/en/product${path}.md`)).toBe(true);
});
