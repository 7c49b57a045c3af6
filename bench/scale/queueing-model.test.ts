import { capacityOf, firstFull, predict } from './queueing-model.js';

const single = (demandMs: number) => ({ name: 'one at a time', demandMs, servers: 1 });
const delay = (demandMs: number) => ({ name: 'waiting', demandMs, servers: Infinity });

describe('the model of queues', () => {
  test('one customer alone takes the sum of what is needed', () => {
    expect(predict([single(10), delay(20)], 1)).toEqual({ perSecond: 1000 / 30, ms: 30 });
  });

  test('where nobody waits for another, as many customers do as many times as much', () => {
    expect(predict([delay(50)], 8).perSecond).toBeCloseTo(160);
  });

  test('with many customers the slowest part says how much', () => {
    const { perSecond } = predict([single(10), single(4), delay(30)], 200);
    expect(perSecond).toBeGreaterThan(99);
    expect(perSecond).toBeLessThanOrEqual(100);
  });

  // The textbook case of two equal stations: N customers, throughput N / (N + 1) of the most.
  test.each([1, 2, 5, 50])('two equal parts are used as the exact solution says, by %i customers', (customers) => {
    expect(predict([single(10), single(10)], customers).perSecond).toBeCloseTo((customers / (customers + 1)) * 100);
  });

  test('two servers carry twice as much, and one customer is no faster for it', () => {
    const two = { name: 'two', demandMs: 10, servers: 2 };
    expect(capacityOf(two)).toBe(200);
    expect(predict([two], 1).ms).toBeCloseTo(10);
  });

  test('what is full first is what carries least', () => {
    expect(firstFull([single(5), { name: 'wide', demandMs: 20, servers: 8 }])?.name).toBe('one at a time');
  });
});
