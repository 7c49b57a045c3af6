import type { ShareLinkEvent } from '../../contracts/events/share-link.js';
import { given } from '../platform/event-store/fixtures/decider-fixture.js';
import { shareLink } from './share-link.decider.js';

const at = (iso: string) => new Date(iso);
const LATEST = '2026-03-29T00:00:00.000Z';
const created = (expiresAt: string, latestEnd = LATEST): ShareLinkEvent => ({
  type: 'ShareLinkCreated',
  version: 2,
  data: { hash: 'h1', conversionId: 'c1', owner: 'guest-1', expiresAt, latestEnd, at: '2026-03-01T00:00:00.000Z' },
});
const live = created('2026-03-29T00:00:00.000Z');
const expired: ShareLinkEvent = {
  type: 'ShareLinkExpired',
  version: 1,
  data: { hash: 'h1', conversionId: 'c1', at: '2026-03-29T00:00:00.000Z' },
};
const create = (owner: 'guest-1' | 'member-1', now: string) =>
  ({ type: 'Create', hash: 'h1', conversionId: 'c1', owner, now: at(now) }) as const;

describe('a share link', () => {
  test('of a guest lives 28 days', () => {
    given(shareLink).when(create('guest-1', '2026-03-01T00:00:00Z')).then(live);
  });

  test('of a member lives three months', () => {
    const event = created('2026-06-01T00:00:00.000Z', '2026-06-01T00:00:00.000Z');
    given(shareLink)
      .when(create('member-1', '2026-03-01T00:00:00Z'))
      .then({ ...event, data: { ...event.data, owner: 'member-1' } } as ShareLinkEvent);
  });

  test('on a site that keeps files shorter ends then, and is given no later end', () => {
    const retention = { guestDays: 3, memberDays: null };
    const short = created('2026-03-04T00:00:00.000Z', '2026-03-04T00:00:00.000Z');
    const command = { ...create('guest-1', '2026-03-01T00:00:00Z'), retention };
    given(shareLink).when(command).then(short);
    given(shareLink)
      .when({ ...command, end: at('2026-03-10T00:00:00Z') })
      .then(short);
    given(shareLink)
      .when({ ...command, end: at('2026-03-02T00:00:00Z') })
      .then(created('2026-03-02T00:00:00.000Z', '2026-03-04T00:00:00.000Z'));
    given(shareLink, short)
      .when({ type: 'ChooseEnd', expiresAt: at('2026-03-05T00:00:00Z'), now: at('2026-03-02T00:00:00Z') })
      .refuses('share-link.end-impossible');
  });

  test('created twice keeps its first expiry', () => {
    given(shareLink, live).when(create('member-1', '2026-03-02T00:00:00Z')).then();
  });

  test('counts a view in its last millisecond', () => {
    given(shareLink, live)
      .when({ type: 'View', owned: false, now: at('2026-03-28T23:59:59.999Z') })
      .then({
        type: 'ShareLinkViewed',
        version: 2,
        data: { hash: 'h1', owned: false, withPassword: false, at: '2026-03-28T23:59:59.999Z' },
      });
  });

  test.each(['View', 'Download'] as const)('refuses a %s at the very instant it expires', (type) => {
    given(shareLink, live)
      .when({ type, name: 'a.pdf', owned: false, now: at('2026-03-29T00:00:00Z') })
      .refuses('share-link.not-found');
  });

  test.each(['View', 'Download'] as const)('that never was looks like an expired one to a %s', (type) => {
    given(shareLink)
      .when({ type, name: 'a.pdf', owned: false, now: at('2026-03-02T00:00:00Z') })
      .refuses('share-link.not-found');
  });

  test('records a download under the name that was given', () => {
    const now = at('2026-03-02T00:00:00Z');
    given(shareLink, live)
      .when({ type: 'Download', name: 'mine.pdf', owned: false, now })
      .then({
        type: 'FileDownloaded',
        version: 3,
        data: {
          hash: 'h1',
          conversionId: 'c1',
          name: 'mine.pdf',
          owned: false,
          withPassword: false,
          at: '2026-03-02T00:00:00.000Z',
        },
      });
  });

  test('does not expire early', () => {
    given(shareLink, live)
      .when({ type: 'Expire', now: at('2026-03-28T23:59:59.999Z') })
      .then();
  });

  test('expires on time, and once', () => {
    const now = at('2026-03-29T00:00:00Z');
    given(shareLink, live).when({ type: 'Expire', now }).then(expired);
    given(shareLink, live, expired).when({ type: 'Expire', now }).then();
  });

  const restricted = (maxDownloads: number | null): ShareLinkEvent => ({
    type: 'ShareLinkRestricted',
    version: 1,
    data: { hash: 'h1', maxDownloads, password: null, at: '2026-03-02T00:00:00.000Z' },
  });
  const downloadedBy = (owned: boolean): ShareLinkEvent => ({
    type: 'FileDownloaded',
    version: 3,
    data: { hash: 'h1', conversionId: 'c1', name: 'a.pdf', owned, withPassword: false, at: '2026-03-02T00:00:00.000Z' },
  });
  const downloaded = downloadedBy(false);
  const now = at('2026-03-02T00:00:00Z');
  const download = (owned: boolean) => ({ type: 'Download', name: 'a.pdf', owned, now }) as const;

  test('keeps its settings without a word where they are what they were', () => {
    const restrict = (maxDownloads: number | null, password: { salt: string; key: string } | null) =>
      ({ type: 'Restrict', maxDownloads, password, now }) as const;
    given(shareLink, live).when(restrict(null, null)).then();
    given(shareLink, live, restricted(3)).when(restrict(3, null)).then();
    given(shareLink, live, restricted(3)).when(restrict(null, null)).then(restricted(null));
  });

  test('may be limited to so many downloads, which do not stop its owner', () => {
    given(shareLink, live).when({ type: 'Restrict', maxDownloads: 1, password: null, now }).then(restricted(1));
    given(shareLink, live, restricted(1)).when(download(false)).then(downloaded);
    given(shareLink, live, restricted(1), downloaded).when(download(false)).refuses('share-link.used-up');
    given(shareLink, live, restricted(1), downloaded).when(download(true)).then(downloadedBy(true));
    given(shareLink, live, restricted(1), downloaded, restricted(2)).when(download(false)).then(downloaded);
    given(shareLink, live, restricted(1), downloaded, restricted(null)).when(download(false)).then(downloaded);
  });

  test('is not used up by its owner', () => {
    const own = Array.from({ length: 9 }, () => downloadedBy(true));
    given(shareLink, live, restricted(1), ...own)
      .when(download(false))
      .then(downloaded);
    given(shareLink, live, restricted(1), ...own, downloaded)
      .when(download(false))
      .refuses('share-link.used-up');
  });

  test('ended early by its owner is as dead as an expired one, and once', () => {
    const revoked: ShareLinkEvent = {
      type: 'ShareLinkRevoked',
      version: 1,
      data: { hash: 'h1', conversionId: 'c1', at: '2026-03-02T00:00:00.000Z' },
    };
    given(shareLink, live).when({ type: 'Revoke', now }).then(revoked);
    given(shareLink, live, revoked).when({ type: 'Revoke', now }).then();
    given(shareLink, live, revoked)
      .when({ type: 'Expire', now: at('2027-01-01T00:00:00Z') })
      .then();
    given(shareLink, live, revoked).when({ type: 'View', owned: false, now }).refuses('share-link.not-found');
    given(shareLink, live, revoked)
      .when({ type: 'Restrict', maxDownloads: 1, password: null, now })
      .refuses('share-link.not-found');
  });

  const chosen = (expiresAt: string): ShareLinkEvent => ({
    type: 'ShareLinkEndChosen',
    version: 1,
    data: { hash: 'h1', expiresAt, at: '2026-03-02T00:00:00.000Z' },
  });
  const choose = (expiresAt: string) => ({ type: 'ChooseEnd', expiresAt: at(expiresAt), now }) as const;

  test('ends when its owner says, as early as that is, and later again up to its latest moment', () => {
    const soon = chosen('2026-03-02T00:00:00.001Z');
    given(shareLink, live).when(choose('2026-03-02T00:00:00.001Z')).then(soon);
    given(shareLink, live, soon).when(choose('2026-03-29T00:00:00Z')).then(chosen('2026-03-29T00:00:00.000Z'));
    given(shareLink, live, soon).when(choose('2026-03-29T00:00:00.001Z')).refuses('share-link.end-impossible');
    given(shareLink, live).when(choose('2026-03-02T00:00:00.000Z')).refuses('share-link.end-impossible');
  });

  test('writes nothing where its end stays', () => {
    given(shareLink, live).when(choose('2026-03-29T00:00:00.000Z')).then();
  });

  test('is dead from its chosen end on, and only that puts its end on the log', () => {
    const soon = chosen('2026-03-03T00:00:00.000Z');
    const later = at('2026-03-03T00:00:00Z');
    given(shareLink, live, soon).when({ type: 'View', owned: false, now: later }).refuses('share-link.not-found');
    given(shareLink, live, soon)
      .when({ type: 'ChooseEnd', expiresAt: at('2026-03-20'), now: later })
      .refuses('share-link.not-found');
    given(shareLink, live, soon)
      .when({ type: 'Expire', now: later })
      .then({ ...expired, data: { ...expired.data, at: '2026-03-03T00:00:00.000Z' } });
    const prolonged = [soon, chosen('2026-03-10T00:00:00.000Z')];
    given(shareLink, live, ...prolonged)
      .when({ type: 'Expire', now: later })
      .then();
  });

  test.each([
    ['2026-03-01T01:00:00Z', '2026-03-01T01:00:00.000Z'],
    ['2027-01-01T00:00:00Z', '2026-03-29T00:00:00.000Z'],
  ])('made to end at %s ends at %s', (end, expiresAt) => {
    given(shareLink)
      .when({ ...create('guest-1', '2026-03-01T00:00:00Z'), end: at(end) })
      .then(created(expiresAt));
  });

  test.each([
    [false, false, false],
    [false, true, true],
    [true, true, false],
  ])(
    'tells of a view by its owner (%s) and of one with a password (%s) that way',
    (owned, hasPassword, withPassword) => {
      const sealed: ShareLinkEvent = {
        type: 'ShareLinkRestricted',
        version: 1,
        data: { hash: 'h1', maxDownloads: null, password: { salt: 's', key: 'k' }, at: '2026-03-02T00:00:00.000Z' },
      };
      given(shareLink, live, ...(hasPassword ? [sealed] : []))
        .when({ type: 'View', owned, now })
        .then({
          type: 'ShareLinkViewed',
          version: 2,
          data: { hash: 'h1', owned, withPassword, at: '2026-03-02T00:00:00.000Z' },
        });
    },
  );
});
