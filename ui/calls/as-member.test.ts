import { asMember } from './as-member.js';
import { CallFailed } from './server-reply.js';

const failing = (status: number) => () => Promise.reject(new CallFailed(status, '', 'of the call'));

/** Runs with a server that answers who is signed in. */
const withServer = async (status: number, work: () => Promise<unknown>) => {
  const real = globalThis.fetch;
  const asked: unknown[] = [];
  globalThis.fetch = (path) => {
    asked.push(path);
    return Promise.resolve(new Response('', { status, statusText: 'of the session' }));
  };
  try {
    return { message: await work().then(() => 'fine', String), asked };
  } finally {
    globalThis.fetch = real;
  }
};

describe('a call about what a member owns', () => {
  test('that finds nothing because nobody is signed in any more says that', async () => {
    expect(await withServer(401, () => asMember(failing(404)))).toEqual({
      message: 'CallFailed: 401: of the session',
      asked: ['/api/auth/me'],
    });
  });

  test('that finds nothing for a member says so', async () => {
    expect((await withServer(200, () => asMember(failing(404)))).message).toBe('CallFailed: 404: of the call');
  });

  test.each([401, 409, 503])('that fails with %i asks nothing more', async (status) => {
    expect(await withServer(401, () => asMember(failing(status)))).toEqual({
      message: `CallFailed: ${status}: of the call`,
      asked: [],
    });
  });

  test('that succeeds asks nothing more', async () => {
    const answer = new Response('');
    expect(await withServer(401, () => asMember(() => Promise.resolve(answer)))).toEqual({
      message: 'fine',
      asked: [],
    });
  });
});
