import { jest } from '@jest/globals';
import { PassThrough } from 'node:stream';
import { KB } from '../../contracts/byte-sizes.js';
import { UPLOAD_PACE, watchPace } from './connection-limits.js';

const SECOND = 1000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A body that brings so many bytes each second, and how long it lasts until it is ended. */
const secondsUntilEnded = (seconds: number, bytesIn: (second: number) => number): number | undefined => {
  const body = new PassThrough();
  body.resume();
  let ended: number | undefined;
  let second = 0;
  watchPace(body, UPLOAD_PACE, () => (ended = second));
  for (; second < seconds && ended === undefined; second += 1) {
    body.emit('data', Buffer.alloc(bytesIn(second)));
    jest.advanceTimersByTime(SECOND);
  }
  body.destroy();
  return ended;
};

describe('a body', () => {
  test('that comes at 50 KB/s may take half an hour', () => {
    expect(secondsUntilEnded(1800, () => 50 * KB)).toBeUndefined();
  });

  test('that comes at 1 KB/s may go on', () => {
    expect(secondsUntilEnded(300, () => KB)).toBeUndefined();
  });

  test('that pauses for 20 seconds at a time may go on', () => {
    expect(secondsUntilEnded(600, (second) => (second % 25 === 0 ? 100 * KB : 0))).toBeUndefined();
  });

  test('that comes byte by byte is ended after half a minute', () => {
    expect(secondsUntilEnded(300, () => 1)).toBe(29);
  });

  test('that begins fast and then drips is ended within a minute', () => {
    expect(secondsUntilEnded(300, (second) => (second < 10 ? 500 * KB : 100))).toBeLessThanOrEqual(60);
  });

  test('that nobody takes is not to blame', () => {
    const body = new PassThrough();
    const tooSlow = jest.fn();
    watchPace(body, UPLOAD_PACE, tooSlow);
    body.pause();
    jest.advanceTimersByTime(300 * SECOND);
    expect(tooSlow).not.toHaveBeenCalled();
    body.destroy();
  });

  test('that has arrived is not watched any more', () => {
    const body = new PassThrough();
    const tooSlow = jest.fn();
    body.resume();
    watchPace(body, UPLOAD_PACE, tooSlow);
    body.emit('end');
    jest.advanceTimersByTime(300 * SECOND);
    expect(tooSlow).not.toHaveBeenCalled();
  });
});
