import { createActor, fromCallback, fromPromise, waitFor } from 'xstate';
import { CallFailed } from '../calls/server-reply.js';
import { testEveryEdge } from '../testing/every-edge.js';
import { runCallWalk } from './fixtures/run-call.walk.js';
import { messagesOf } from './call-feed.js';
import { playedCall } from './run-call-fixture.js';
import { answerOf } from './run-call.machine.js';

const file = new File(['abc'], 'report.pdf');
const refused = (code: string) => new CallFailed(422, JSON.stringify({ error: 'It is locked', code }), '');

/** A server that refuses with these codes, one after the other, and then answers. */
const given = (...codes: readonly string[]) => {
  const left = [...codes];
  const asked: File[] = [];
  const call = playedCall(async (request: { readonly file: File }) => {
    asked.push(request.file);
    const code = left.shift();
    if (code === undefined) return 'done';
    throw new Error('Failed to process report.pdf', { cause: refused(code) });
  });
  return { asked, run: createActor(call, { input: { file } }).start() };
};

describe('a call run for a page', () => {
  test('ends with what it is answered', async () => {
    const { run } = given();
    const { output } = await waitFor(run, ({ status }) => status === 'done');
    expect(output && answerOf(output)).toBe('done');
  });

  test('asks for the password of a locked file, and again where that is wrong', async () => {
    const { run, asked } = given('pdf.encrypted', 'pdf.wrong-password');
    await waitFor(run, (state) => state.matches('unlocking'));
    expect(run.getSnapshot().context.wrong).toBe(false);
    run.send({ type: 'password.given' });
    await waitFor(run, (state) => state.matches('unlocking') && state.context.wrong);
    run.send({ type: 'password.given' });
    const { output } = await waitFor(run, ({ status }) => status === 'done');
    expect(output).toEqual({ status: 'completed', answer: 'done' });
    expect(asked).toEqual([file, file, file]);
  });

  test('has failed for want of the password where none is given', async () => {
    const { run } = given('pdf.encrypted');
    await waitFor(run, (state) => state.matches('unlocking'));
    run.send({ type: 'unlock.cancelled' });
    expect(run.getSnapshot().output).toMatchObject({ error: { message: 'Failed to process report.pdf' } });
  });

  test('that fails for another reason asks for nothing', async () => {
    const { run } = given('pdf.unreadable');
    const { output } = await waitFor(run, ({ status }) => status === 'done');
    expect(output).toMatchObject({ status: 'failed' });
  });

  test('tells how far the server is', () => {
    const call = playedCall(() => new Promise<string>(() => undefined)).provide({
      actors: {
        callFeed: fromCallback(({ sendBack }) =>
          sendBack({ type: 'call.progressed', percent: 40, step: 'page 2 of 5' }),
        ),
      },
    });
    const run = createActor(call, { input: { file } }).start();
    expect(run.getSnapshot().context).toMatchObject({ percent: 40, step: 'page 2 of 5' });
  });

  test('asks before the page is left, and no longer once it is answered', async () => {
    const warnings: string[] = [];
    const call = playedCall(() => Promise.resolve('done')).provide({
      actors: {
        leaveWarning: fromCallback(() => {
          warnings.push('on');
          return () => warnings.push('off');
        }),
      },
    });
    const run = createActor(call, { input: { file } }).start();
    await waitFor(run, ({ status }) => status === 'done');
    expect(warnings).toEqual(['on', 'off']);
  });

  test('breaks the request off when nobody waits for it any more', async () => {
    let signal: AbortSignal | undefined;
    const call = playedCall(() => new Promise<string>(() => undefined)).provide({
      actors: {
        ask: fromPromise(({ signal: given }) => {
          signal = given;
          return new Promise(() => undefined);
        }),
      },
    });
    const run = createActor(call, { input: { file } }).start();
    await Promise.resolve();
    expect(signal?.aborted).toBe(false);
    run.stop();
    expect(signal?.aborted).toBe(true);
  });
});

describe('the live connection, for a call', () => {
  const message = (conversionId: string, rest: object = {}) =>
    ({ type: 'conversion_progress', conversionId, progress: 40, status: 'processing', ...rest }) as const;

  test('speaks of its conversion from where the server says which one that is', () => {
    const isOurs = messagesOf('mine');
    expect(
      [
        message('c1'),
        message('c2', { call: 'other' }),
        message('c1', { call: 'mine' }),
        message('c2'),
        message('c1'),
        message('c1', { status: 'completed' }),
      ].map(isOurs),
    ).toEqual([false, false, true, false, true, false]);
  });
});

describe('every edge of a call', () => {
  testEveryEdge(runCallWalk);
});
