import { linkExpiry } from './link-lifetime.js';

const expiry = (owner: 'guest' | 'member', createdAt: string): string =>
  linkExpiry(owner, new Date(createdAt)).toISOString();

describe('a share link', () => {
  test('of a guest lives four weeks', () => {
    expect(expiry('guest', '2026-02-20T10:00:00.000Z')).toBe('2026-03-20T10:00:00.000Z');
  });

  test.each([
    ['2026-03-01T10:00:00.000Z', '2026-06-01T10:00:00.000Z'],
    ['2026-07-14T23:59:59.999Z', '2026-10-14T23:59:59.999Z'],
    ['2026-11-30T10:00:00.000Z', '2027-02-28T10:00:00.000Z'],
    ['2027-11-30T10:00:00.000Z', '2028-02-29T10:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', '2026-06-30T00:00:00.000Z'],
  ])('of a member lives three months of the calendar: from %s until %s', (createdAt, until) => {
    expect(expiry('member', createdAt)).toBe(until);
  });

  test.each([
    ['guest', { guestDays: 3, memberDays: null }, '2026-02-23T10:00:00.000Z'],
    ['member', { guestDays: 3, memberDays: null }, '2026-05-20T10:00:00.000Z'],
    ['member', { guestDays: null, memberDays: 10 }, '2026-03-02T10:00:00.000Z'],
    ['member', { guestDays: null, memberDays: 92 }, '2026-05-20T10:00:00.000Z'],
  ] as const)('of a %s lives shorter on a site that keeps files for %j', (owner, retention, until) => {
    expect(linkExpiry(owner, new Date('2026-02-20T10:00:00.000Z'), retention).toISOString()).toBe(until);
  });
});
