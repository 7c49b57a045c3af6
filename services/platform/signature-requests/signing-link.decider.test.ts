import type { SigningLinkEvent } from '../../../contracts/events/signing-link.js';
import { given } from '../event-store/fixtures/decider-fixture.js';
import { signingLink } from './signing-link.decider.js';

const now = new Date('2026-11-30T09:00:00.000Z');
const at = now.toISOString();
const ends = new Date('2026-12-30T09:00:00.000Z');
const link = {
  linkId: 'l1',
  owner: 'member-ada',
  templateId: 't1',
  digest: 'd',
  asksEmail: false,
  people: 2,
  expiresAt: ends.toISOString(),
} as const;
const created: SigningLinkEvent = { type: 'SigningLinkCreated', version: 1, data: { ...link, at } };
const used = (requestId: string, time = at): SigningLinkEvent => ({
  type: 'SigningLinkUsed',
  version: 1,
  data: { linkId: 'l1', owner: 'member-ada', requestId, at: time },
});
const closed: SigningLinkEvent = {
  type: 'SigningLinkClosed',
  version: 1,
  data: { linkId: 'l1', owner: 'member-ada', at },
};

// Requirement
describe('a link by which many people sign', () => {
  test('is made once', () => {
    given(signingLink).when({ type: 'Create', link, now }).then(created);
    given(signingLink, created).when({ type: 'Create', link, now }).then();
  });

  test('lets as many begin as may, and the one after them not', () => {
    given(signingLink, created, used('r1')).when({ type: 'Use', requestId: 'r2', now }).then(used('r2'));
    given(signingLink, created, used('r1'), used('r2'))
      .when({ type: 'Use', requestId: 'r3', now })
      .refuses('signing-link.full');
  });

  test('counts nobody twice, who goes on even when it is full, closed or over', () => {
    const history = [created, used('r1'), used('r2'), closed];
    given(signingLink, ...history)
      .when({ type: 'Use', requestId: 'r1', now: ends })
      .then();
  });

  test('is over at the very instant it ends', () => {
    const before = new Date(ends.getTime() - 1);
    given(signingLink, created)
      .when({ type: 'Use', requestId: 'r1', now: before })
      .then(used('r1', before.toISOString()));
    given(signingLink, created).when({ type: 'Use', requestId: 'r1', now: ends }).refuses('signing-link.ended');
  });

  test('is closed once, and lets nobody begin from then on', () => {
    given(signingLink, created).when({ type: 'Close', now }).then(closed);
    given(signingLink, created, closed).when({ type: 'Close', now }).then();
    given(signingLink, created, closed).when({ type: 'Use', requestId: 'r1', now }).refuses('signing-link.closed');
  });

  test('that was never made is none', () => {
    given(signingLink).when({ type: 'Use', requestId: 'r1', now }).refuses('signing-link.not-found');
    given(signingLink).when({ type: 'Close', now }).then();
  });
});
