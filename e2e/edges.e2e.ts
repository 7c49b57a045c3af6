import { walkEdges, type Edge } from '../ui/testing/walk-edges.js';
import { expectedOf, replayInPage, type Theatre } from './edges/replay.js';
import { openScreens, type Screens } from './edges/screens.js';
import { openWire, raiseCurtain } from './edges/stage.js';
import { walks } from './edges/walks.js';
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

const labelOf = ({ from, event }: Edge): string => `${from}, ${event.type}`;

describe('in the page (chromium)', () => {
  for (const [name, staged] of Object.entries(walks)) {
    const { edges, untaken } = walkEdges(staged.walk);

    test(`the walk of ${name} leaves no transition out`, () => {
      expect(untaken).toEqual([]);
    });

    testInBrowser(`all ${edges.length} edges of ${name} lead where its machine says`, async () => {
      const stage = await theTheatre();
      const used = new Set<string>();
      const seen: object[] = [];
      for (const edge of edges) {
        seen.push({ edge: labelOf(edge), ...(await replayInPage({ ...stage, byHand: used }, staged, edge)) });
      }
      expect(seen).toEqual(edges.map((edge) => ({ edge: labelOf(edge), ...expectedOf(staged, edge) })));
      // No control has quietly left the page.
      expect([...used].sort()).toEqual(Object.keys(staged.gestures).sort());
    });
  }
});
