import { createActor, fromPromise, waitFor } from 'xstate';
import type { OpenEmbedReply } from '../../../contracts/api/embedding.js';
import type { FrameMessage } from '../../../contracts/embedding/frame-messages.js';
import type { FrameRequest, FrameResult } from '../../calls/frame.calls.js';
import { CallFailed } from '../../calls/server-reply.js';
import { testEveryEdge } from '../../testing/every-edge.js';
import { embedMachine } from './embed.machine.js';
import { embedWalk, frameResult, opened, pdfOf } from './fixtures/embed.walk.js';

interface Given {
  readonly token?: string;
  readonly frame?: Partial<OpenEmbedReply>;
  readonly run?: () => Promise<FrameResult>;
}

const given = ({ token = 'a token', frame = {}, run = () => Promise.resolve(frameResult) }: Given = {}) => {
  const messages: FrameMessage[] = [];
  const asked: FrameRequest[] = [];
  const actors = {
    openFrame: fromPromise<OpenEmbedReply, { readonly path: string; readonly token: string }>(() =>
      Promise.resolve({ ...opened, ...frame }),
    ),
    runInFrame: fromPromise<FrameResult, FrameRequest>(({ input }) => {
      asked.push(input);
      return run();
    }),
  };
  const page = createActor(embedMachine.provide({ actors }), { input: { path: '/embed/4b0e6d2f91c87a35', token } });
  page.on('*', (message) => messages.push(message));
  page.start();
  return { page, told: messages, asked };
};
const types = (messages: readonly FrameMessage[]): readonly string[] => messages.map(({ type }) => type);

describe('a frame', () => {
  test('runs its tool with the options of its token, and hands the result over', async () => {
    const { page, told, asked } = given();
    await waitFor(page, (state) => state.matches('choosing'));
    page.send({ type: 'files.given', files: [pdfOf()] });
    page.send({ type: 'start.pressed' });
    await waitFor(page, (state) => state.matches('done'));
    expect(asked).toMatchObject([{ secret: opened.secret, operation: 'pdf-compress', options: { quality: 'low' } }]);
    expect(types(told)).toEqual(['docket:ready', 'docket:started', 'docket:completed']);
    expect(told.at(-1)).toMatchObject({
      name: 'a_compressed.pdf',
      mime: 'application/pdf',
      size: 8,
      data: frameResult.data,
    });
  });

  test('whose token was used says so, and asks nothing', () => {
    const { page, told } = given({ token: '' });
    expect(page.getSnapshot()).toMatchObject({ value: 'over', context: { message: /opened already/ } });
    expect(told).toEqual([]);
  });

  test('says which files it does not take', async () => {
    const { page } = given();
    await waitFor(page, (state) => state.matches('choosing'));
    page.send({ type: 'files.given', files: [new File(['a'], 'a.png', { type: 'image/png' })] });
    expect(page.getSnapshot().context).toMatchObject({ files: [], message: expect.stringContaining('Only PDF') });
  });

  test('for every tool offers those that take the files', async () => {
    const { page, asked } = given({ frame: { tool: null, options: {} } });
    await waitFor(page, (state) => state.matches('choosing'));
    page.send({ type: 'files.given', files: [pdfOf(), pdfOf('b.pdf')] });
    page.send({ type: 'tool.chosen', tool: 'pdf-merge' });
    page.send({ type: 'start.pressed' });
    await waitFor(page, (state) => state.matches('done'));
    expect(asked).toMatchObject([{ operation: 'pdf-merge' }]);
  });

  test('tells why a run failed, and can begin anew', async () => {
    const refusal = new CallFailed(429, JSON.stringify({ error: 'Too many', code: 'queue.full', facts: {} }), '');
    const { page, told } = given({ run: () => Promise.reject(refusal) });
    await waitFor(page, (state) => state.matches('choosing'));
    page.send({ type: 'files.given', files: [pdfOf()] });
    page.send({ type: 'start.pressed' });
    await waitFor(page, (state) => state.matches('choosing') && state.context.message !== '');
    expect(told.at(-1)).toEqual({ type: 'docket:failed', code: 'queue.full', message: 'Too many' });
  });

  test('tells that a run was cancelled', async () => {
    const { page, told } = given({ run: () => new Promise(() => undefined) });
    await waitFor(page, (state) => state.matches('choosing'));
    page.send({ type: 'files.given', files: [pdfOf()] });
    page.send({ type: 'start.pressed' });
    page.send({ type: 'cancel.pressed' });
    expect(types(told)).toEqual(['docket:ready', 'docket:started', 'docket:cancelled']);
  });

  testEveryEdge(embedWalk);
});
