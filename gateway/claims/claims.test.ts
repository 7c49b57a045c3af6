import type { LogState } from '../../contracts/api/audit.js';
import { claimsReply } from '../../contracts/api/claims-reply.js';
import { publicLog } from '../../contracts/api/public-log.js';
import { questions } from '../../contracts/subjects.js';
import { startGateway } from '../fixtures/running-gateway.js';

const claimsWith = async (settings: Readonly<Record<string, string>>) => {
  const running = await startGateway({ settings });
  const reply: unknown = await (await fetch(`${running.url}/api/claims`)).json();
  await running.stop();
  return claimsReply.strict().parse(reply);
};

describe('GET /api/claims', () => {
  test('says nothing that no setting says', async () => {
    expect(await claimsWith({})).toEqual({ offer: null, evidence: [] });
  });

  test('has the usual prices where plans are offered, and compares with nobody', async () => {
    const { offer } = await claimsWith({ PLANS_URL: 'https://shop.example.org/' });
    expect(offer).toEqual({
      url: 'https://shop.example.org/',
      currency: 'USD',
      proMonthly: 4.99,
      lifetime: 99.99,
      competitorMonthly: null,
    });
  });

  test('links to evidence, in the usual words or in those of the operator', async () => {
    const claimSettings = {
      uptime: 'https://status.example.org/',
      rating: { url: 'https://reviews.example.org/', says: '4.6 of 5, from 90 ratings' },
      competitor: 'https://other.example.org/prices',
    };
    const settings = { CLAIMS_EVIDENCE: JSON.stringify(claimSettings), PLANS_URL: 'https://shop.example.org/' };
    const { offer, evidence } = await claimsWith({ ...settings, PRICE_CURRENCY: 'EUR' });
    expect(offer).toMatchObject({ competitorMonthly: 19.99 });
    expect(evidence).toEqual([
      { claim: 'competitor', says: 'A comparable service costs 19.99 EUR a month', url: claimSettings.competitor },
      { claim: 'rating', says: '4.6 of 5, from 90 ratings', url: claimSettings.rating.url },
      { claim: 'uptime', says: '99.9% uptime', url: claimSettings.uptime },
    ]);
  });
});

const place = { position: '7', recordedAt: '2026-03-01T11:59:00.000Z' };
const state: LogState = {
  at: '2026-03-01T12:00:00.000Z',
  events: 8,
  first: place,
  last: place,
  checkpoint: { size: 8, position: '7', time: '2026-03-01T11:59:30.000Z', root: 'AAAA' },
  isSigning: true,
  key: 'docket+0123abcd+AbCd',
  check: {
    status: 'changed',
    startedAt: '2026-03-01T10:00:00.000Z',
    askedBy: { id: 'member-1', name: 'Ada' },
    endedAt: '2026-03-01T10:00:05.000Z',
    events: 5,
    checkpoints: 2,
    finding: { position: '3', text: 'event 3 was changed' },
  },
};

describe('GET /api/log', () => {
  test('tells everybody how far the log is vouched for, but not who checked it and what was found where', async () => {
    const running = await startGateway();
    await running.bus.answer(questions.stateOfLog, async () => state);
    const response = await fetch(`${running.url}/api/log`);
    expect(publicLog.strict().parse(await response.json())).toEqual({
      at: state.at,
      events: 8,
      signed: { events: 8, time: '2026-03-01T11:59:30.000Z' },
      isSigning: true,
      checked: { status: 'changed', events: 5, endedAt: '2026-03-01T10:00:05.000Z' },
      key: state.key,
    });
    await running.stop();
  });

  test('asks the log once in a while, however many visitors ask', async () => {
    const running = await startGateway();
    let asked = 0;
    await running.bus.answer(questions.stateOfLog, async () => {
      asked += 1;
      return state;
    });
    await Promise.all(Array.from({ length: 5 }, () => fetch(`${running.url}/api/log`)));
    expect(asked).toBe(1);
    await running.stop();
  });

  test('is unavailable while the service of the log is away', async () => {
    const running = await startGateway();
    const response = await fetch(`${running.url}/api/log`);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'service.unavailable' });
    await running.stop();
  });
});
