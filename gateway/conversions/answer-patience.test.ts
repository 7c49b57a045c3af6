import { jest } from '@jest/globals';
import type { Response } from 'express';
import { EventEmitter } from 'node:events';
import { findTool } from '../../contracts/tools/catalogue.js';
import { patienceOf } from './answer-patience.js';

const MINUTE = 60_000;

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const given = (tool: string, factor = 1) => {
  const setTimeout = jest.fn();
  const response = Object.assign(new EventEmitter(), { writableFinished: false, setTimeout });
  const patience = patienceOf(findTool(tool)!, factor, response as unknown as Response);
  const waitsFor = (minutes: number): boolean => {
    jest.advanceTimersByTime(minutes * MINUTE);
    return !patience.over.aborted;
  };
  return { ...patience, response, waitsFor, silence: setTimeout };
};

describe('an answer is waited for', () => {
  test.each(['summarize', 'generate-quiz', 'export-word', 'translate'])(
    'as long as a long scan may take, and a minute, by %s',
    (tool) => {
      const { waitsFor, seconds, silence } = given(tool);
      expect([waitsFor(25.9), waitsFor(0.2), seconds]).toEqual([true, false, 26 * 60]);
      expect(silence).toHaveBeenCalledWith(27 * MINUTE);
    },
  );

  test('six minutes where the tool may take five', () => {
    const { waitsFor } = given('pdf-place-signature');
    expect([waitsFor(5.9), waitsFor(0.2)]).toEqual([true, false]);
  });

  test('longer on a slow machine', () => {
    const { waitsFor } = given('pdf-place-signature', 3);
    expect([waitsFor(15.9), waitsFor(0.2)]).toEqual([true, false]);
  });

  test('until the client leaves', () => {
    const { response, left } = given('summarize');
    expect(left.aborted).toBe(false);
    response.emit('close');
    expect(left.aborted).toBe(true);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('no longer once it is sent, which is no leaving', () => {
    const { response, left } = given('summarize');
    response.writableFinished = true;
    response.emit('close');
    expect(left.aborted).toBe(false);
    expect(jest.getTimerCount()).toBe(0);
  });
});
