import { machineFiles } from '../ui/testing/fixtures/machines.js';
import { walkEdges, type Step } from '../ui/testing/walk-edges.js';
import { expectedOf, isLastStep, replayInPage, type Theatre } from './edges/replay-edges.js';
import { openScreens, type Screens } from './edges/screens.js';
import { openWire, raiseCurtain } from './edges/stage.js';
import { trailsOf } from './edges/trails.js';
import { unseen, walks } from './edges/walks.js';
import { openBrowserHouse, testInBrowser } from './harness/browser.js';

const house = openBrowserHouse();
let screens: Screens | undefined;
let theatre: Omit<Theatre, 'byHand'> | undefined;

const openTheatre = async (): Promise<Omit<Theatre, 'byHand'>> => {
  screens = await openScreens();
  const page = await house.visit('about:blank');
  await page.addInitScript(raiseCurtain);
  // Time stands still in the page, but for what the edges ask for.
  await page.clock.install({ time: '2026-03-01T00:00:00Z' });
  await page.clock.pauseAt('2026-03-01T00:00:01Z');
  return { page, wire: await openWire(page), address: screens.address };
};
/** Built and opened only where there is a browser. */
const theTheatre = async (): Promise<Omit<Theatre, 'byHand'>> => (theatre ??= await openTheatre());

afterAll(async () => {
  await house.close();
  await screens?.close();
});

const labelOf = ({ from, event }: Step): string => `${from}, ${event.type}`;

test('every machine of the screens is walked in the page, or has its reason not to be', () => {
  const walked = new Set(Object.values(walks).map(({ walk: { machine } }) => machine.id));
  const missing = machineFiles()
    .filter(({ id }) => !walked.has(id))
    .map(({ id }) => id);
  expect(missing.sort()).toEqual(Object.keys(unseen).sort());
});

describe('in the page (chromium)', () => {
  for (const [name, staged] of Object.entries(walks)) {
    const { edges, untaken } = walkEdges(staged.walk);

    test(`the walk of ${name} leaves no transition out`, () => {
      expect(untaken).toEqual([]);
    });

    const trails = trailsOf(staged.walk, edges, isLastStep(staged));

    test(`the trails of ${name} leave no edge out`, () => {
      const walked = new Set(trails.flat().map(({ signature }) => signature));
      expect(edges.filter(({ signature }) => !walked.has(signature))).toEqual([]);
    });

    testInBrowser(`all ${edges.length} edges of ${name} lead where its machine says`, async () => {
      const stage = await theTheatre();
      const used = new Set<string>();
      for (const trail of trails) {
        const seen = await replayInPage({ ...stage, byHand: used }, staged, trail);
        const expected = trail.map((step) => ({ step: labelOf(step), ...expectedOf(staged, step) }));
        expect(seen.map((outcome, index) => ({ step: labelOf(trail[index]!), ...outcome }))).toEqual(expected);
      }
      // No control has quietly left the page.
      expect([...used].sort()).toEqual(Object.keys(staged.gestures).sort());
    });
  }
});
