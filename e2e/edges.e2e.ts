import { machineFiles } from '../ui/testing/fixtures/machines.js';
import { walkEdges, type Step } from '../ui/testing/walk-edges.js';
import { expectedOf, isLastStep, isPassedBy, replayInPage, type WatchedPage } from './edges/replay-edges.js';
import { openScreens, type Screens } from './edges/screens.js';
import { openFakeServer } from './edges/fake-server.js';
import { installFakeActors, LOAD_HEADER, markCalls } from './edges/machines-in-page.js';
import { trailsOf } from './edges/trails.js';
import { notWalkedInPage, walks } from './edges/walks.js';
import { openBrowserHouse } from './harness/browser.js';
import { testInBrowser } from './harness/test-with.js';

const house = openBrowserHouse({ isOwn: true });
let screens: Screens | undefined;
let watchedPage: Omit<WatchedPage, 'byHand'> | undefined;

const openPage = async (): Promise<Omit<WatchedPage, 'byHand'>> => {
  const server = openFakeServer();
  screens = await openScreens(server.hear);
  const page = await house.visit('about:blank');
  await page.addInitScript(markCalls, LOAD_HEADER);
  await page.addInitScript(installFakeActors);
  // Each walk begins without the files that one before has left in the tab.
  await page.addInitScript(() => location.protocol !== 'about:' && sessionStorage.removeItem('docket.workbench'));
  // Time stands still in the page, but for what the edges ask for.
  await page.clock.install({ time: '2026-03-01T00:00:00Z' });
  await page.clock.pauseAt('2026-03-01T00:00:01Z');
  return { page, server, address: screens.address };
};
/** Built and opened only where there is a browser. */
const thePage = async (): Promise<Omit<WatchedPage, 'byHand'>> => (watchedPage ??= await openPage());

afterAll(async () => {
  await house.close();
  await screens?.close();
});

/** The longest walk has 114 edges; a slow machine with other suites on it is no defect. */
const WALK_MS = 400_000;

const labelOf = ({ from, event }: Step): string => `${from}, ${event.type}`;

test('every machine of the screens is walked in the page, or has its reason not to be', () => {
  const walked = new Set(Object.values(walks).map(({ walk: { machine } }) => machine.id));
  const missing = machineFiles()
    .filter(({ id }) => !walked.has(id))
    .map(({ id }) => id);
  expect(missing.sort()).toEqual(Object.keys(notWalkedInPage).sort());
});

describe('in the page (chromium)', () => {
  for (const [name, pageWalk] of Object.entries(walks)) {
    const walked = walkEdges(pageWalk.walk);
    const { edges, untaken } = walked;

    test(`the walk of ${name} leaves no transition out`, () => {
      expect(untaken).toEqual([]);
    });

    const trails = trailsOf({ walk: pageWalk.walk, walked, isDeadEnd: isLastStep(pageWalk) });

    test(`the trails of ${name} leave no edge out`, () => {
      const walked = new Set(trails.flat().map(({ signature }) => signature));
      expect(edges.filter(({ signature }) => !walked.has(signature))).toEqual([]);
    });

    testInBrowser(
      `all ${edges.length} edges of ${name} lead where its machine says`,
      async () => {
        const opened = await thePage();
        const used = new Set<string>();
        for (const trail of trails) {
          const seen = await replayInPage({ ...opened, byHand: used }, pageWalk, trail);
          const expected = trail.map((step, index) => ({
            step: labelOf(step),
            ...(isPassedBy(pageWalk, trail, index) ? null : expectedOf(pageWalk, step)),
          }));
          expect(seen.map((outcome, index) => ({ step: labelOf(trail[index]!), ...outcome }))).toEqual(expected);
        }
        // No control has quietly left the page.
        expect([...used].sort()).toEqual(Object.keys(pageWalk.gestures).sort());
      },
      WALK_MS,
    );
  }
});
