import { jest } from '@jest/globals';
import { NORMAL, type Priority } from './job-priority.js';
import { openPauses, type Pauses } from './pauses.js';

const IDLE: Priority = { nice: 19, isIdle: true };
const LOWER: Priority = { nice: 10, isIdle: false };

/** From here on, numbers of programs that would outlive the server. */
const FRAGILE = 100;

let clock: number;
let standing: Set<number>;
let pauses: Pauses;
beforeEach(() => {
  jest.useFakeTimers();
  clock = 0;
  standing = new Set();
  pauses = openPauses({
    canPause: (pid) => pid < FRAGILE,
    now: () => clock,
    pause: (pid) => standing.add(pid),
    resume: (pid) => standing.delete(pid),
  });
});
afterEach(() => jest.useRealTimers());

const job = (pid: number, priority: Priority) => pauses.watch({ priority: () => priority, pids: () => [pid] });
const pass = (ms: number) => {
  for (let left = ms; left > 0; left -= 50) {
    clock += 50;
    jest.advanceTimersByTime(50);
  }
};

test('a job that gives way stands still while one of normal priority runs, and goes on after it', () => {
  job(1, IDLE);
  expect([...standing]).toEqual([]);
  const end = job(2, NORMAL);
  expect([...standing]).toEqual([1]);
  end();
  expect([...standing]).toEqual([]);
});

test('a job of lower priority that is not the last one goes on', () => {
  job(1, LOWER);
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
  pauses.watch({ priority: () => priorities.shift() ?? IDLE, pids: () => [1] });
  pass(150);
  expect([...standing]).toEqual([1]);
});

test('however busy the others are, it runs a fifth of the time', () => {
  job(1, IDLE);
  job(2, NORMAL);
  let ran = 0;
  for (let passed = 0; passed < 12_500; passed += 50) {
    pass(50);
    if (standing.size === 0) ran += 50;
  }
  expect(ran / 12_500).toBeCloseTo(0.2, 1);
});

test('one that ends while it stands still is let go', () => {
  const end = job(1, IDLE);
  job(2, NORMAL);
  end();
  expect([...standing]).toEqual([]);
});
