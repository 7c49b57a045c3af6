import { DAY_MS, MINUTE_MS } from '../../../contracts/durations.js';
import { putClockBack } from '../fixtures/wrong-clock.js';
import { openCpuBudget } from './cpu-budgets.js';

const openAt = (secondsPerHour: number) => {
  let now = 0;
  const budget = openCpuBudget({ secondsPerHour, elapsed: () => now });
  const pass = (minutes: number) => (now += minutes * MINUTE_MS);
  return { ...budget, pass };
};

describe('the budget of a visitor', () => {
  test('may be used at once', () => {
    const budget = openAt(600);
    budget.spend('anna', 600);
    expect(budget.secondsUntilMore('anna')).toBe(0);
  });

  test('that is overdrawn comes back bit by bit, and it is told when', () => {
    const budget = openAt(600);
    budget.spend('anna', 660);
    expect(budget.secondsUntilMore('anna')).toBe(360);
    budget.pass(5);
    expect(budget.secondsUntilMore('anna')).toBe(60);
    budget.pass(1);
    expect(budget.secondsUntilMore('anna')).toBe(0);
  });

  test('comes back within the hour when the clock of the machine is put back by forty days', () => {
    const budget = openCpuBudget({ secondsPerHour: 600 });
    budget.spend('anna', 660);
    const setRight = putClockBack(40 * DAY_MS);
    const seconds = budget.secondsUntilMore('anna');
    setRight();
    expect(seconds).toBeLessThanOrEqual(360);
  });

  test('is nobody else’s', () => {
    const budget = openAt(600);
    budget.spend('anna', 6000);
    expect(budget.secondsUntilMore('ben')).toBe(0);
  });

  test('is there again after an hour, whatever was used', () => {
    const budget = openAt(600);
    budget.spend('anna', 1_000_000);
    expect(budget.secondsUntilMore('anna')).toBe(3600);
    budget.pass(60);
    expect(budget.secondsUntilMore('anna')).toBe(0);
  });
});
