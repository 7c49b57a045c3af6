import { aiNotices, aiTexts, aiValues } from './ai-table.js';
import { aiObservations, aiPages, aiSituations } from './fixtures/ai-observed.js';

describe('the fixed texts of the AI tools on the home page, to the letter', () => {
  test('is observed row by row', () => {
    const observed = [aiPages, aiSituations, aiObservations].flatMap((observers) => Object.keys(observers));
    const named = [
      aiTexts.map(({ page }) => page),
      aiNotices.map(({ situation }) => situation),
      aiValues.map(({ what }) => what),
    ];
    expect([...new Set<string>(named.flat())].toSorted()).toEqual(observed.toSorted());
  });

  test.each(aiTexts)('$requirement: $page says "$text"', async ({ page, text }) => {
    expect(await aiPages[page]?.()).toContain(text);
  });

  test.each(aiNotices)('$requirement: $situation', async ({ situation, title, text, tone }) => {
    expect(await aiSituations[situation]?.()).toEqual({ type: 'notice', title, text, tone });
  });

  test.each(aiValues)('$requirement: $what', async ({ what, value }) => {
    expect(await aiObservations[what]?.()).toEqual(value);
  });
});
