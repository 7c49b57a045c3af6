import { adminTexts, adminValues } from './admin-table.js';
import { adminObservations, adminPages } from './fixtures/admin-observed.js';

describe('the fixed texts of the admin dashboard, to the letter', () => {
  test('is observed row by row', () => {
    const observed = [adminPages, adminObservations].flatMap((observers) => Object.keys(observers));
    const named = [...adminTexts.map(({ page }) => page), ...adminValues.map(({ what }) => what)];
    expect([...new Set<string>(named)].toSorted()).toEqual(observed.toSorted());
  });

  test.each(adminTexts)('$requirement: $page says "$text"', async ({ page, text }) => {
    expect(await adminPages[page]?.()).toContain(text);
  });

  test.each(adminValues)('$requirement: $what', async ({ what, value }) => {
    expect(await adminObservations[what]?.()).toEqual(value);
  });
});
