import { jest } from '@jest/globals';
import { NORMAL, type Priority } from './job-priority.js';
import { openPauses, type Pauses } from './neighbours.js';

const IDLE: Priority = { nice: 8, standsBack: true };
const ALONE: Priority = { nice: 4, standsBack: false };

/** From here on, numbers of programs that would outlive the server. */
const FRAGILE = 100;

let clock: number;
let standing: Set<number>;
const open = (besideUrgent: number): Pauses =>
  openPauses({
    besideUrgent,
    now: () => clock,
    pause: (pid) => standing.add(pid),
    resume: (pid) => standing.delete(pid),
  });
let pauses: Pauses;
beforeEach(() => {
  jest.useFakeTimers();
  clock = 400; // beyond the share of those that give way
  standing = new Set();
  pauses = open(0);
});
afterEach(() => jest.useRealTimers());

const job = (pid: number, priority: Priority) =>
  pauses.watch({ priority: () => priority, pids: () => [pid], canPause: (one) => one < FRAGILE });
const pass = (ms: number) => {
  for (let left = ms; left > 0; left -= 50) {
    clock += 50;
    jest.advanceTimersByTime(50);
  }
};
/** In milliseconds, by program. */
const workWithin = (ms: number, pids: readonly number[]): number[] => {
  const worked = pids.map(() => 0);
  for (let passed = 0; passed < ms; passed += 50) {
    pass(50);
    for (const [at, pid] of pids.entries()) if (!standing.has(pid)) worked[at]! += 50;
  }
  return worked;
};
/** One short job follows the other. */
const besideShortOnes = (ms: number, pids: readonly number[]): number[] => {
  const worked = pids.map(() => 0);
  for (let passed = 0; passed < ms; passed += 2500) {
    const end = job(50, NORMAL);
    for (const [at, more] of workWithin(2500, pids).entries()) worked[at]! += more;
    end();
  }
  return worked;
};

test('a job that gives way stands still while one of normal priority runs, and until its result can have been fetched', () => {
  job(1, IDLE);
  expect([...standing]).toEqual([]);
  const end = job(2, NORMAL);
  expect([...standing]).toEqual([1]);
  end();
  pass(200);
  expect([...standing]).toEqual([1]);
  pass(100);
  expect([...standing]).toEqual([]);
});

test('a job that has a lower priority because it is slow, and is alone, goes on', () => {
  job(1, ALONE);
  job(2, NORMAL);
  expect([...standing]).toEqual([]);
});

test('a program that would outlive the server if it stood still goes on', () => {
  job(FRAGILE, IDLE);
  job(2, NORMAL);
  expect([...standing]).toEqual([]);
});

test('jobs that give way do not stand still for each other', () => {
  job(1, IDLE);
  job(2, IDLE);
  expect([...standing]).toEqual([]);
});

test('one that begins to give way meanwhile stands still soon', () => {
  job(2, NORMAL);
  const priorities = [NORMAL, NORMAL, IDLE];
  pauses.watch({ priority: () => priorities.shift() ?? IDLE, pids: () => [1], canPause: () => true });
  pass(150);
  expect([...standing]).toEqual([1]);
});

test('where there are two cores or one, those that give way have a fifth of the time between them', () => {
  [1, 2].forEach((pid) => job(pid, IDLE));
  const worked = besideShortOnes(12_500, [1, 2]);
  expect(worked[0]! + worked[1]!).toBe(2500);
  expect(Math.abs(worked[0]! - worked[1]!)).toBeLessThanOrEqual(500);
});

test('where there are more cores, all but two are theirs, in turns', () => {
  pauses = open(2);
  [1, 2, 3, 4].forEach((pid) => job(pid, IDLE));
  const worked = besideShortOnes(20_000, [1, 2, 3, 4]);
  expect(worked.reduce((sum, ms) => sum + ms, 0)).toBe(40_000);
  for (const ms of worked) expect(Math.abs(ms - 10_000)).toBeLessThanOrEqual(1000);
});

test('nobody stands still for one that other programs of the machine hold up', () => {
  job(1, IDLE);
  job(2, NORMAL);
  pass(2950);
  expect([...standing]).toEqual([1]);
  expect(workWithin(10_000, [1])).toEqual([10_000]);
});

test('one that ends while it stands still is let go', () => {
  const end = job(1, IDLE);
  job(2, NORMAL);
  end();
  expect([...standing]).toEqual([]);
});
