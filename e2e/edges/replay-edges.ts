import { setTimeout as pause } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import type { AnyEventObject, AnyMachineSnapshot } from 'xstate';
import type { Notice } from '../../ui/notice.js';
import { keyOf, type Step } from '../../ui/testing/walk-edges.js';
import { until } from '../harness/until.js';
import type { FakeServer } from './fake-server.js';
import { delayAt, endPromise, send, snapshotAt, type Place } from './machines-in-page.js';
import type { PageWalk } from './page-walk.js';
import type { Trail } from './trails.js';

/** The outcome of a step. */
export interface Outcome {
  readonly state: string;
  /** The machine as it is drawn. */
  readonly drawn: unknown;
  /** The notice on the page. */
  readonly notice: string | null;
}

export interface WatchedPage {
  readonly page: Page;
  readonly server: FakeServer;
  readonly address: string;
  /** Types of the events that were sent by hand at least once. */
  readonly byHand: Set<string>;
}

/** Text of the notice that a step brings. */
const noticeText = (notice: Notice | undefined): string | null =>
  notice === undefined ? null : notice.title + notice.text;

/** Acts by hand where the page has the control, otherwise past it, since machines know more than their screens offer. */
const act = async ({ page, byHand }: WatchedPage, { place, gestures }: PageWalk, event: AnyEventObject) => {
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

type Act = typeof act;

/** Sends it past the controls. */
const passBy: Act = ({ page }, { place }, event) => send(page, place, event);

const perform = async (watchedPage: WatchedPage, pageWalk: PageWalk, step: Trail[number]): Promise<void> => {
  const { page } = watchedPage;
  const { event, isAgain } = step;
  const [, kind, name = '', id = ''] = event.type.split('.');
  if (!event.type.startsWith('xstate.'))
    await (isAgain && !pageWalk.hasOwnState ? passBy : act)(watchedPage, pageWalk, event);
  else if (kind === 'after') await page.clock.fastForward(await delayAt(page, pageWalk.place, name));
  else await end(watchedPage, pageWalk.endings[id] ?? id, event);
};

const end = async ({ page, server }: WatchedPage, ending: PageWalk['endings'][string], event: AnyEventObject) => {
  if (ending === 'server') await server.answer(event);
  else if (typeof ending === 'string') await endPromise(page, ending, event);
  else await ending(page, event);
};

const noticeOn = (page: Page): Promise<string | null> =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[aria-label=Notifications] p')].map(({ textContent }) => textContent).join('') ||
      null,
  );

const lookAt = async ({ page }: WatchedPage, pageWalk: PageWalk): Promise<Outcome> => {
  const [snapshot, drawn, notice] = await Promise.all([
    snapshotAt(page, pageWalk.place),
    pageWalk.drawn(page),
    pageWalk.isQuiet ? null : noticeOn(page),
  ]);
  return { state: snapshot ? keyOf(pageWalk.walk, snapshot) : GONE, drawn, notice };
};

/** A machine that has given its answer, or that went with what it was about, is no longer on the page. */
const GONE = 'gone';

const PATIENCE_MS = 5000;
const DRAWING_MS = 300;
const LOOK_EVERY_MS = 10;

/** After so long what is still not drawn was fetched late. */
const FETCHING_MS = 2000;

/** React lets a screen that is fetched late wait so long before it shows it. */
const REVEAL_MS = 300;

/** The outcome of a step according to the machine. */
export const expectedOf = (pageWalk: PageWalk, { next, to, emitted }: Step): Outcome => {
  const { notice } = next.context as { notice?: Notice | null };
  const drawn = pageWalk.expected(next);
  const notices = emitted as readonly Notice[];
  const first = notices.find(({ tone }) => tone === 'destructive') ?? notices.at(-1); // a failure can be read first
  const shown = pageWalk.place.running === 'toaster' && drawn === 1 ? notice : first;
  const isGone = next.status === 'done' || pageWalk.isTakenAway?.(next);
  return { state: isGone ? GONE : to, drawn, notice: noticeText(shown ?? undefined) };
};

const isSame = (seen: Outcome, expected: Outcome): boolean => JSON.stringify(seen) === JSON.stringify(expected);

/** Reads the page until it shows the expected, or, after a while, something else for good. */
const settled = async (watchedPage: WatchedPage, pageWalk: PageWalk, expected: Outcome): Promise<Outcome> => {
  const begun = Date.now();
  let isRevealed = false;
  let seen = await lookAt(watchedPage, pageWalk);
  while (!isSame(seen, expected) && Date.now() < begun + PATIENCE_MS) {
    await pause(LOOK_EVERY_MS); // looking without a rest keeps the page from getting there
    // The machine is where it should be, but a part of the screen was fetched only now, and time stands still.
    if (!isRevealed && seen.state === expected.state && Date.now() > begun + FETCHING_MS) {
      await watchedPage.page.clock.runFor(REVEAL_MS);
      isRevealed = true;
    }
    seen = await lookAt(watchedPage, pageWalk);
  }
  return seen;
};

let loads = 0;

/** Loads the page anew and brings it to where the machine begins. */
const enter = async ({ page, server, address }: WatchedPage, { path, place, before }: PageWalk): Promise<void> => {
  loads += 1;
  const url = new URL(path, address);
  url.searchParams.set('load', String(loads));
  server.expect(String(loads));
  await page.goto(url.href);
  const isRunning = (where: Place) =>
    until('the machine runs', async () => {
      await page.clock.runFor(REVEAL_MS);
      return (await snapshotAt(page, where)) !== undefined;
    });
  for (const step of [before ?? []].flat()) {
    if ('reply' in step) {
      await server.answer(step.reply);
      continue;
    }
    const { events, ...first } = step;
    await isRunning(first);
    for (const event of events) await send(page, first, event);
  }
  await isRunning(place);
};

const reached = (page: Page, { place, walk }: PageWalk, { to }: Step): Promise<void> =>
  until(`the machine is where it was before: ${to}`, async () => {
    const snapshot = await snapshotAt(page, place);
    return snapshot !== undefined && keyOf(walk, snapshot) === to;
  });

/**
 * Leads the machine in the page along a trail. Of edges that were taken before, one after the other, only the last is
 * looked at.
 * @returns what came of each step, up to the first that went elsewhere; null where it was not looked at.
 */
export const replayInPage = async (
  watchedPage: WatchedPage,
  pageWalk: PageWalk,
  trail: Trail,
): Promise<(Outcome | null)[]> => {
  const { page } = watchedPage;
  await enter(watchedPage, pageWalk);
  const seen: (Outcome | null)[] = [];
  for (const [index, step] of trail.entries()) {
    if (pageWalk.place.running !== 'toaster') {
      // The one shown, and the one behind it.
      await send(page, { running: 'toaster' }, { type: 'notice.dismissed' }, { type: 'notice.dismissed' });
    }
    await perform(watchedPage, pageWalk, step);
    if (isPassedBy(pageWalk, trail, index)) {
      await reached(page, pageWalk, step);
      seen.push(null);
      continue;
    }
    const expected = expectedOf(pageWalk, step);
    const outcome = await settled(watchedPage, pageWalk, expected);
    seen.push(outcome);
    if (!isSame(outcome, expected)) break;
  }
  return seen;
};

/** Whether an edge was taken before, and the next one, too. */
export const isPassedBy = ({ hasOwnState }: PageWalk, trail: Trail, index: number): boolean =>
  !hasOwnState && trail[index]?.isAgain === true && trail[index + 1]?.isAgain === true;

type Children = Readonly<Record<string, unknown>>;

/** Where nothing can follow: a call that nobody waits for any more would be answered in place of the next. */
export const isLastStep =
  ({ endings, isTakenAway }: PageWalk) =>
  (before: AnyMachineSnapshot, { event, next }: Step): boolean => {
    if (isTakenAway?.(next)) return true;
    const had = before.children as Children;
    const has = next.children as Children;
    const calls = Object.keys(endings).filter((id) => endings[id] === 'server' && had[id] !== undefined);
    return calls.some((id) => had[id] !== has[id] && !event.type.endsWith(`.actor.${id}`));
  };
