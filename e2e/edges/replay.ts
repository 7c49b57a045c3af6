import type { Locator, Page } from 'playwright-core';
import { initialTransition, transition, type AnyEventObject, type AnyMachineSnapshot } from 'xstate';
import type { Notice } from '../../ui/notice.js';
import { understudied } from '../../ui/testing/understudies.js';
import { castOf, keyOf, type Edge } from '../../ui/testing/walk-edges.js';
import { until } from '../harness/until.js';
import { delayAt, endPromise, send, snapshotAt, type Wire } from './stage.js';
import type { StagedWalk } from './staged-walk.js';

/** What came of an edge. */
export interface Outcome {
  readonly state: string;
  /** What is drawn of it. */
  readonly drawn: unknown;
  /** The notice on the page. */
  readonly notice: string | null;
}

export interface Theatre {
  readonly page: Page;
  readonly wire: Wire;
  readonly address: string;
  /** Types of the events that were sent by hand at least once. */
  readonly byHand: Set<string>;
}

/** Text of the notice that an edge brings. */
const noticeText = (notice: Notice | undefined): string | null =>
  notice === undefined ? null : notice.title + notice.text;

/** Every state on the way of an edge, the first and the last included, according to the machine alone. */
const statesAlong = ({ walk }: StagedWalk, { prefix, event }: Edge): readonly AnyMachineSnapshot[] => {
  const machine = understudied(walk.machine, castOf(walk));
  let [state] = initialTransition(machine, walk.input) as unknown as [AnyMachineSnapshot];
  const along = [state];
  for (const step of [...prefix, event]) {
    [state] = transition(machine, state, step) as unknown as [AnyMachineSnapshot];
    along.push(state);
  }
  return along;
};

/** By hand where the page has the control; otherwise past it, since machines know more than their screens offer. */
const act = async ({ page, byHand }: Theatre, { place, gestures }: StagedWalk, event: AnyEventObject) => {
  const gesture = gestures[event.type];
  const control = gesture?.control(page);
  if (!gesture || !control || !(await isDrawn(control, byHand.has(event.type)))) return send(page, place, event);
  await gesture.use(control, event);
  byHand.add(event.type);
};

/** The page may be drawn a moment after its machine has moved: a control that was never met yet is waited for. */
const isDrawn = async (control: Locator, isKnown: boolean): Promise<boolean> => {
  if ((await control.count()) > 0) return true;
  if (isKnown) return false;
  await control
    .first()
    .waitFor({ state: 'attached', timeout: DRAWING_MS })
    .catch(() => undefined); // the count tells
  return (await control.count()) > 0;
};

const perform = async (theatre: Theatre, staged: StagedWalk, event: AnyEventObject): Promise<void> => {
  const { page } = theatre;
  const [, kind, name = '', id = ''] = event.type.split('.');
  if (!event.type.startsWith('xstate.')) await act(theatre, staged, event);
  else if (kind === 'after') await page.clock.fastForward(await delayAt(page, staged.place, name));
  else await end(theatre, staged.endings[id] ?? id, event);
};

const end = async ({ page, wire }: Theatre, ending: StagedWalk['endings'][string], event: AnyEventObject) => {
  if (ending === 'wire') await wire.answer(event);
  else if (typeof ending === 'string') await endPromise(page, ending, event);
  else await ending(page, event);
};

const noticeOn = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-label=Notifications] p')].map(({ textContent }) => textContent).join('') ||
      null,
  );

const lookAt = async ({ page }: Theatre, staged: StagedWalk): Promise<Outcome> => {
  const snapshot = await snapshotAt(page, staged.place);
  const state = snapshot ? keyOf(staged.walk, snapshot) : GONE;
  return { state, drawn: await staged.drawn(page), notice: await noticeOn(page) };
};

/** What the page shows once that is what is expected, or what it still shows after a while. */
const settled = async (theatre: Theatre, staged: StagedWalk, expected: Partial<Outcome>) => {
  let seen: Outcome | undefined;
  const isThere = async () => {
    seen = await lookAt(theatre, staged);
    return Object.entries(expected).every(
      ([name, value]) => JSON.stringify(seen?.[name as keyof Outcome]) === JSON.stringify(value),
    );
  };
  await until('the page follows the machine', isThere, PATIENCE_MS).catch(() => undefined); // the caller compares
  return seen;
};

/** A dialog's machine that has given its answer is no longer on the page. */
const GONE = 'gone';

const PATIENCE_MS = 5000;
const DRAWING_MS = 300;

/** React lets a screen that is fetched late wait so long before it shows it. */
const REVEAL_MS = 300;

/** What an edge comes to according to the machine. */
export const expectedOf = (staged: StagedWalk, edge: Edge): Outcome => {
  const end = statesAlong(staged, edge).at(-1)!;
  const { notice } = end.context as { notice?: Notice | null };
  const drawn = staged.expected(end);
  const shown = staged.place.running === 'toaster' && drawn === 1 ? notice : (edge.emitted.at(-1) as Notice);
  return { state: end.status === 'done' ? GONE : edge.to, drawn, notice: noticeText(shown ?? undefined) };
};

let loads = 0;

/** Loads the page anew and leads the machine in it along an edge. */
export const replayInPage = async (theatre: Theatre, staged: StagedWalk, edge: Edge): Promise<Outcome | undefined> => {
  const { page, address } = theatre;
  const along = statesAlong(staged, edge);
  loads += 1;
  await page.goto(`${address}${staged.path}?load=${loads}`); // an address of its own tells its calls from earlier ones
  await until('the machine runs', async () => {
    await page.clock.runFor(REVEAL_MS);
    return (await snapshotAt(page, { running: staged.place.running })) !== undefined;
  });
  for (const event of staged.before ?? []) await send(page, { running: staged.place.running }, event);
  for (const [index, step] of edge.prefix.entries()) {
    await perform(theatre, staged, step);
    const state = along[index + 1]!;
    const expected = { state: keyOf(staged.walk, state), drawn: staged.expected(state) };
    const seen = await settled(theatre, staged, expected);
    // Or an edge that leads back to where it began would pass without having been walked.
    expect(seen).toMatchObject(expected);
  }
  if (staged.place.running !== 'toaster') await send(page, { running: 'toaster' }, { type: 'notice.dismissed' });
  await perform(theatre, staged, edge.event);
  return settled(theatre, staged, expectedOf(staged, edge));
};
