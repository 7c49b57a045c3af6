import { randomInt } from 'node:crypto';
import { DAY_MS } from '../../contracts/durations.js';
import type { ShareLinkEvent } from '../../contracts/events/share-link.js';
import { numbersFrom } from '../platform/fixtures/random-numbers.js';
import { eventsOf } from '../platform/fixtures/random-lives.js';
import { shareLink, type ShareLinkCommand } from './share-link.decider.js';

const seed = Number(process.env['SEED'] ?? randomInt(2 ** 31));
const LIFE_DAYS = 28;
const pick = numbersFrom(seed);

/** Owned downloads are named so, because their events do not say. */
const asked = (now: Date): ShareLinkCommand => {
  const owned = pick(4) === 0;
  const commands: readonly ShareLinkCommand[] = [
    { type: 'Create', hash: 'h', conversionId: 'c', owner: 'guest-1', now },
    { type: 'View', owned, now },
    { type: 'Download', name: owned ? 'owned' : 'theirs', owned, now },
    { type: 'Download', name: owned ? 'owned' : 'theirs', owned, now },
    { type: 'Restrict', maxDownloads: pick(3) === 0 ? null : 1 + pick(4), password: null, now },
    { type: 'ChooseEnd', expiresAt: new Date(now.getTime() + 1 + pick(3 * DAY_MS)), now },
    { type: 'Expire', now },
    pick(6) === 0 ? { type: 'Revoke', now } : { type: 'View', owned, now },
  ];
  return commands[pick(commands.length)]!;
};
const randomLink = (): ShareLinkEvent[] => {
  let time = Date.UTC(2026, 0, 1);
  const next = () => asked(new Date((time += pick(2 * DAY_MS))));
  return eventsOf(
    shareLink,
    Array.from({ length: 40 }, () => next),
  );
};
const lives = Array.from({ length: 2000 }, randomLink);
const isEnd = ({ type }: ShareLinkEvent): boolean => type === 'ShareLinkExpired' || type === 'ShareLinkRevoked';

describe(`whatever is asked of a share link, in whatever order (SEED=${seed})`, () => {
  test('comes to everything that can happen to one', () => {
    expect(new Set(lives.flat().map(({ type }) => type)).size).toBe(7);
  });

  test('creates it once and first, ends it once, and nothing comes after that', () => {
    for (const life of lives) {
      expect(life.findLastIndex(({ type }) => type === 'ShareLinkCreated')).toBeLessThanOrEqual(0);
      expect([-1, life.length - 1]).toContain(life.findIndex(isEnd));
    }
  });

  test('lets nobody see, restrict or prolong it at or after the instant it expires, nor ends it by itself before', () => {
    for (const life of lives) {
      const [created] = life;
      if (created?.type !== 'ShareLinkCreated') continue;
      expect(Date.parse(created.data.expiresAt) - Date.parse(created.data.at)).toBe(LIFE_DAYS * DAY_MS);
      const latest = created.data.expiresAt;
      let end = latest;
      for (const { type, data } of life) {
        const isOver = data.at >= end;
        if (type === 'ShareLinkEndChosen') {
          end = data.expiresAt;
          expect(end > data.at && end <= latest).toBe(true);
        }
        if (type !== 'ShareLinkRevoked') expect([type, isOver]).toEqual([type, type === 'ShareLinkExpired']);
      }
    }
  });

  test('gives recipients no more downloads than were allowed at that time, and owners all they like', () => {
    let owned = 0;
    for (const life of lives) {
      let count = 0;
      let max: number | null = null;
      for (const { type, data } of life) {
        if (type === 'ShareLinkRestricted') max = data.maxDownloads;
        if (type !== 'FileDownloaded') continue;
        if (data.name === 'theirs') expect(count).toBeLessThan(max ?? Infinity);
        else if (max !== null && count >= max) owned += 1;
        if (data.name === 'theirs') count += 1;
      }
    }
    expect(owned).toBeGreaterThan(0);
  });
});
