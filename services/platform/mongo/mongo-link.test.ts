import { MongoBulkWriteError, MongoNetworkError, MongoServerError, MongoWriteConcernError } from 'mongodb';
import { eachReachable, whileReachable } from './mongo-link.js';

const AWAY = { code: 'service.unavailable', facts: { service: 'MongoDB' } };

const failing = (error: Error) => () => Promise.reject(error);
const says = (code: number, labels: string[] = []) =>
  new MongoServerError({ message: `code ${code}`, code, errorLabels: labels });

describe('a MongoDB that changes its primary', () => {
  test.each([
    ['is not the primary any more', says(10_107)],
    ['steps down', says(189)],
    ['shuts down', says(91)],
    ['interrupts the call at its shutdown', says(11_600)],
    ['interrupts the call at an election', says(11_602)],
    ['does not read as a secondary', says(13_435)],
    ['has not caught up yet', says(13_436)],
    ['asks for another try', says(1, ['RetryableWriteError'])],
    [
      'took too long to reach a majority',
      new MongoWriteConcernError({ ok: 1, writeConcernError: { code: 64, errmsg: '' } }),
    ],
    ['says so of many writes', new MongoBulkWriteError({ message: '', code: 91, writeErrors: [] }, {} as never)],
    ['hangs up', new MongoNetworkError('connection closed')],
  ])('is told as away, not as a defect, when it %s', async (_, error) => {
    await expect(whileReachable(failing(error))).rejects.toMatchObject(AWAY);
  });

  test.each([says(11_000), says(13), new TypeError('a defect of ours')])(
    'is not blamed for what it did not do: %s',
    async (error) => {
      await expect(whileReachable(failing(error))).rejects.toBe(error);
    },
  );

  test('is told as away in the middle of a long list, which is closed then', async () => {
    let closed = 0;
    const answers = [Promise.resolve(1), Promise.resolve(2), Promise.reject(says(189))];
    answers[2]?.catch(() => undefined);
    const cursor = { next: () => answers.shift() ?? Promise.resolve(null), close: async () => void (closed += 1) };
    const seen: number[] = [];
    const reading = (async () => {
      for await (const item of eachReachable(cursor)) seen.push(item);
    })();
    await expect(reading).rejects.toMatchObject(AWAY);
    expect({ seen, closed }).toEqual({ seen: [1, 2], closed: 1 });
  });
});
