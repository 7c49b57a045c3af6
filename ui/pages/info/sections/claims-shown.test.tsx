import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { claims, evidencedClaims } from '../../../../contracts/claims.js';
import type { Offer } from '../../../../contracts/plans.js';
import { ClaimCards, ClaimsShown } from './claim-cards.js';
import { LiveLog, LogShown } from './live-log.js';
import { OfferPlans, OfferShown } from './offer-plans.js';

const evidence = { claim: 'uptime', says: '99.9% uptime', url: 'https://status.example.org/' } as const;

const offer: Offer = {
  url: 'https://shop.example.org/',
  currency: 'USD',
  proMonthly: 4.99,
  lifetime: 99.99,
  competitorMonthly: null,
};

const offerPage = (shown: Offer | null): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <OfferShown offer={shown} />
    </MemoryRouter>,
  );

describe('a claim that needs evidence', () => {
  test('is not on a page whose scripts have not run', () => {
    const page = renderToStaticMarkup(<ClaimCards claims={evidencedClaims} />);
    expect(evidencedClaims.filter((id) => claims[id].pattern.test(page))).toEqual([]);
    expect(page).toContain(claims.uptime.topic);
  });

  test('appears with a link to its evidence, and no other with it', () => {
    const page = renderToStaticMarkup(<ClaimsShown claims={evidencedClaims} evidence={[evidence]} />);
    expect(page).toMatch(/<a href="https:\/\/status\.example\.org\/"[^>]*>99\.9% uptime/);
    expect(evidencedClaims.filter((id) => claims[id].pattern.test(page))).toEqual(['uptime']);
  });
});

describe('the prices of an installation', () => {
  test('are none where its operator charges nothing', () => {
    expect(offerPage(null)).toContain('This installation is free to use');
    expect(offerPage(null)).not.toMatch(/\d[.]\d\d/);
  });

  test('are not guessed before the server has answered', () => {
    const page = renderToStaticMarkup(
      <MemoryRouter>
        <OfferPlans />
      </MemoryRouter>,
    );
    expect(page.replaceAll(/<[^>]*>/g, ' ')).not.toMatch(/free to use|\d[.]\d\d/);
  });

  test('are those of the settings, with what a year comes to', () => {
    const page = offerPage(offer);
    expect(page).toContain('$4.99 a month');
    expect(page).toContain('$59.88 a year');
    expect(page).toContain('$99.99');
    expect(page).not.toContain('less than');
  });

  test('are compared only where the operator has evidence of the other price', () => {
    expect(offerPage({ ...offer, competitorMonthly: 19.99 })).toContain('$180.00 a year less');
  });
});

describe('the state of the log', () => {
  const log = {
    at: '2026-03-01T12:00:00.000Z',
    events: 1234,
    signed: { events: 1200, time: '2026-03-01T11:59:30.000Z' },
    isSigning: true,
    checked: null,
    key: 'docket+0123abcd+AbCd',
  };

  test('is told with the key that receipts are checked with', () => {
    const page = renderToStaticMarkup(<LogShown log={log} />);
    expect(page).toContain('1,234');
    expect(page).toContain('docket+0123abcd+AbCd');
    expect(page).not.toContain('role="alert"');
  });

  test('says so when the log differs from what was signed', () => {
    expect(renderToStaticMarkup(<LogShown log={{ ...log, isSigning: false }} />)).toContain('role="alert"');
  });

  test('says where the numbers are to be had, before any script has run', () => {
    expect(renderToStaticMarkup(<LiveLog />)).toContain('GET /api/log');
  });
});
