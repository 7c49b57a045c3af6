import { priorityOf } from './job-priority.js';

const beside = { seconds: 0, ownerSeconds: 0, waitingJobs: 0, isSlow: false, hasCompany: true };
const alone = { ...beside, hasCompany: false };
const NORMAL = { nice: 0, isIdle: false };
const IDLE = { nice: 19, isIdle: true };

describe('a visitor alone', () => {
  test('keeps the normal priority, whatever they use and have waiting', () => {
    expect(priorityOf({ ...alone, seconds: 9, ownerSeconds: 100, waitingJobs: 200 })).toEqual(NORMAL);
  });

  test('has the lowest one in the slow lane, but not behind all other programs of the machine', () => {
    expect(priorityOf({ ...alone, isSlow: true })).toEqual({ nice: 19, isIdle: false });
  });
});

describe('beside others', () => {
  test('a short job has the normal priority', () => {
    expect(priorityOf({ ...beside, seconds: 0.25, ownerSeconds: 5, waitingJobs: 2 })).toEqual(NORMAL);
  });

  test('a longer one runs only when nothing else wants to', () => {
    expect(priorityOf({ ...beside, seconds: 0.26 })).toEqual(IDLE);
  });

  test.each([
    ['of a visitor who has lately used much', { ownerSeconds: 5.1 }],
    ['of a visitor with many more waiting', { waitingJobs: 3 }],
    ['in the slow lane', { isSlow: true }],
  ])('one %s runs only when nothing else wants to', (_, given) => {
    expect(priorityOf({ ...beside, ...given })).toEqual(IDLE);
  });
});
