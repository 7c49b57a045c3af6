import { orSay } from './refused.js';
import { CallFailed } from './reply.js';

const answered = (status: number, code: string, error: string) =>
  orSay('Failed to sign PDF', () =>
    Promise.reject(new CallFailed(status, JSON.stringify({ error, code, facts: {} }), '')),
  );

describe('a call with a sentence of its own for failures', () => {
  test('lets the server say what is wrong with the file', async () => {
    await expect(answered(422, 'pdf.encrypted', 'a.pdf is protected by a password')).rejects.toThrow(
      'a.pdf is protected by a password',
    );
  });

  test.each([
    [404, 'route.not-found', 'There is nothing at /api/pdf/sign'],
    [500, 'server.defect', 'Something went wrong on our side'],
    [422, 'pdf.encrypted', ''],
  ])('says its own sentence on %s %s', async (status, code, error) => {
    await expect(answered(status, code, error)).rejects.toThrow('Failed to sign PDF');
  });

  test('says its own sentence when somebody else answered, or nobody', async () => {
    await expect(orSay('Failed', () => Promise.reject(new CallFailed(502, '<html>', '')))).rejects.toThrow('Failed');
    await expect(orSay('Failed', () => Promise.reject(new TypeError('fetch')))).rejects.toThrow('Failed');
  });

  test('gives the answer when there is one', async () => {
    expect(await orSay('Failed', () => Promise.resolve(1))).toBe(1);
  });
});
