import { priorityOf } from './job-priority.js';

const beside = { seconds: 0, ownerSeconds: 0, waitingJobs: 0, isSlow: false, hasCompany: true };
const alone = { ...beside, hasCompany: false };
const NORMAL = { nice: 0, standsBack: false };
const LOWEST = { nice: 8, standsBack: true };

/**
 * The share of a processor that a job has beside a program that is busy all the time, as the kernel weighs nice values.
 */
const shareOf = (nice: number): number => 1 / (1 + 1.25 ** nice);

describe('a visitor alone', () => {
  test('keeps the normal priority, whatever they use and have waiting', () => {
    expect(priorityOf({ ...alone, seconds: 9, ownerSeconds: 100, waitingJobs: 200 })).toEqual(NORMAL);
  });

  test('has a lower one in the slow lane, where nothing makes a job stand still', () => {
    expect(priorityOf({ ...alone, isSlow: true })).toEqual({ nice: 4, standsBack: false });
  });
});

describe('beside others', () => {
  test('a short job has the normal priority', () => {
    expect(priorityOf({ ...beside, seconds: 0.25, ownerSeconds: 5, waitingJobs: 2 })).toEqual(NORMAL);
  });

  test('a longer one has a lower one, and stands back while a short one runs', () => {
    expect(priorityOf({ ...beside, seconds: 0.26 })).toEqual({ nice: 4, standsBack: true });
  });

  test.each([
    ['of a visitor who has lately used much', { ownerSeconds: 5.1 }],
    ['of a visitor with many more waiting', { waitingJobs: 3 }],
    ['in the slow lane', { isSlow: true }],
  ])('one %s has the lowest one', (_, changes) => {
    expect(priorityOf({ ...beside, ...changes })).toEqual(LOWEST);
  });

  test('even the lowest one leaves a job an eighth of a processor beside a program that is always busy', () => {
    const lowest = priorityOf({ ...beside, seconds: 600, ownerSeconds: 600, waitingJobs: 200, isSlow: true });
    expect(shareOf(lowest.nice)).toBeGreaterThan(1 / 8);
  });
});
